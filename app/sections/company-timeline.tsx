import { logo } from "virtual:logo";

interface HalfSun {
  disc: number;
  rings: readonly number[];
}

/** Radii in pixels: the later the hour, the larger the sun of the mark. A brand with a logo of its own has plain discs. */
const suns = {
  dawn: { disc: 20, rings: [40] },
  morning: { disc: 28, rings: [54, 82] },
  noon: { disc: 36, rings: [68, 98, 128, 158] },
} as const satisfies Record<string, HalfSun>;

function Sun({ disc, rings }: HalfSun) {
  // From the middle beyond the outermost ring, whose stroke keeps its width where the picture is smaller.
  const reach = (rings.at(-1) ?? disc) + 5;
  return (
    <svg
      viewBox={`0 0 ${reach * 2} ${reach}`}
      width={reach * 2}
      height={reach}
      aria-hidden="true"
      className="block h-auto max-w-full self-end"
    >
      {rings.map((radius) => (
        <circle
          key={radius}
          cx={reach}
          cy={reach}
          r={radius}
          strokeWidth="5"
          vectorEffect="non-scaling-stroke"
          className="fill-none stroke-brand"
        />
      ))}
      <circle cx={reach} cy={reach} r={disc} className="fill-brand-bright" />
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
    <section className="overflow-x-clip bg-surface py-10 lg:py-24">
      <div className="page">
        <h1 className="text-3xl lg:text-opening">{title}</h1>
        <p className="mt-6 max-w-lead text-lg max-sm:pe-4 text-ink-soft">{lead}</p>
        <ol className={`horizon mt-10 grid gap-x-8 lg:-mt-8 ${logo ? "" : "with-suns"}`}>
          {milestones.map(({ date, title: event, text, sun }) => (
            <li key={date} className="pb-10 last:pb-0 lg:pb-0">
              <Sun {...suns[sun]} {...(logo && { rings: [] })} />
              <div className="horizon-line pt-6 lg:pt-8">
                <p className="text-2xl font-semibold text-brand-strong">{date}</p>
                <h2 className="mt-2 text-xl">{event}</h2>
                <p className="mt-2 max-w-note text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
