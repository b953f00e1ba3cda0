import { Check, X } from "lucide-react";
import { ExampleLabel } from "../ui/example-label.tsx";
import { Section } from "../ui/section.tsx";
import type { KaseyaTexts } from "./words.ts";
import "../ui/paper.css";

/** In the units of src/brand/street.ts. */
const peopleInQueueSvgPath =
  "M101.4 74q0-6.500 4.600-6.500t4.600 6.500v4.500h-1.700V84h-2.400V78.500h-1V84h-2.400V78.500h-1.700zM102.8 62.6a3.200 3.200 0 1 1 6.400 0 3.200 3.200 0 0 1-6.400 0M116.4 76.2q0-6.500 4.600-6.500t4.600 6.500v4.500h-1.700V84h-2.400V78.500h-1V84h-2.400V78.500h-1.700zM117.8 64.8a3.200 3.200 0 1 1 6.400 0 3.200 3.200 0 0 1-6.400 0M136.4 73.2q0-6.500 4.600-6.500t4.600 6.500v4.500h-1.700V84h-2.400V78.500h-1V84h-2.400V78.500h-1.700zM137.8 61.8a3.200 3.200 0 1 1 6.400 0 3.200 3.200 0 0 1-6.400 0M148.500 78.500h6.500V84h-6.500z";

function ShutWorkshop({ caption }: { caption: string }) {
  return (
    <div aria-hidden="true" className="mt-12 max-lg:hidden" data-print="hide">
      <svg
        viewBox="0 28 168 56"
        aria-hidden="true"
        className="street-day shop-alarmed w-full max-w-note border-b-3 border-brand [--street-stroke:1.2]"
      >
        <use href="#street-workshop" />
        <path className="street-ink" d={peopleInQueueSvgPath} />
      </svg>
      <p className="pt-3 text-ink-soft">{caption}</p>
    </div>
  );
}

/** The icon library draws the cross smaller than the check: here both get the same size and weight. */
const markClasses = "h-5 w-5 flex-none stroke-[3.25]";
const crossClasses = "h-5 w-5 flex-none scale-125 stroke-[2.6] text-ink";

export function RiskSheet({ title, lead, sheet, today, withUs, scene, list }: KaseyaTexts["risks"]) {
  return (
    <Section tone="sunk" space="largest" className="axes items-start gap-y-5">
      <div className="axis-side flex flex-col self-stretch">
        <div className="grow">
          <div className="lg:sticky lg:top-28">
            <h2 className="text-wrap text-2xl">{title}</h2>
            <p className="mt-4 text-lg text-ink-soft">{lead}</p>
          </div>
        </div>
        {scene && <ShutWorkshop caption={scene} />}
      </div>
      <div className="paper axis-main lg:mx-1 lg:bg-position-[64px_0,0] lg:pt-12 lg:pr-12 lg:pb-6 lg:pl-24">
        <p className="flex flex-wrap items-center justify-between gap-3 pb-4">
          <span className="text-xl font-semibold tracking-tight lg:text-2xl">{sheet}</span>
          <ExampleLabel />
        </p>
        <p aria-hidden="true" className="grid gap-x-6 gap-y-1 pb-3 text-sm font-semibold md:grid-cols-2">
          <span className="flex gap-2">
            <X className={crossClasses} />
            {today}
          </span>
          <span className="flex gap-2">
            <Check className={`${markClasses} text-brand-strong`} />
            {withUs}
          </span>
        </p>
        <ol>
          {list.map((risk) => (
            <li
              key={risk.title}
              className="group grid gap-x-6 gap-y-1 border-t border-line py-3 md:grid-cols-2 md:gap-y-2 md:py-5"
            >
              <div className="col-span-full flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
                <h3 className="grow basis-3xs text-xl">{risk.title}</h3>
                <p className="font-semibold text-ink-soft group-first:my-1 group-first:rounded-md group-first:bg-stamp group-first:px-3 group-first:py-1 group-first:text-on-night">
                  {risk.urgency}
                </p>
              </div>
              <p className="gap-2 text-sm/snug text-ink-soft sm:text-base max-md:flex">
                <X className={`${crossClasses} md:hidden`} />
                <span className="sr-only">{today}: </span>
                <span className="inline-block first-letter:uppercase">{risk.today}</span>
              </p>
              <p className="gap-2 text-sm/snug text-brand-strong sm:text-base max-md:flex">
                <Check className={`${markClasses} md:hidden`} />
                <span className="sr-only">{withUs}: </span>
                <span className="inline-block first-letter:uppercase">{risk.withUs}</span>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
