import { Horizon } from "../sections/horizon.tsx";
import { IncludedList } from "../sections/included-list.tsx";
import { Link } from "../ui/link.tsx";
import { Street } from "../ui/street.tsx";
import { dayPictures } from "./day-pictures.tsx";
import type { HomeTexts } from "./words.ts";
import "./day-story.css";
import "./street-colours.css";
import "./day-sky.css";
import "./day-scroll.css";
import "./sky-scroll.css";
import "./day-keyframes.css";

const skyLayers = ["dawn", "noon", "afternoon", "sunset", "dusk", "night", "sun"];

function SkyLayers({ className }: { className: string }) {
  return (
    <div aria-hidden="true" data-print="hide" className={`sky ${className}`}>
      {skyLayers.map((layer) => (
        <i key={layer} className={`sky-${layer}`} />
      ))}
    </div>
  );
}

/** With scroll-driven animations the street stays at the foot of the window; without them it is the end of the night. */
export function DayStory({ title, lead, moments }: HomeTexts["day"]) {
  return (
    <section id="un-dia" tabIndex={-1} className="day-story">
      <div className="page axes items-end gap-y-4 pt-12 pb-6 lg:pt-20">
        <h2 className="text-3xl lg:col-span-8">{title}</h2>
        <p className="text-lg text-ink-soft lg:col-span-4">{lead}</p>
      </div>
      <div className="day">
        <SkyLayers className="day-sky" />
        <ol>
          {moments.map(
            ({ to, part, isNight, hour, product, title: momentTitle, text, picture, benefits = [] }) => (
              <li key={hour + product} className={isNight ? "scene scene-night on-night" : "scene"}>
                <div className="page axes items-center gap-x-8 gap-y-4 max-lg:grid-fit-2xs">
                  <div className="axis-side">
                    <p className="scene-when flex flex-wrap items-baseline-last gap-3 min-[42rem]:grid">
                      <span className="scene-hour">{hour}</span>{" "}
                      <Link to={to} hash={part} className="scene-link">
                        {product}
                      </Link>
                    </p>
                    <h3 className="text-xl lg:text-2xl">{momentTitle}</h3>
                    <p className="mt-1 max-w-lead text-sm lg:mt-3 lg:text-base">{text}</p>
                  </div>
                  <div className="axis-main">
                    {picture ? dayPictures[picture] : <IncludedList title={product} points={benefits} />}
                  </div>
                </div>
              </li>
            ),
          )}
        </ol>
        {!moments.some(({ isNight }) => isNight) && (
          <div aria-hidden="true" data-print="hide" className="day-dusk" />
        )}
        <div aria-hidden="true" data-print="hide" className="day-horizon">
          <SkyLayers className="day-haze" />
          <i className="sky-moon" />
          <Horizon>
            <Street className="street street-night day-street" />
          </Horizon>
        </div>
      </div>
    </section>
  );
}
