import { ExampleLabel } from "../ui/example-label.tsx";
import { Section } from "../ui/section.tsx";
import { Vignette } from "../ui/vignette.tsx";
import type { KaseyaTexts } from "./words.ts";

type Meter = KaseyaTexts["monitoring"]["list"][number]["meter"];

/** The marks after `from` up to `to` are lit: for '94 %', those after 0 up to 47 of 50. */
function HighlightedScale({ of: count, from, to }: Meter) {
  const position = (mark: number) => `${(mark / count) * 100}%`;
  // About 2 px in a meter 360 px wide, for any number of marks.
  const gap = count / 180;
  const line = { y1: 4, y2: 4, strokeWidth: 8, strokeDasharray: `${1 - gap} ${gap}` };
  return (
    <svg width="100%" height="8" aria-hidden="true" className="-order-1 mb-1 md:mb-2">
      <line x2="100%" pathLength={count} {...line} className="stroke-night-line" />
      {to > from && (
        <line x1={position(from)} x2={position(to)} pathLength={to - from} {...line} stroke="currentColor" />
      )}
    </svg>
  );
}

export function MachineScreen({ heading, machine, list }: KaseyaTexts["monitoring"]) {
  return (
    <Section>
      <div className="axes items-start gap-x-8 gap-y-4">
        <h2 className="text-3xl lg:col-span-8">{heading.title}</h2>
        <p className="text-lg soft max-lg:max-w-lead lg:col-span-4">{heading.lead}</p>
      </div>
      <div className="on-night relative mt-6 rounded-2xl border border-night-line bg-night px-3 py-4 text-on-night shadow-2xl md:mt-10 md:mb-12 md:px-8 md:pt-6 md:pb-8 lg:mt-16 lg:px-10 lg:pt-8 lg:pb-10">
        {/* The foot of the screen. */}
        <svg
          viewBox="0 0 224 48"
          aria-hidden="true"
          className="absolute top-full left-1/2 -ml-28 w-56 fill-night max-md:hidden dark:fill-night-line"
        >
          <path d="M62.7 0h98.6l8.900 40.300H224V48H0v-7.700h53.800z" />
        </svg>
        <Vignette className="flex flex-wrap items-start gap-x-3 pb-4 lg:pb-8">
          <p className="grow">
            <b className="block text-lg">{machine.title}</b>
            <span className="text-on-night-soft">{machine.text}</span>
          </p>
          <ExampleLabel />
        </Vignette>
        <dl className="grid grid-fit-2xs xl:grid-cols-3 gap-x-8 gap-y-6 md:gap-y-8 lg:gap-y-12">
          {list.map(({ title, text, field, value, meter, bad }) => (
            <div
              key={title}
              className="flex flex-wrap content-start justify-between gap-x-3 md:flex-col md:flex-nowrap md:justify-start"
            >
              <dt className="font-semibold max-lg:leading-snug lg:text-xl">{title}</dt>
              <dd className="contents">
                <Vignette
                  className={`contents md:-order-1 md:block md:pb-3 ${bad ? "text-alarm" : "text-brand-bright"}`}
                >
                  <span className="md:grid md:pb-3">
                    <span className="md:text-on-night-soft">{field}</span>{" "}
                    <b className="md:text-3xl md:tracking-tight">{value}</b>
                  </span>
                  <HighlightedScale {...meter} />
                </Vignette>
                <span className="w-full text-sm/snug text-on-night-soft lg:text-base">{text}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
