import type { ReactNode } from "react";
import type { Claim, Heading } from "#app/content/shapes.ts";
import { Section } from "#app/ui/section.tsx";

export function EntryPlan({
  heading,
  figures,
}: {
  heading: Heading;
  figures: readonly { claim: Claim; picture: ReactNode }[];
}) {
  return (
    <Section tone="night">
      <div className="grid gap-x-16 gap-y-5 md:grid-cols-2 md:items-end">
        <h2 className="text-2xl">{heading.title}</h2>
        <p className="text-lg text-on-night-soft">{heading.lead}</p>
      </div>
      <div className="mt-12 grid gap-y-12 border-t border-night-line pt-10 md:grid-cols-2 md:gap-x-16 lg:mt-16 lg:pt-12">
        {figures.map(({ claim: { lead, figure, text }, picture }) => (
          <div key={figure} className="flex flex-col justify-between gap-8">
            {picture}
            <p className="max-w-headline text-lg leading-snug">
              <span className="flex flex-wrap items-baseline gap-x-4">
                {lead && <span className="text-on-night-soft">{lead} </span>}
                <span className="text-figure font-semibold tracking-tight text-brand-bright">
                  {figure}
                </span>{" "}
              </span>
              <span className="block pt-2">{text}</span>
            </p>
          </div>
        ))}
      </div>
    </Section>
  );
}
