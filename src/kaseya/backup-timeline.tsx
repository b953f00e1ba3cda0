import { CircleCheck, Folder } from "lucide-react";
import { ExampleLabel } from "../ui/example-label.tsx";
import { Vignette } from "../ui/vignette.tsx";
import type { KaseyaPictures } from "./words.ts";

/** @param index three a day (6:00, 14:00, 22:00); a fraction is a moment between two @returns '62.5%' */
function computeBackupPositionPercent(index: number): string {
  return `${((index + 0.5) / 12) * 100}%`;
}

/** The backup that is restored: that of the third day, 14:00, of four days. */
const restoredBackupIndex = 7;
/** The files are deleted on the third day at 16:20. Backups are eight hours apart. */
const deletionPositionPercent = computeBackupPositionPercent(7 + 2.33 / 8);
/** The files are missed on the fourth day at 9:40. */
const discoveryPositionPercent = computeBackupPositionPercent(9 + 3.67 / 8);
const backupIndexes = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

export function BackupTimeline({ label, title, days, choice, folders, ...texts }: KaseyaPictures["backups"]) {
  const line = { y1: 22, y2: 22, strokeWidth: 2 };
  return (
    <Vignette
      label={label}
      className="rounded-2xl border border-line bg-surface-raised p-4 text-ink-soft shadow-2xl sm:p-8 lg:self-start"
    >
      <p className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line pb-3">
        <span className="text-lg font-semibold text-ink">{title}</span>
        <ExampleLabel />
      </p>
      <div className="mt-4 sm:mt-6">
        <p className="w-5/8 pe-1 text-end font-semibold text-bad">{texts.deleted}</p>
        <svg width="100%" height="40" aria-hidden="true" className="block overflow-visible">
          <line {...line} x2={discoveryPositionPercent} className="stroke-line-strong" />
          <line
            {...line}
            x1={discoveryPositionPercent}
            x2="100%"
            strokeDasharray="2 5"
            className="stroke-line-strong"
          />
          <line
            x1={deletionPositionPercent}
            x2={deletionPositionPercent}
            y1="-20"
            y2="32"
            strokeWidth="2"
            className="stroke-bad"
          />
          {backupIndexes.map((index) => (
            <circle
              key={index}
              cx={computeBackupPositionPercent(index)}
              cy="22"
              r={index === restoredBackupIndex ? 8 : 5}
              strokeWidth="2"
              className={
                index > restoredBackupIndex
                  ? "fill-surface-raised stroke-line-strong"
                  : "fill-brand stroke-surface-raised"
              }
            />
          ))}
        </svg>
      </div>
      <div className="grid grid-cols-4 text-center">
        {days.map((name, index) => (
          <span
            key={name}
            className={index === Math.floor(restoredBackupIndex / 3) ? "font-semibold text-brand" : ""}
          >
            {name}
          </span>
        ))}
      </div>
      <div className="relative mt-3 rounded-xl bg-brand-wash px-4 py-3 sm:py-4">
        <span className="absolute -top-1.5 left-5/8 size-[0.75rem] -translate-x-1/2 rotate-45 bg-brand-wash" />
        <p className="font-semibold text-ink">{choice.title}</p>
        <p>{choice.text}</p>
      </div>
      <div className="mt-3 grid sm:mt-4">
        {folders.map(({ name, files }) => (
          <p
            key={name}
            className="flex flex-wrap items-center gap-x-3 border-t border-line py-3 max-sm:hidden"
          >
            <Folder className="size-icon flex-none text-brand" strokeWidth={1.75} />
            <span className="grow text-ink">{name}</span>
            <span>{files}</span>
          </p>
        ))}
        <p className="mt-1 flex flex-wrap items-start gap-3 rounded-xl bg-good-wash px-4 py-3 text-good sm:py-4">
          <CircleCheck className="size-icon flex-none" strokeWidth={2} />
          <span className="grow basis-[12rem] font-semibold">{texts.restored}</span>
        </p>
      </div>
    </Vignette>
  );
}
