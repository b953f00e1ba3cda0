import { Vignette } from "../ui/vignette.tsx";
import type { GoogleWorkspacePictures } from "./words.ts";

const storageBarPitch = 10;
const storageBarGap = 4;
/** With this height the picture of thirty bars is as high as that of a hundred participants. */
const storageBarHeight = 45;

const participantDotRadius = 3;
const participantDotPitch = 10;
/** The number of participants in a line; a group of participants has two lines. */
const participantsPerGroupLine = 5;
const participantGroupsPerRow = 5;
const participantGroupGap = 8;
const participantGroupColumnPitch =
  participantsPerGroupLine * participantDotPitch -
  (participantDotPitch - 2 * participantDotRadius) +
  participantGroupGap;
const participantGroupRowPitch =
  2 * participantDotPitch - (participantDotPitch - 2 * participantDotRadius) + participantGroupGap;

const fileColourClasses = {
  folder: { stroke: "stroke-on-night", fill: "bg-on-night" },
  sheet: { stroke: "stroke-on-night-soft", fill: "bg-on-night-soft" },
  document: { stroke: "stroke-brand-mid", fill: "bg-brand-mid" },
  image: { stroke: "stroke-brand-bright", fill: "bg-brand-bright" },
} as const;

export function StorageBars(picture: NonNullable<GoogleWorkspacePictures["storageBars"]>) {
  const { label, gigabytes, files } = picture;
  const bars = {
    fill: "none",
    strokeWidth: storageBarHeight,
    strokeDasharray: `${storageBarPitch - storageBarGap} ${storageBarGap}`,
  };
  const buildLine = (length: number) => `M0 ${storageBarHeight / 2}h${length * storageBarPitch}`;
  return (
    <Vignette label={label}>
      <p className="flex flex-wrap gap-x-2 gap-y-1 pb-3 text-sm max-sm:justify-between lg:gap-x-4 text-on-night-soft">
        {files.map(({ kind, name }) => (
          <span key={name} className="flex items-center gap-1 lg:gap-2">
            <i className={`size-[0.625rem] rounded-md ${fileColourClasses[kind].fill}`} />
            {name}
          </span>
        ))}
      </p>
      <svg
        viewBox={`0 0 ${gigabytes * storageBarPitch - storageBarGap} ${storageBarHeight}`}
        aria-hidden="true"
        className="block w-full"
      >
        <path {...bars} d={buildLine(gigabytes)} className="stroke-night-line" />
        {/* Each line covers the beginning of the one before. */}
        {files.toReversed().map(({ kind, name, endGigabytes }) => (
          <path
            key={name}
            {...bars}
            d={buildLine(Math.min(endGigabytes, gigabytes))}
            className={fileColourClasses[kind].stroke}
          />
        ))}
      </svg>
    </Vignette>
  );
}

/** The dots are dashes of length 0 with round caps. */
export function VideoCallSeats({ label, seats }: { label: string; seats: number }) {
  const lines = Array.from({ length: Math.ceil(seats / participantsPerGroupLine) }, (_, index) => {
    const group = Math.floor(index / 2);
    const x = (group % participantGroupsPerRow) * participantGroupColumnPitch + participantDotRadius;
    const y =
      Math.floor(group / participantGroupsPerRow) * participantGroupRowPitch +
      (index % 2) * participantDotPitch +
      participantDotRadius;
    return `M${x} ${y}h${(Math.min(participantsPerGroupLine, seats - index * participantsPerGroupLine) - 1) * participantDotPitch + 1}`;
  });
  const speakerPosition = participantDotRadius + participantDotPitch;
  const speaker = { cx: speakerPosition, cy: speakerPosition };
  const rows = Math.ceil(seats / (2 * participantsPerGroupLine * participantGroupsPerRow));
  return (
    <Vignette label={label}>
      <svg
        viewBox={`0 0 ${participantGroupsPerRow * participantGroupColumnPitch - participantGroupGap} ${rows * participantGroupRowPitch - participantGroupGap}`}
        aria-hidden="true"
        fill="none"
        className="block w-full overflow-visible"
      >
        <path
          d={lines.join("")}
          strokeWidth={2 * participantDotRadius}
          strokeLinecap="round"
          strokeDasharray={`0 ${participantDotPitch}`}
          className="stroke-on-night-soft"
        />
        <circle {...speaker} r={participantDotRadius} className="fill-brand-bright" />
        <circle {...speaker} r={participantDotRadius + 2} className="stroke-brand-bright" />
      </svg>
    </Vignette>
  );
}
