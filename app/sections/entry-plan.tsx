import type { Claim, Heading } from "#app/content/shapes.ts";
import { Section } from "#app/ui/section.tsx";

/** What the smallest plan holds, as two figures side by side. */
export function EntryPlan({ heading, claims }: { heading: Heading; claims: readonly Claim[] }) {
  return (
    <Section tone="night">
      <div className="grid gap-x-16 gap-y-5 md:grid-cols-2 md:items-end">
        <h2 className="text-2xl">{heading.title}</h2>
        <p className="text-lg text-on-night-soft">{heading.lead}</p>
      </div>
      <div className="mt-12 grid gap-y-10 border-t border-night-line pt-10 md:grid-cols-2 md:gap-x-16 lg:mt-16 lg:pt-14">
        {claims.map(({ lead, figure, text }) => (
          <p key={figure} className="flex max-w-[24ch] flex-col text-lg leading-snug">
            <span className="min-h-[1lh] text-on-night-soft max-md:empty:hidden">{lead}</span>{" "}
            <span className="pt-3 text-figure font-semibold tracking-tight text-brand-bright">{figure}</span>{" "}
            <span className="pt-2">{text}</span>
          </p>
        ))}
      </div>
    </Section>
  );
}
