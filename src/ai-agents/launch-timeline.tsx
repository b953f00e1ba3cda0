import { StreetObjectIcon } from "../ui/street.tsx";
import type { AiAgentsTexts } from "./words.ts";
import "./launch-timeline.css";

/** The marks of the hours between two steps of the ruler, none where `count` is 0. */
function HourMarks({ count }: { count: number }) {
  const marks = Array.from({ length: count }, (_, hour) => hour);
  return (
    <span aria-hidden="true" className="launch-marks">
      {marks.map((hour) => (
        <i key={hour} />
      ))}
    </span>
  );
}

/**
 * A ruler with a mark for each hour, which begins with the meeting: vertical on small screens, horizontal on wide ones. The
 * line continues after the last hour to the edge, because the agent continues to work.
 */
export function LaunchTimeline({
  title,
  before,
  meeting,
  gap,
  steps,
  hours,
}: NonNullable<AiAgentsTexts["launch"]>) {
  // The number of marks before the first hour, in each half, and after the last hour.
  const markCounts = [0, Math.round(hours / 2), Math.floor(hours / 2), 0];
  return (
    <section className="on-night overflow-clip bg-night py-10 text-on-night md:py-16 lg:py-24">
      <div className="page">
        <h2 className="max-w-headline text-title">{title}</h2>
        <ol className="launch mt-8 lg:mt-10">
          {[{ ...before, hour: "", by: "" }, ...steps].map(({ hour, by, title: step, text }, index) => (
            <li key={step}>
              <HourMarks count={markCounts[index] ?? 0} />
              {hour ? (
                <span aria-hidden="true" className="launch-hour">
                  {by && <span className="text-lg line-height-tight lg:block">{by}</span>} {hour}
                </span>
              ) : (
                <p className="launch-meeting text-heading">{meeting}</p>
              )}
              <h3 className="text-lg line-height-snug">{step}</h3>
              <p className="mt-2 text-on-night-soft">{text}</p>
              {!hour && (
                <p className="mt-4 font-semibold lg:col-start-1 lg:row-start-1 lg:mt-0 lg:mb-3 lg:max-w-1/2 lg:place-self-end lg:text-end">
                  {gap}
                </p>
              )}
              {index === steps.length && (
                <StreetObjectIcon name="workshop" className="street-lit launch-shop" />
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
