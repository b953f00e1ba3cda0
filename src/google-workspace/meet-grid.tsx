import { MicOff, PhoneOff } from "lucide-react";
import { Vignette } from "../ui/vignette.tsx";
import { FileIcon } from "./drive-folder.tsx";
import type { GoogleWorkspacePictures } from "./words.ts";

const avatarClasses = "grid size-[2.5rem] place-items-center rounded-full text-lg font-semibold";
const silentClasses = "bg-night-line contrast-more:bg-night";
const speakingClasses =
  "bg-brand-bright bg-(image:--repaint-shade) text-night outline-2 outline-offset-2 outline-brand-bright";

export function MeetGrid({ label, title, sharing, rows, people }: GoogleWorkspacePictures["teamCall"]) {
  return (
    <Vignette label={label} className="on-night rounded-2xl bg-night p-2 text-on-night shadow-2xl sm:p-4">
      <div className="grid gap-2">
        <div className="rounded-xl bg-surface-raised p-3 text-ink sm:p-4">
          <p className="flex items-center gap-2 pb-2 font-semibold leading-tight">
            <FileIcon kind="sheet" />
            <span>{sharing}</span>
          </p>
          {rows.map((row) => (
            <p key={row} className="border-t border-line py-1.5">
              {row}
            </p>
          ))}
        </div>
        <div className="grid grid-fit-[3rem] gap-1.5 sm:gap-2">
          {people.map(({ name, speaking, muted }) => (
            <div key={name} className="grid justify-items-center gap-2 rounded-xl bg-night-raised py-3">
              <span className={`${avatarClasses} ${speaking ? speakingClasses : silentClasses}`}>
                {name[0]}
              </span>
              <span className="flex items-center gap-1 leading-tight">
                {name}
                {muted && <MicOff className="size-[1rem] max-xl:hidden" />}
              </span>
            </div>
          ))}
        </div>
      </div>
      <p className="flex items-center justify-between gap-3 px-1 pt-3">
        {title}
        <span className="grid h-9 w-12 place-items-center rounded-full bg-stamp text-on-night">
          <PhoneOff className="size-[1.125rem]" />
        </span>
      </p>
    </Vignette>
  );
}
