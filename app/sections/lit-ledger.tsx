import type { Heading, Item } from "#app/content/shapes.ts";

interface LitLedgerProps {
  heading: Heading;
  example: string;
  /** What stands at the head of the card. */
  card: Item;
  list: readonly (Item & { field: string; value: string; bad?: boolean })[];
}

/**
 * A ledger beside a card that stays in view: of its fields the one lights up whose row is being read or pointed at.
 * Where the browser does not follow the scroll, pointing lights it; without either the card is simply complete. Where
 * both do not fit side by side, the ledger itself is the card, and each row has its field's value.
 */
export function LitLedger({ heading, example, card, list }: LitLedgerProps) {
  return (
    <section className="lit bg-surface py-10 md:py-20">
      <div className="page">
        <h2 className="max-w-text text-title">{heading.title}</h2>
        <p className="mt-4 max-w-lead text-lg soft">{heading.lead}</p>
        <div className="axes mt-6 items-start lg:mt-16">
          <div aria-hidden="true" className="lit-card vignette axis-side">
            <p className="flex flex-wrap items-start justify-between gap-x-3 lg:pb-3">
              <span className="grow basis-32">
                <span className="block text-lg font-semibold leading-tight">{card.title}</span>
                <span className="text-ink-soft">{card.text}</span>
              </span>
              <span className="example-mark">{example}</span>
            </p>
            <div className="max-lg:hidden">
              {list.map(({ field, value, bad }) => (
                <p key={field} className="lit-field">
                  <span className="text-ink-soft">{field}</span>
                  <span className={`text-end font-semibold ${bad ? "text-bad" : ""}`}>{value}</span>
                </p>
              ))}
            </div>
          </div>
          <dl className="lit-rows axis-main gap-x-8 max-lg:grid max-lg:grid-fit-72">
            {list.map(({ title, text, value, bad }) => (
              <div key={title} className="lit-row">
                <dt className="font-semibold leading-snug lg:text-xl">{title}</dt>
                <dd>
                  <span aria-hidden="true" className={`lit-value ${bad ? "text-bad" : ""}`}>
                    {value}
                  </span>
                  <span className="text-sm leading-snug text-ink-soft lg:text-base">{text}</span>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
