import { Vignette } from "#app/ui/vignette.tsx";

const step = 10;
const radius = 3;
/** Thirty of them are then as high as a hundred seats. */
const barHeight = 45;
/** Two lines to a group. */
const inLine = 5;
const groupsInRow = 5;
const groupGap = 8;
const groupWidth = inLine * step - (step - 2 * radius) + groupGap;
const groupHeight = 2 * step - (step - 2 * radius) + groupGap;

export function StorageBars({ label, gigabytes }: { label: string; gigabytes: number }) {
  return (
    <Vignette label={label}>
      <svg viewBox={`0 0 ${gigabytes * step - 4} ${barHeight}`} aria-hidden="true" className="block w-full">
        <path
          d={`M0 ${barHeight / 2}h${gigabytes * step}`}
          fill="none"
          strokeWidth={barHeight}
          strokeDasharray="6 4"
          className="stroke-brand-bright"
        />
      </svg>
    </Vignette>
  );
}

/** One dot for each participant, in groups of ten: dashes without length and with round ends. Who speaks is lit. */
export function CallSeats({ label, seats }: { label: string; seats: number }) {
  const lines = Array.from({ length: Math.ceil(seats / inLine) }, (_, index) => {
    const group = Math.floor(index / 2);
    const x = (group % groupsInRow) * groupWidth + radius;
    const y = Math.floor(group / groupsInRow) * groupHeight + (index % 2) * step + radius;
    return `M${x} ${y}h${(Math.min(inLine, seats - index * inLine) - 1) * step + 1}`;
  });
  const rows = Math.ceil(seats / (2 * inLine * groupsInRow));
  return (
    <Vignette label={label}>
      <svg
        viewBox={`0 0 ${groupsInRow * groupWidth - groupGap} ${rows * groupHeight - groupGap}`}
        aria-hidden="true"
        fill="none"
        className="block w-full overflow-visible"
      >
        <path
          d={lines.join("")}
          strokeWidth={2 * radius}
          strokeLinecap="round"
          strokeDasharray={`0 ${step}`}
          className="stroke-on-night-soft"
        />
        <circle cx={radius + step} cy={radius + step} r={radius} className="fill-brand-bright" />
        <circle cx={radius + step} cy={radius + step} r={radius + 2} className="stroke-brand-bright" />
      </svg>
    </Vignette>
  );
}
