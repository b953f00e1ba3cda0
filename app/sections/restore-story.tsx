import type { ReactNode } from "react";
import type { Claim, HeadingTexts, TitledText } from "#app/shapes.ts";
import { Section } from "#app/ui/section.tsx";

interface RestoreStoryProps {
  heading: HeadingTexts;
  claim?: Claim;
  points: readonly TitledText[];
  children: ReactNode;
}

export function RestoreStory({ heading, claim, points, children }: RestoreStoryProps) {
  return (
    <Section className="axes gap-x-8 gap-y-6 max-lg:grid-fit-72">
      <div className="axis-side flex flex-col gap-6 lg:gap-10">
        <div>
          <h2 className="text-heading">{heading.title}</h2>
          <p className="mt-4 text-ink-soft">{heading.lead}</p>
        </div>
        <dl className="grid gap-4">
          {points.map(({ title, text }) => (
            <div key={title}>
              <dt className="text-lg font-semibold line-height-snug">{title}</dt>
              <dd className="text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="axis-main lg:grid lg:content-between">
        <div>{children}</div>
        {claim && (
          <p className="mt-6 text-lg">
            {claim.lead}{" "}
            <span className="whitespace-nowrap me-1 text-figure font-semibold tracking-tight text-brand">
              {claim.figure}
            </span>{" "}
            <span className="max-lg:block">{claim.text}</span>
            {claim.source && <small className="block pt-2 text-sm text-ink-soft">{claim.source}</small>}
          </p>
        )}
      </div>
    </Section>
  );
}
