import type { Item } from "#app/content/shapes.ts";

interface LaunchRulerProps {
  title: string;
  before: Item;
  meeting: string;
  /** Each begins at its hour: the first, the middle and the last of the ruler. */
  steps: readonly (Item & { hour: string })[];
}

// A ruler with a mark for each of the hours, begun by the meeting: standing at the left on small screens, on wide ones
// lying, its first hour on the second axis. After its last hour the line goes on to the edge, because the agent does.
export function LaunchRuler({ title, before, meeting, steps }: LaunchRulerProps) {
  return (
    <section className="on-night overflow-clip bg-night py-10 text-on-night md:py-16 lg:py-24">
      <div className="page">
        <h2 className="max-w-headline text-title">{title}</h2>
        <ol className="launch mt-8 lg:mt-10">
          {[{ ...before, hour: "" }, ...steps].map(({ hour, title: step, text }) => (
            <li key={step}>
              {hour ? (
                <span aria-hidden="true" className="launch-hour">
                  {hour}
                </span>
              ) : (
                <p className="launch-meeting text-heading">{meeting}</p>
              )}
              <h3 className="text-lg leading-snug">{step}</h3>
              <p className="mt-2 text-on-night-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
