import { Section } from "../ui/section.tsx";
import { StreetObjectIcon } from "../ui/street.tsx";
import type { AiAgentsTexts } from "./words.ts";
import "./launch-timeline.css";

function HourMarks({ count }: { count: number }) {
  return (
    <span
      aria-hidden="true"
      className="launch-marks absolute start-0 top-(--first-mark) -z-1 flex h-[calc(100%+32px)] w-(--mark) flex-col lg:static lg:col-start-1 lg:row-start-2 lg:-me-8 lg:h-auto lg:w-auto lg:flex-row lg:items-end"
    >
      {Array.from({ length: count }, (_, hour) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the marks have nothing else
        <i key={hour} />
      ))}
    </span>
  );
}

/** The line continues after the last hour to the edge, because the agent continues to work. */
export function LaunchTimeline(texts: NonNullable<AiAgentsTexts["launch"]>) {
  const { steps, hours } = texts;
  const markCounts = [0, Math.round(hours / 2), Math.floor(hours / 2), 0];
  return (
    // Clipped, because the light of the workshop reaches below its end.
    <Section tone="night" space="none" isClipped className="py-10 md:py-16 lg:py-24">
      <h2 className="max-w-headline text-3xl">{texts.title}</h2>
      <ol className="launch print-exact mt-8 -mb-10 grid grid-rows-[auto_1fr_1fr] gap-8 md:-mb-16 lg:mt-10 lg:mb-0 lg:grid-rows-[auto_minmax(128px,auto)_auto_auto] lg:gap-y-0">
        {[{ ...texts.before, hour: "", by: "" }, ...steps].map(({ hour, by, title: step, text }, index) => (
          <li
            key={step}
            className="relative isolate ps-10 lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:ps-0"
          >
            <HourMarks count={markCounts[index] ?? 0} />
            {hour ? (
              <span
                aria-hidden="true"
                className="mb-1 block text-(length:--hour-size)/tight font-semibold tracking-tight text-brand-bright lg:row-start-1 lg:mb-0 lg:self-end lg:pb-3 lg:text-5xl"
              >
                {by && <span className="text-lg/tight tracking-[normal] lg:block">{by}</span>} {hour}
              </span>
            ) : (
              <div className="relative -ms-10 mb-3 lg:col-start-1 lg:row-start-2 lg:ms-0 lg:mb-6 lg:self-end">
                <p className="grid min-h-16 w-fit items-center rounded-md rounded-es-none border-2 border-action bg-night py-3 ps-[38px] pe-6 text-2xl font-semibold lg:px-4 lg:whitespace-nowrap">
                  {texts.meeting}
                </p>
              </div>
            )}
            <h3 className="text-lg/snug lg:row-start-3 lg:pt-6">{step}</h3>
            <p className="mt-2 text-on-night-soft lg:row-start-4">{text}</p>
            {!hour && (
              <p className="mt-4 font-semibold lg:col-start-1 lg:row-start-1 lg:mt-0 lg:mb-3 lg:max-w-1/2 lg:place-self-end lg:text-end">
                {texts.gap}
              </p>
            )}
            {index === steps.length && (
              <StreetObjectIcon
                name="workshop"
                className="street-lit mt-4 mb-1.5 h-24 overflow-visible [--street-wall:var(--color-night-raised)] lg:z-1 lg:col-start-1 lg:row-start-2 lg:mt-0 lg:mb-2 lg:h-26 lg:place-self-end"
              />
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
