import type { Item } from "#app/content/shapes.ts";

interface LaunchRulerProps {
  title: string;
  before: Item;
  /** What stands in the amber half hour. */
  meeting: string;
  /** Each begins at its hour: the first, the middle and the last of the ruler. */
  steps: readonly (Item & { hour: string })[];
}

/**
 * A ruler with a mark for each of the hours, begun by the meeting: standing at the left on small screens, on wide ones
 * lying on the second axis. After its last hour the line goes on to the edge, because the agent does.
 */
export function LaunchRuler({ title, before, meeting, steps }: LaunchRulerProps) {
  return (
    <section className="on-night overflow-clip bg-night py-10 text-on-night md:py-16 lg:py-40">
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
            <ol className="grid auto-rows-fr gap-8 lg:auto-rows-auto lg:grid-cols-3">
              {steps.map(({ hour, title: step, text }) => (
                <li key={step} className="relative">
                  <span aria-hidden="true" className="launch-hour">
                    {hour}
                  </span>
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
