import type { ReactNode } from "react";
import type { Claim, Heading, Item } from "#app/content/shapes.ts";
import { Section } from "#app/ui/section.tsx";

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
    <Section className="axes gap-x-8 gap-y-6 max-lg:grid-fit-72 lg:gap-y-12">
      <div className="axis-side flex flex-col justify-between gap-6">
        <div>
          <h2 className="text-heading">{heading.title}</h2>
          <p className="mt-4 text-ink-soft">{heading.lead}</p>
        </div>
        <p className="text-lg">
          {claim.lead}{" "}
          <span className="whitespace-nowrap text-figure sm:block font-semibold tracking-tight text-brand">
            {claim.figure}
          </span>{" "}
          {claim.text}
          {claim.source && <small className="block pt-2 text-sm text-ink-soft">{claim.source}</small>}
        </p>
      </div>
      <div className="axis-main">{children}</div>
      <dl className="axes col-span-full gap-x-8 gap-y-4 max-lg:grid-fit-48">
        {points.map(({ title, text }) => (
          <div key={title} className="border-t border-line pt-3 lg:col-span-4">
            <dt className="text-lg font-semibold leading-snug">{title}</dt>
            <dd className="mt-1 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
