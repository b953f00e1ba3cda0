import type { HeadingTexts, TitledText } from "#app/shapes.ts";
import { ExampleMark } from "#app/ui/example-mark.tsx";

interface LitLedgerProps {
  heading: HeadingTexts;
  card: TitledText;
  groups: readonly { title: string; list: readonly (TitledText & { field: string; value: string })[] }[];
}

// A ledger beside a sticky card: the row in view, or under the pointer, highlights its field on the card. Browsers without
// scroll-driven animations highlight on hover only. On narrow windows each row contains its field.
export function LitLedger({ heading, card, groups }: LitLedgerProps) {
  const fields = groups.flatMap(({ list }) => list.map(({ field }) => field));
  /** The class that a row and its field on the card share. */
  const rowClass = (field: string) => `row-${fields.indexOf(field) + 1}`;
  return (
    <section className="lit bg-surface py-8 md:py-20">
      <div className="page">
        <h2 className="max-w-text text-title">{heading.title}</h2>
        <p className="mt-4 max-w-lead text-lg soft">{heading.lead}</p>
        <div className="axes mt-4 items-start gap-y-3 lg:mt-16">
          <div
            aria-hidden="true"
            className="lit-card vignette axis-side rounded-md bg-brand-wash px-2 pt-1 lg:rounded-lg lg:bg-surface-raised lg:px-4 lg:pt-5 lg:pb-3 lg:shadow-lift"
          >
            <p className="flex flex-wrap items-start justify-between gap-x-3 pb-1 lg:pb-3">
              <span className="grow text-basis-32">
                <span className="block text-lg font-semibold line-height-tight">{card.title}</span>
                <span className="text-ink-soft">{card.text}</span>
              </span>
              <ExampleMark />
            </p>
            {groups.map(({ list }) =>
              list.map(({ field, value }) => (
                <p
                  key={field}
                  className={`lit-field ${rowClass(field)} relative z-0 flex flex-wrap justify-between gap-x-3 gap-y-1 border-t border-line py-2 max-lg:hidden`}
                >
                  <span className="text-ink-soft">{field}</span>
                  <span className="ms-auto text-end font-semibold">{value}</span>
                </p>
              )),
            )}
          </div>
          <div className="axis-main grid gap-3 lg:gap-10">
            {groups.map(({ title: part, list }) => (
              <div key={part} className="max-lg:mt-5">
                <h3 className="text-xl text-brand-strong lg:text-lg">{part}</h3>
                <dl className="mt-2 md:max-lg:grid md:max-lg:grid-fit-72 md:max-lg:gap-x-8">
                  {list.map(({ title, text, field, value }) => (
                    <div
                      key={title}
                      className={`lit-row ${rowClass(field)} border-t border-line py-2 lg:grid lg:grid-cols-2 lg:items-baseline lg:gap-x-8 lg:gap-y-1 lg:py-4`}
                    >
                      <dt className="text-sm font-semibold line-height-snug lg:text-lg">{title}</dt>
                      <dd>
                        <p className="text-sm line-height-snug text-ink-soft lg:text-base">{text}</p>
                        <p
                          aria-hidden="true"
                          className="vignette mt-1 flex flex-wrap justify-between gap-x-3 rounded-sm bg-brand-wash px-2 lg:hidden"
                        >
                          <span className="text-ink-soft">{field}</span>
                          <b className="ms-auto text-end">{value}</b>
                        </p>
                      </dd>
                    </div>
                  ))}
                </dl>
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
