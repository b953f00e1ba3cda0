import type { ReactNode } from "react";
import type { Claim, Heading, Item } from "#app/content/shapes.ts";
import { Section, SectionHeading } from "#app/ui/section.tsx";

export function RestoreStory({
  heading,
  claim,
  points,
  children,
}: {
  heading: Heading;
  claim: Claim;
  points: readonly Item[];
  children: ReactNode;
}) {
  return (
    <Section tone="sunk" className="grid gap-x-20 gap-y-12 lg:grid-cols-less-more">
      <div className="flex flex-col gap-10 lg:justify-between">
        <SectionHeading {...heading} />
        <p className="text-lg">
          {claim.lead}{" "}
          <span className="block whitespace-nowrap text-figure font-semibold tracking-tight text-brand">
            {claim.figure}
          </span>{" "}
          {claim.text}
          {claim.source && <small className="block pt-2 text-xs text-ink-soft">{claim.source}</small>}
        </p>
      </div>
      {children}
      <dl className="grid gap-x-10 gap-y-6 border-t border-line pt-8 md:grid-cols-3 md:gap-y-1 lg:col-span-2">
        {points.map(({ title, text }) => (
          <div key={title} className="md:row-span-2 md:grid md:grid-rows-subgrid">
            <dt className="text-lg font-semibold leading-snug">{title}</dt>
            <dd className="mt-1 text-ink-soft md:mt-0">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
