interface HalfSun {
  disc: number;
  rings: readonly number[];
}

/** Radii in pixels: the later the hour, the larger the sun of the wordmark. */
const suns = {
  dawn: { disc: 20, rings: [40] },
  morning: { disc: 28, rings: [54, 82] },
  noon: { disc: 36, rings: [68, 98, 128, 158] },
} as const satisfies Record<string, HalfSun>;

/** From the middle to the outer edge of the outermost ring. */
const reachOf = ({ disc, rings }: HalfSun) => (rings.at(-1) ?? disc) + 3;

const widestReach = Math.max(...Object.values(suns).map(reachOf));

/** Half a sun: above the timeline where that is horizontal, right of it where it is vertical. */
function Sun({ disc, rings, vertical }: HalfSun & { vertical: boolean }) {
  const reach = reachOf({ disc, rings });
  // All vertical drawings have the same width, because the column scales each to its own width.
  const [width, height] = vertical ? [widestReach, reach * 2] : [reach * 2, reach];
  const centre = { cx: vertical ? 0 : reach, cy: reach };
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      className={
        vertical
          ? "row-span-2 h-auto w-full overflow-visible lg:hidden"
          : "absolute bottom-full left-0 hidden lg:block"
      }
    >
      {rings.map((radius) => (
        <circle
          key={radius}
          {...centre}
          r={radius}
          strokeWidth="5"
          vectorEffect="non-scaling-stroke"
          className="fill-none stroke-brand"
        />
      ))}
      <circle {...centre} r={disc} className="fill-brand-bright" />
    </svg>
  );
}

interface CompanyTimelineProps {
  title: string;
  lead: string;
  milestones: readonly { date: string; title: string; text: string; sun: keyof typeof suns }[];
}

export function CompanyTimeline({ title, lead, milestones }: CompanyTimelineProps) {
  return (
    <section className="overflow-x-clip bg-surface pt-16 md:pt-20 lg:pt-24 lg:pb-24">
      <div className="mx-auto max-w-page px-5 sm:px-8">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-6 max-w-lead text-lg max-sm:pe-4 text-ink-soft">{lead}</p>
        <ol className="horizon mt-12 lg:mt-32">
          {milestones.map(({ date, title: event, text, sun }) => (
            <li
              key={date}
              className="relative horizon-date grid items-center gap-x-4 pb-12 last:pb-20 sm:gap-x-8 lg:block lg:pt-8 lg:pb-0 lg:last:pb-0"
            >
              <Sun {...suns[sun]} vertical />
              <Sun {...suns[sun]} vertical={false} />
              <p className="text-2xl font-semibold tracking-tight text-brand-strong self-end lg:text-3xl">
                {date}
              </p>
              <div className="mt-2 self-start">
                <h2 className="text-xl">{event}</h2>
                <p className="mt-2 max-w-note text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
