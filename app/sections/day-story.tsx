import type { ReactNode } from "react";
import { Link, type SitePath } from "#app/ui/link.tsx";
import { Horizon } from "./horizon.tsx";

interface Moment<Id extends string> {
  id: Id;
  to: SitePath;
  /** The id of the part of that page. */
  hash?: string;
  /** The ground of the others is one passage of light; the night has its own. */
  night?: boolean;
  hour: string;
  product: string;
  title: string;
  text: string;
}

interface DayStoryProps<Id extends string> {
  title: string;
  lead: string;
  moments: readonly Moment<Id>[];
  pictures: Record<Id, ReactNode>;
}

/**
 * The solutions as the hours of one day, from its first light to the small hours. Where the browser moves things with
 * the scroll, the horizon stays at the foot of the window and the sun goes over it; elsewhere it closes the night.
 */
export function DayStory<Id extends string>({ title, lead, moments, pictures }: DayStoryProps<Id>) {
  return (
    <section id="un-dia" tabIndex={-1} className="bg-surface">
      <div className="page pt-12 lg:py-24">
        <h2 className="max-w-text text-title">{title}</h2>
        <p className="mt-4 max-w-lead text-lg text-ink-soft">{lead}</p>
      </div>
      <div className="day">
        <ol>
          {moments.map(({ id, to, hash, night, hour, product, title: what, text }) => (
            <li key={id} className={night ? "scene scene-night on-night" : "scene"}>
              <div className="page axes w-full items-center gap-y-4">
                <div className="axis-side">
                  <p className="scene-when">
                    <span className="scene-hour">{hour}</span>{" "}
                    <Link to={to} hash={hash} className="scene-link">
                      {product}
                    </Link>
                  </p>
                  <h3 className="mt-2 text-xl lg:text-heading">{what}</h3>
                  <p className="mt-1 max-w-lead text-sm lg:mt-3 lg:text-base">{text}</p>
                </div>
                <div className="axis-main">{pictures[id]}</div>
              </div>
            </li>
          ))}
        </ol>
        <div aria-hidden="true" data-print="hide" className="day-horizon">
          <Horizon>
            {moments.map(({ id, hour }) => (
              <i key={id} className="earth-turn day-hour">
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
