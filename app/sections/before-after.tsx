import { Section } from "#app/ui/section.tsx";

/** What changes, line by line: how it is today, struck lightly, and how it will be. */
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
      <ul className="mt-10 border-b border-line">
        {pairs.map((pair) => (
          <li
            key={pair.before}
            className="grid gap-x-16 gap-y-2 border-t border-line py-6 md:grid-cols-2 md:items-baseline"
          >
            <p className="text-ink-soft">
              <span className="block text-xs md:inline md:pe-3">{before}</span> {pair.before}
            </p>
            <p className="text-xl font-semibold text-brand-strong">
              <span className="block text-xs font-normal text-ink-soft md:inline md:pe-3">{after}</span>{" "}
              {pair.after}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
