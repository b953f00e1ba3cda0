import type { ReactNode } from "react";
import type { Moment } from "#app/content/home.ts";
import { Link } from "#app/ui/link.tsx";
import { Included } from "#app/vignettes/included.tsx";
import { Horizon } from "./horizon.tsx";

interface DayStoryProps {
  title: string;
  lead: string;
  moments: readonly Moment[];
  pictures: Record<string, ReactNode>;
}

// The solutions as the hours of one day, from its first light to the small hours. Where the browser moves things with
// the scroll, the horizon stays at the foot of the window and the sun goes over it; elsewhere it closes the night.
export function DayStory({ title, lead, moments, pictures }: DayStoryProps) {
  return (
    <section id="un-dia" tabIndex={-1}>
      <div className="page axes items-end gap-y-4 pt-12 pb-6 lg:pt-20">
        <h2 className="text-title lg:col-span-8">{title}</h2>
        <p className="text-lg text-ink-soft lg:col-span-4">{lead}</p>
      </div>
      <div className={`day hours-${moments.length}`}>
        <ol>
          {moments.map(
            ({ to, part, night, hour, product, title: what, text, picture = "", points = [] }, index) => (
              <li
                key={hour + product}
                className={`scene place-${index} ${night ? "scene-night on-night" : ""}`}
              >
                <div className="page axes items-center gap-x-8 gap-y-4 max-lg:grid-fit-72">
                  <div className="axis-side">
                    <p className="scene-when">
                      <span className="scene-hour">{hour}</span>{" "}
                      <Link to={to} hash={part} className="scene-link">
                        {product}
                      </Link>
                    </p>
                    <h3 className="text-xl lg:text-heading">{what}</h3>
                    <p className="mt-1 max-w-lead text-sm lg:mt-3 lg:text-base">{text}</p>
                  </div>
                  <div className="axis-main">
                    {pictures[picture] ?? <Included title={product} points={points} />}
                  </div>
                </div>
              </li>
            ),
          )}
        </ol>
        {!moments.some(({ night }) => night) && (
          <div aria-hidden="true" data-print="hide" className="day-dusk" />
        )}
        <div aria-hidden="true" data-print="hide" className="day-horizon">
          <Horizon>
            {moments.map(({ hour, product }, index) => (
              <i key={hour + product} className={`earth-turn day-hour place-${index}`}>
                {hour}
              </i>
            ))}
            <div className="earth-turn earth-sun day-sun" />
          </Horizon>
        </div>
      </div>
    </section>
  );
}
