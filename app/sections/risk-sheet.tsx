import { mark as example } from "#content/example";

interface RiskSheetProps {
  title: string;
  lead: string;
  sheet: string;
  today: string;
  withUs: string;
  /** In order of urgency. */
  list: readonly { title: string; urgency: string; today: string; withUs: string }[];
}

export function RiskSheet({ title, lead, sheet, today, withUs, list }: RiskSheetProps) {
  return (
    <section className="overflow-x-clip bg-surface-sunk py-8 md:py-16 lg:py-24">
      <div className="page axes items-start gap-y-5">
        <div className="axis-side lg:sticky lg:top-28">
          <h2 className="text-heading">{title}</h2>
          <p className="mt-4 text-lg text-ink-soft">{lead}</p>
        </div>
        <div className="paper risk-paper axis-main">
          <p className="flex flex-wrap items-center justify-between gap-3 pb-4">
            <span className="text-xl font-semibold tracking-tight lg:text-heading">{sheet}</span>
            <span className="example-mark line-height-snug">{example}</span>
          </p>
          <p aria-hidden="true" className="grid grid-cols-2 gap-x-6 pb-3 text-sm font-semibold max-md:hidden">
            <span>{today}</span>
            <span>{withUs}</span>
          </p>
          <ol>
            {list.map((risk) => (
              <li
                key={risk.title}
                className="grid gap-x-6 gap-y-1 border-t border-line py-3 md:grid-cols-2 md:gap-y-2 md:py-5"
              >
                <div className="col-span-full flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
                  <h3 className="grow text-basis-64 text-xl">{risk.title}</h3>
                  <p className="risk-urgency">{risk.urgency}</p>
                </div>
                <p className="text-sm line-height-snug text-ink-soft sm:text-base md:first-letter:uppercase">
                  <span className="sr-only">{today}: </span>
                  <span aria-hidden="true" className="text-sm sm:block md:hidden">{`${today}: `}</span>
                  {risk.today}
                </p>
                <p className="text-sm line-height-snug text-brand-strong sm:text-base md:first-letter:uppercase">
                  <span className="sr-only">{withUs}: </span>
                  <span
                    aria-hidden="true"
                    className="text-sm text-ink-soft sm:block md:hidden"
                  >{`${withUs}: `}</span>
                  {risk.withUs}
                </p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
