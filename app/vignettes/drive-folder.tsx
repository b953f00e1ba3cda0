import { Users } from "lucide-react";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { Vignette } from "#app/ui/vignette.tsx";

interface DriveFolderProps {
  label: string;
  drive: string;
  folder: string;
  sharedWith: string;
  files: readonly {
    icon: IconName;
    name: string;
    owner: string;
    changed: string;
    /** Initials of who is writing in it. */
    editing?: readonly string[];
  }[];
  /** `used` and `total` in gigabytes. */
  space: { title: string; text: string; used: number; total: number };
}

export function DriveFolder({ label, drive, folder, sharedWith, files, space }: DriveFolderProps) {
  return (
    <Vignette label={label} className="rounded-lg bg-surface-raised pb-12 shadow-lift md:pb-10">
      <p className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line px-5 py-4">
        <span className="text-sm font-semibold">
          <span className="font-normal text-ink-soft">{drive} › </span>
          {folder}
        </span>
        <span className="flex items-center gap-1.5 text-ink-soft">
          <Users className="size-4" />
          {sharedWith}
        </span>
      </p>
      <div className="@container px-5">
        {files.map(({ icon, name, owner, changed, editing = [] }) => (
          <p key={name} className="flex min-h-12 items-center gap-3 border-b border-line last:border-0">
            <Icon name={icon} className="size-5 flex-none text-brand" strokeWidth={1.75} />
            <span className="flex-1 font-medium">{name}</span>
            <span className="flex -space-x-1 @max-picture-narrow:hidden">
              {editing.map((person) => (
                <span
                  key={person}
                  className="grid size-6 place-items-center rounded-full border border-surface-raised bg-brand font-semibold text-surface"
                >
                  {person}
                </span>
              ))}
            </span>
            <span className="hidden min-w-12 text-ink-soft @picture-wide:inline">{owner}</span>
            <span className="min-w-12 text-end whitespace-nowrap text-ink-soft">{changed}</span>
          </p>
        ))}
      </div>
      <div className="grid gap-y-2 border-t border-line px-5 pt-4 text-ink-soft">
        <span>{space.title}</span>
        <svg aria-hidden="true" width="100%" height="6">
          <rect width="100%" height="6" rx="3" className="fill-line" />
          <rect
            width={`${((100 * space.used) / space.total).toFixed(1)}%`}
            height="6"
            rx="3"
            className="fill-brand"
          />
        </svg>
        {/* On the left, because on wide windows another picture covers the right half. */}
        <span>{space.text}</span>
      </div>
    </Vignette>
  );
}
