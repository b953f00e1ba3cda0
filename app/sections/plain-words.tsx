import type { Item } from "#app/content/shapes.ts";
import { Section } from "#app/ui/section.tsx";

interface PlainWordsProps {
  title: string;
  ours: Item;
  theirs: Item;
}

/** The same sentence in technical words and in the customer's. */
export function PlainWords({ title, ours, theirs }: PlainWordsProps) {
  return (
    <Section tone="wash">
      <h2 className="text-xl text-brand-strong">{title}</h2>
      <p className="mt-10 text-ink-soft">
        {ours.title}
        <s className="block pt-1 text-xl decoration-2">{ours.text}</s>
      </p>
      <p className="mt-8 text-ink-soft">
        {theirs.title}
        <strong className="block max-w-headline pt-1 text-2xl font-semibold leading-tight tracking-tight text-brand-strong sm:text-3xl sm:leading-tight">
          {theirs.text}
        </strong>
      </p>
    </Section>
  );
}
