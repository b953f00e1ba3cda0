import { streetsByStage } from "#app/street.ts";
import { StreetDrawings, StreetRow } from "#app/ui/street.tsx";

interface CompanyTimelineProps {
  title: string;
  lead: string;
  milestones: readonly { date: string; title: string; text: string; street: keyof typeof streetsByStage }[];
}

export function CompanyTimeline({ title, lead, milestones }: CompanyTimelineProps) {
  return (
    <section className="overflow-x-clip bg-surface pt-8 pb-10 md:pt-12 md:pb-16 lg:pb-24">
      <div className="page">
        <StreetDrawings names={streetsByStage.whole} />
        <h1 className="text-3xl lg:text-opening">{title}</h1>
        <p className="mt-6 max-w-lead text-lg max-sm:pe-4 text-ink-soft">{lead}</p>
        {milestones.length > 0 && (
          <ol
            className={`horizon mt-10 grid gap-x-8 lg:mt-16 ${milestones.length === 3 ? "horizon-whole" : ""}`}
          >
            {milestones.map(({ date, title: event, text, street }) => (
              <li key={event} className="pb-10 last:pb-0 sm:pb-5 lg:pb-0">
                <div className="@container self-end">
                  <StreetRow names={streetsByStage[street]} className="street-day street-full-width" />
                </div>
                <div className="horizon-line pt-6 lg:pt-8">
                  <p className="text-2xl font-semibold text-brand-strong">{date}</p>
                  <h2 className="mt-2 text-xl">{event}</h2>
                  <p className="mt-2 max-w-note text-ink-soft">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}
