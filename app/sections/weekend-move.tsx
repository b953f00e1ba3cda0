import { Mail } from "lucide-react";
import type { Item } from "#app/content/shapes.ts";

interface WeekendMoveProps {
  title: string;
  lead: string;
  label: string;
  /** Where the mail is until Sunday, and where it is from then on. */
  old: string;
  next: string;
  days: readonly Item[];
  settled: Item;
}

/** Two tracks, as long as the days; on the last day but one the mail changes from one to the other. */
export function WeekendMove({ title, lead, label, old, next, days, settled }: WeekendMoveProps) {
  return (
    <section className="@container overflow-x-clip bg-surface-sunk py-10 md:py-16 lg:py-24">
      <div className="page">
        <h2 className="text-title">{title}</h2>
        <p className="mt-4 max-w-lead text-lg text-ink-soft">{lead}</p>
        <div className="weekend mt-6 lg:mt-10">
          <div
            role="img"
            aria-label={label}
            className="weekend-names flex flex-wrap gap-x-6 gap-y-1 pb-4 font-semibold"
          >
            <span aria-hidden="true">{old}</span>
            <span aria-hidden="true" className="text-brand-strong">
              {next}
            </span>
          </div>
          <ol className="weekend-days">
            {days.map(({ title: day, text }, index) => (
              <li key={day}>
                {index === days.length - 2 && (
                  <span aria-hidden="true" className="weekend-way">
                    <span className="weekend-mail absolute z-1 grid h-14 w-14 place-items-center rounded-full bg-brand text-surface shadow-lift">
                      <Mail />
                    </span>
                  </span>
                )}
                <h3 className="text-xl">{day}</h3>
                <p className="mt-1 text-ink-soft">{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <div className="axes mt-6 gap-x-8 gap-y-3 border-t border-line pt-6 max-lg:grid-fit-72 lg:mt-12 lg:pt-8">
          <h3 className="axis-side text-xl">{settled.title}</h3>
          <p className="axis-main max-w-text">{settled.text}</p>
        </div>
      </div>
    </section>
  );
}
