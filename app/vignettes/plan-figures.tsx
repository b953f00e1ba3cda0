import { Vignette } from "#app/ui/vignette.tsx";

const spacing = 10;
const radius = 3;
/** With this height thirty bars are as high as a hundred seats. */
const barHeight = 45;
/** A group has two lines. */
const dotsPerLine = 5;
const groupsPerRow = 5;
const groupGap = 8;
const groupWidth = dotsPerLine * spacing - (spacing - 2 * radius) + groupGap;
const groupHeight = 2 * spacing - (spacing - 2 * radius) + groupGap;

export function StorageBars({ label, gigabytes }: { label: string; gigabytes: number }) {
  return (
    <Vignette label={label}>
      <svg
        viewBox={`0 0 ${gigabytes * spacing - 4} ${barHeight}`}
        aria-hidden="true"
        className="block w-full"
      >
        <path
          d={`M0 ${barHeight / 2}h${gigabytes * spacing}`}
          fill="none"
          strokeWidth={barHeight}
          strokeDasharray="6 4"
          className="stroke-brand-bright"
        />
      </svg>
    </Vignette>
  );
}

/** One dot for each participant, in groups of ten. The dots are dashes of length 0 with round caps. One participant speaks. */
export function CallSeats({ label, seats }: { label: string; seats: number }) {
  const lines = Array.from({ length: Math.ceil(seats / dotsPerLine) }, (_, index) => {
    const group = Math.floor(index / 2);
    const x = (group % groupsPerRow) * groupWidth + radius;
    const y = Math.floor(group / groupsPerRow) * groupHeight + (index % 2) * spacing + radius;
    return `M${x} ${y}h${(Math.min(dotsPerLine, seats - index * dotsPerLine) - 1) * spacing + 1}`;
  });
  const rows = Math.ceil(seats / (2 * dotsPerLine * groupsPerRow));
  return (
    <Vignette label={label}>
      <svg
        viewBox={`0 0 ${groupsPerRow * groupWidth - groupGap} ${rows * groupHeight - groupGap}`}
        aria-hidden="true"
        fill="none"
        className="block w-full overflow-visible"
      >
        <path
          d={lines.join("")}
          strokeWidth={2 * radius}
          strokeLinecap="round"
          strokeDasharray={`0 ${spacing}`}
          className="stroke-on-night-soft"
        />
        <circle cx={radius + spacing} cy={radius + spacing} r={radius} className="fill-brand-bright" />
        <circle cx={radius + spacing} cy={radius + spacing} r={radius + 2} className="stroke-brand-bright" />
      </svg>
    </Vignette>
  );
}
