import type { Item } from "#app/shapes.ts";

interface LaunchRulerProps {
  title: string;
  before: Item;
  meeting: string;
  /** What lies between the meeting and the first hour: the clock does not start with the meeting. */
  gap: string;
  /** Each begins at its hour: the first, the middle and the last of the ruler; `by` says that one is done before it. */
  steps: readonly (Item & { hour: string; by?: string })[];
  /** How long the ruler is. */
  hours: number;
}

function Marks({ count }: { count: number }) {
  const marks = Array.from({ length: count }, (_, hour) => hour);
  return (
    <span aria-hidden="true" className="launch-marks">
      {marks.map((hour) => (
        <i key={hour} />
      ))}
    </span>
  );
}

// A ruler with a mark for each of the hours, begun by the meeting: standing at the left on small screens, on wide ones
// lying, its first hour on the second axis. After its last hour the line goes on to the edge, because the agent does.
export function LaunchRuler({ title, before, meeting, gap, hours, steps }: LaunchRulerProps) {
  // Before its first hour, in each half, and after its last hour.
  const marks = [0, Math.round(hours / 2), Math.floor(hours / 2), 0];
  return (
    <section className="on-night overflow-clip bg-night py-10 text-on-night md:py-16 lg:py-24">
      <div className="page">
        <h2 className="max-w-headline text-title">{title}</h2>
        <ol className="launch mt-8 lg:mt-10">
          {[{ ...before, hour: "", by: "" }, ...steps].map(({ hour, by, title: step, text }, index) => (
            <li key={step}>
              <Marks count={marks[index] ?? 0} />
              {hour ? (
                <span aria-hidden="true" className="launch-hour">
                  {by && <span className="launch-by">{by}</span>} {hour}
                </span>
              ) : (
                <p className="launch-meeting text-heading">{meeting}</p>
              )}
              <h3 className="text-lg line-height-snug">{step}</h3>
              <p className="mt-2 text-on-night-soft">{text}</p>
              {!hour && <p className="launch-gap">{gap}</p>}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
