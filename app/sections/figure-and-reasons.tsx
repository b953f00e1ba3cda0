import type { Claim, Heading, Item } from "#app/content/shapes.ts";
import { Section } from "#app/ui/section.tsx";

export function FigureAndReasons({
  heading,
  claim,
  reasons,
}: {
  heading: Heading;
  claim: Claim;
  reasons: readonly Item[];
}) {
  return (
    <Section tone="night">
      <h2 className="max-w-text text-xl text-on-night-soft">{heading.title}</h2>
      <p className="mt-6 max-w-headline text-2xl font-semibold tracking-tight lg:text-3xl">
        {claim.lead} <span className="text-brand-bright">{claim.figure}</span> {claim.text}
        {claim.source && (
          <small className="block pt-4 text-xs font-normal tracking-normal text-on-night-soft">
            {claim.source}
          </small>
        )}
      </p>
      <ul className="mt-12 lg:mt-16">
        {reasons.map(({ title, text }) => (
          <li
            key={title}
            className="grid gap-x-16 gap-y-1 border-t border-night-line py-6 last:pb-0 lg:grid-cols-less-more lg:items-baseline"
          >
            <h3 className="text-lg">{title}</h3>
            <p className="max-w-text text-on-night-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
