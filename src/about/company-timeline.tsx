import { shopsByHistoryStage } from "../brand/street.ts";
import { Section } from "../ui/section.tsx";
import { Street, StreetDrawings } from "../ui/street.tsx";
import type { AboutTexts } from "./words.ts";
import "./company-timeline.css";

export function CompanyTimeline({ title, lead, milestones }: AboutTexts["history"]) {
  return (
    <Section space="none" className="pt-8 md:pt-12">
      <StreetDrawings names={shopsByHistoryStage.whole} />
      <h1 className="text-4xl lg:text-opening">{title}</h1>
      <p className="mt-6 max-w-lead text-lg max-sm:pe-4 text-ink-soft">{lead}</p>
      {milestones.length > 0 && (
        <ol className="growing-street @container mt-10">
          {milestones.map(({ date, title: event, text, street }) => (
            <li
              key={event}
              className={`grid gap-x-8 pt-10 first:pt-0 sm:grid-cols-2 sm:items-end lg:pt-12 ${street === "whole" ? "growing-street-whole" : ""}`}
            >
              <div className={`sm:col-start-2 sm:pb-5 ${street === "whole" ? "pb-5" : ""}`}>
                <p className="text-3xl font-semibold text-brand-strong">{date}</p>
                <h2 className="mt-2 text-xl">{event}</h2>
                <p className="mt-2 max-w-note text-ink-soft lg:max-w-lead">{text}</p>
              </div>
              <Street
                names={shopsByHistoryStage[street]}
                className={`street-row street-day relative pb-1 max-sm:flex-wrap max-sm:gap-y-3 sm:col-start-1 ${street === "whole" ? "sm:col-span-2 sm:row-start-2" : "sm:row-start-1"}`}
              />
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
