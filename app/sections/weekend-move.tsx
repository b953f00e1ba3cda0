import { Mail } from "lucide-react";
import type { Item } from "#app/content/shapes.ts";

interface WeekendMoveProps {
  title: string;
  lead: string;
  /** What a screen reader says of the drawing. */
  label: string;
  /** Where the mail is until Sunday, and where it is from then on. */
  old: string;
  next: string;
  /** Friday to Monday. */
  days: readonly Item[];
  settled: Item;
}

export function WeekendMove({ title, lead, label, old, next, days, settled }: WeekendMoveProps) {
  return (
    <section className="@container overflow-x-clip bg-surface-sunk py-10 md:py-16 lg:py-40">
      <div className="page">
        <h2 className="text-title">{title}</h2>
        <p className="mt-4 max-w-lead text-lg text-ink-soft">{lead}</p>
      </div>
      <div className="weekend page">
        <p aria-hidden="true" className="weekend-names">
          <span>{old}</span>
          <span className="text-brand-strong">{next}</span>
        </p>
        <div role="img" aria-label={label} className="weekend-tracks">
          <span aria-hidden="true" className="weekend-way">
            <span className="weekend-mail">
              <Mail />
            </span>
          </span>
        </div>
        <ol className="weekend-days">
          {days.map(({ title: day, text }) => (
            <li key={day}>
              <h3 className="text-xl">{day}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className="page axes gap-x-8 gap-y-3 pt-12 max-lg:grid-fit-72 lg:pt-24">
        <h3 className="axis-side text-xl">{settled.title}</h3>
        <p className="axis-main max-w-text">{settled.text}</p>
      </div>
    </section>
  );
}
