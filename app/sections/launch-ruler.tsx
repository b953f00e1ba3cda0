import type { Item } from "#app/content/shapes.ts";

interface LaunchRulerProps {
  title: string;
  before: Item;
  /** What stands in the amber half hour. */
  meeting: string;
  /** The first, the middle and the last number of the ruler. */
  hours: readonly string[];
  steps: readonly Item[];
}

/**
 * A ruler with a mark for each of the hours, begun by the meeting: standing at the left on small screens, on wide ones
 * lying from the second axis to the window's edge, because the agent goes on.
 */
export function LaunchRuler({ title, before, meeting, hours, steps }: LaunchRulerProps) {
  return (
    <section className="on-night overflow-x-clip bg-night py-10 text-on-night md:py-16 lg:py-40">
      <div className="page">
        <h2 className="max-w-headline text-title">{title}</h2>
        <div className="axes mt-12 gap-x-8 max-lg:grid-fit-72 lg:mt-32">
          <div className="axis-side flex flex-col gap-4 pb-12 lg:flex-col-reverse lg:justify-end lg:pb-0">
            <div>
              <h3 className="text-xl">{before.title}</h3>
              <p className="mt-2 text-on-night-soft">{before.text}</p>
            </div>
            <p className="launch-meeting">{meeting}</p>
          </div>
          <div className="launch axis-main">
            <p aria-hidden="true" className="launch-hours">
              {hours.map((hour) => (
                <span key={hour}>{hour}</span>
              ))}
            </p>
            <ol className="grid gap-12 pb-16 lg:grid-cols-3 lg:gap-8 lg:pb-0">
              {steps.map(({ title: step, text }) => (
                <li key={step}>
                  <h3 className="text-lg leading-snug lg:text-xl">{step}</h3>
                  <p className="mt-2 text-on-night-soft">{text}</p>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </div>
    </section>
  );
}
