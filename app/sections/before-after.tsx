import { Section } from "#app/ui/section.tsx";

export function BeforeAfter({
  title,
  before,
  after,
  pairs,
}: {
  title: string;
  before: string;
  after: string;
  pairs: readonly { before: string; after: string }[];
}) {
  return (
    <Section>
      <h2 className="text-2xl">{title}</h2>
      {/* Hidden, because a screen reader gets these headings in every row. */}
      <p
        aria-hidden="true"
        className="mt-10 hidden gap-x-16 pb-3 text-sm text-ink-soft md:grid md:grid-cols-less-more"
      >
        <span>{before}</span>
        <span>{after}</span>
      </p>
      <ul className="mt-8 border-b border-line md:mt-0">
        {pairs.map((pair) => (
          <li
            key={pair.before}
            className="grid gap-x-16 gap-y-3 border-t border-line py-6 md:grid-cols-less-more md:items-baseline"
          >
            <p className="text-ink-soft">
              <span className="block text-sm md:sr-only">{before}: </span>
              {pair.before}
            </p>
            <p className="text-xl font-semibold text-brand-strong">
              <span className="block text-sm font-normal text-ink-soft md:sr-only">{after}: </span>
              {pair.after}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
