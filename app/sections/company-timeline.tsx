import type { about } from "#app/content/about.ts";

/** Radii in the unit of the drawing, a pixel: with each date the sun of the wordmark is higher and wider. */
const suns = [
  { disc: 20, rings: [38] },
  { disc: 26, rings: [48, 70] },
  { disc: 34, rings: [60, 86, 112, 138] },
];

/** Half a sun on the line of time: above it where the line lies flat, right of it where it stands. */
function Sun({ disc, rings, standing }: { disc: number; rings: number[]; standing: boolean }) {
  const reach = (rings.at(-1) ?? disc) + 3;
  const across = reach * 2;
  const shape = standing
    ? { width: reach, height: across, cx: 0, cy: reach }
    : { width: across, height: reach, cx: reach, cy: reach };
  return (
    <svg
      width={shape.width}
      height={shape.height}
      aria-hidden="true"
      className={standing ? "lg:hidden" : "absolute bottom-full left-0 hidden lg:block"}
    >
      {rings.map((radius) => (
        <circle
          key={radius}
          cx={shape.cx}
          cy={shape.cy}
          r={radius}
          strokeWidth="5"
          className="fill-none stroke-brand"
        />
      ))}
      <circle cx={shape.cx} cy={shape.cy} r={disc} className="fill-brand-bright" />
    </svg>
  );
}

/** The page's statement and, as its subject, the company's years drawn as a horizon with a rising sun. */
export function CompanyTimeline({ title, lead, milestones }: (typeof about)["history"]) {
  return (
    <section className="overflow-x-clip bg-surface pt-14 pb-18 md:pt-20 md:pb-24 lg:pt-24">
      <div className="mx-auto max-w-page px-5 sm:px-8">
        <h1 className="max-w-[19ch] text-3xl">{title}</h1>
        <p className="mt-6 max-w-[34rem] text-lg text-ink-soft">{lead}</p>
        <ol className="horizon mt-14 lg:mt-28">
          {milestones.map(({ date, title: event, text }, index) => {
            const sun = suns[index];
            return (
              <li key={date} className="relative pb-12 last:pb-0 lg:pt-8 lg:pb-0">
                {sun && (
                  <>
                    <Sun {...sun} standing />
                    <Sun {...sun} standing={false} />
                  </>
                )}
                <div className="mt-4 ps-6 lg:mt-0 lg:ps-0">
                  <h2 className="leading-tight">
                    <span className="block text-2xl text-brand-strong lg:text-3xl">{date}</span>
                    <span className="mt-3 block text-xl">{event}</span>
                  </h2>
                  <p className="mt-2 max-w-[22rem] text-ink-soft">{text}</p>
                </div>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
