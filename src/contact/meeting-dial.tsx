import type { MeetingTexts } from "../content/shared/contact.ts";
import { getButtonClasses } from "../ui/button-classes.ts";
import { Link } from "../ui/link.tsx";
import { Section } from "../ui/section.tsx";
import { Vignette } from "../ui/vignette.tsx";

const dialRadius = 300;
const thirdsArcRadius = 228;
const buildSemicirclePath = (r: number) => `M${320 - r} 320A${r} ${r} 0 0 1 ${320 + r} 320`;

const thirdsArc = {
  d: buildSemicirclePath(thirdsArcRadius),
  fill: "none",
  pathLength: 3,
  strokeWidth: 72,
};

/** The middles of the thirds, as shares of the arc with their names. */
const meetingThirdMiddlesOnArc = ["16.67%", "50%", "83.33%"];

/** In units of the view box. */
const minuteLabelPositions = [
  { x: 20, y: 358 },
  { x: 151, y: 38 },
  { x: 489, y: 38 },
  { x: 620, y: 358 },
];

function Dial({ dial, duration, steps }: Pick<MeetingTexts, "dial" | "duration" | "steps">) {
  const [minutes, unit] = duration.split(/\s/);
  return (
    <Vignette label={dial} className="mx-auto max-w-lead lg:me-0 lg:max-w-text">
      <svg viewBox="0 0 640 368" width="640" height="368" className="h-auto w-full" aria-hidden="true">
        <g fill="none" strokeWidth="16" className="stroke-night-line">
          <path
            d={buildSemicirclePath(dialRadius)}
            pathLength={minutes}
            strokeDasharray=".05 .95"
            strokeDashoffset=".025"
          />
          <path
            d={buildSemicirclePath(dialRadius - 6)}
            pathLength="3"
            strokeWidth="28"
            strokeDasharray=".01 .99"
            strokeDashoffset=".005"
            className="stroke-brand-bright"
          />
        </g>
        <path {...thirdsArc} strokeDasharray=".9925 .015 .985 .015 .9925 0" className="stroke-night-raised" />
        <path {...thirdsArc} strokeDasharray="0 1.0075 .985 3" className="stroke-brand-bright/35" />
        <path d={`${buildSemicirclePath(136)}z`} className="fill-brand-bright" />
        <path d="M0 320H640" strokeWidth="5" className="stroke-brand-bright" />
        <g textAnchor="middle" className="fill-night font-semibold">
          <text x="320" y="262" fontSize="68">
            {minutes}
          </text>
          <text x="320" y="308" fontSize="32">
            {unit}
          </text>
        </g>
        {minuteLabelPositions.map(({ x, y }, index) => (
          <text key={x} x={x} y={y} textAnchor="middle" fontSize="32" className="fill-on-night-soft">
            {Math.round((Number(minutes) * index) / 3)}
          </text>
        ))}
        <path id="thirds" d={buildSemicirclePath(thirdsArcRadius - 11)} fill="none" />
        <text textAnchor="middle" fontSize="32" className="fill-on-night font-semibold">
          {steps.map(({ short }, index) => (
            <textPath key={short} href="#thirds" startOffset={meetingThirdMiddlesOnArc[index]}>
              {short}
            </textPath>
          ))}
        </text>
      </svg>
    </Vignette>
  );
}

/** `duration` is a number and its unit, with a space between. */
export function MeetingDial({ title, duration, dial, back, steps }: MeetingTexts) {
  return (
    <Section tone="night" className="axes items-center gap-x-8 gap-y-10">
      <h2 className="col-span-full text-3xl">{title}</h2>
      <div className="lg:order-last lg:col-span-6">
        <Dial dial={dial} duration={duration} steps={steps} />
      </div>
      <div className="lg:col-span-6">
        <ol className="gap-x-8 md:max-lg:grid md:max-lg:grid-fit-[13rem]">
          {steps.map(({ title: step, text }, index) => (
            <li
              key={step}
              className="flex gap-x-6 gap-y-2 border-t border-night-line py-5 last:pb-0 md:max-lg:flex-col print:py-4"
            >
              <span aria-hidden="true" className="w-5 flex-none text-xl font-semibold text-brand-bright">
                {index + 1}
              </span>
              <div>
                <h3 className="text-xl">{step}</h3>
                <p className="mt-1 text-on-night-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="mt-8" data-print="hide">
          <Link to="/contacto" hash="calendario" className={getButtonClasses("action")}>
            {back} <span aria-hidden="true">↑</span>
          </Link>
        </p>
      </div>
    </Section>
  );
}
