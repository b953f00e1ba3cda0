import { Vignette } from "#app/ui/vignette.tsx";
import type { FileKind } from "./drive-folder.tsx";

const dotSpacing = 10;
const dotRadius = 3;
/** With this height thirty bars are as high as a hundred seats. */
const storageBarHeight = 45;
/** A group has two lines. */
const dotsPerLine = 5;
const dotGroupsPerRow = 5;
const dotGroupGap = 8;
const dotGroupWidth = dotsPerLine * dotSpacing - (dotSpacing - 2 * dotRadius) + dotGroupGap;
const dotGroupHeight = 2 * dotSpacing - (dotSpacing - 2 * dotRadius) + dotGroupGap;

const fileColourClasses = {
  folder: { stroke: "stroke-on-night", fill: "bg-on-night" },
  sheet: { stroke: "stroke-on-night-soft", fill: "bg-on-night-soft" },
  document: { stroke: "stroke-brand-mid", fill: "bg-brand-mid" },
  image: { stroke: "stroke-brand-bright", fill: "bg-brand-bright" },
} as const;

interface StorageBarsProps {
  label: string;
  gigabytes: number;
  /** What fills the first bars; `end` is the number of bars up to its last one. */
  files: readonly { kind: FileKind; name: string; end: number }[];
}

/** One bar for each gigabyte. The first ones are filled with files. */
export function StorageBars({ label, gigabytes, files }: StorageBarsProps) {
  return (
    <Vignette label={label}>
      <p className="flex flex-wrap gap-x-2 gap-y-1 pb-3 text-sm max-sm:justify-between sm:gap-x-4 text-on-night-soft">
        {files.map(({ kind, name }) => (
          <span key={name} className="flex items-center gap-1 sm:gap-2">
            <i className={`square-2.5 rounded-sm ${fileColourClasses[kind].fill}`} />
            {name}
          </span>
        ))}
      </p>
      <svg
        viewBox={`0 0 ${gigabytes * dotSpacing - 4} ${storageBarHeight}`}
        aria-hidden="true"
        className="block w-full"
      >
        <path
          d={`M0 ${storageBarHeight / 2}h${gigabytes * dotSpacing}`}
          fill="none"
          strokeWidth={storageBarHeight}
          strokeDasharray="6 4"
          className="stroke-night-line"
        />
        {/* The longest first: each covers the beginning of the one before. */}
        {files.toReversed().map(({ kind, name, end }) => (
          <path
            key={name}
            d={`M0 ${storageBarHeight / 2}h${Math.min(end, gigabytes) * dotSpacing}`}
            fill="none"
            strokeWidth={storageBarHeight}
            strokeDasharray="6 4"
            className={fileColourClasses[kind].stroke}
          />
        ))}
      </svg>
    </Vignette>
  );
}

/** One dot for each participant, in groups of ten. The dots are dashes of length 0 with round caps. One participant speaks. */
export function CallSeats({ label, seats }: { label: string; seats: number }) {
  const lines = Array.from({ length: Math.ceil(seats / dotsPerLine) }, (_, index) => {
    const group = Math.floor(index / 2);
    const x = (group % dotGroupsPerRow) * dotGroupWidth + dotRadius;
    const y = Math.floor(group / dotGroupsPerRow) * dotGroupHeight + (index % 2) * dotSpacing + dotRadius;
    return `M${x} ${y}h${(Math.min(dotsPerLine, seats - index * dotsPerLine) - 1) * dotSpacing + 1}`;
  });
  const rows = Math.ceil(seats / (2 * dotsPerLine * dotGroupsPerRow));
  return (
    <Vignette label={label}>
      <svg
        viewBox={`0 0 ${dotGroupsPerRow * dotGroupWidth - dotGroupGap} ${rows * dotGroupHeight - dotGroupGap}`}
        aria-hidden="true"
        fill="none"
        className="block w-full overflow-visible"
      >
        <path
          d={lines.join("")}
          strokeWidth={2 * dotRadius}
          strokeLinecap="round"
          strokeDasharray={`0 ${dotSpacing}`}
          className="stroke-on-night-soft"
        />
        <circle
          cx={dotRadius + dotSpacing}
          cy={dotRadius + dotSpacing}
          r={dotRadius}
          className="fill-brand-bright"
        />
        <circle
          cx={dotRadius + dotSpacing}
          cy={dotRadius + dotSpacing}
          r={dotRadius + 2}
          className="stroke-brand-bright"
        />
      </svg>
    </Vignette>
  );
}
