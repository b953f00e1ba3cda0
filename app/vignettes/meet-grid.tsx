import { Hand, Mic, MicOff, PhoneOff, Video } from "lucide-react";
import { Vignette } from "#app/ui/vignette.tsx";

const short = "M29 27c-2-11 4-15 11-15s13 4 11 15c-1-5-4-7-11-7s-10 2-11 7z";
const long =
  "M28 43c-4-20-1-31 12-31s16 11 12 31c-3 1-4 0-4-2 3-9 2-14 0-19-5 1-10 0-13-3-3 6-5 12-3 22 0 2-1 3-4 2z";
const bun = "M40 4a5 5 0 0 1 4 8c5 2 8 7 7 15-1-5-4-7-11-7s-10 2-11 7c-1-8 2-13 7-15a5 5 0 0 1 4-8z";
const beard = "M30 26c0 11 4 15 10 15s10-4 10-15c-1 4-4 5-10 5s-9-1-10-5z";

const people = [
  { name: "Ana", hair: long, room: "bg-brand", clothes: "fill-brand-wash", speaking: true },
  { name: "Diego", hair: short, room: "bg-brand-wash", clothes: "fill-brand", muted: true },
  { name: "Sofía", hair: bun, room: "bg-surface-sunk", clothes: "fill-good" },
  { name: "Martín", hair: beard, room: "bg-good-wash", clothes: "fill-ink-soft", muted: true },
  { name: "Lucía", hair: bun, room: "bg-bad-wash", clothes: "fill-brand-strong", muted: true },
  { name: "Pablo", hair: short, room: "bg-brand-bright", clothes: "fill-night-raised" },
];

/** A video call of six. */
export function MeetGrid({ className = "" }: { className?: string }) {
  return (
    <Vignette
      label="Videollamada de Meet con seis personas del equipo; habla Ana."
      className={`rounded-lg bg-night p-3 text-on-night shadow-lift sm:p-4 ${className}`}
    >
      <div className="grid grid-cols-3 gap-2">
        {people.map(({ name, hair, room, clothes, speaking, muted }) => (
          <div
            key={name}
            className={`relative overflow-hidden rounded-md border-2 ${room} ${speaking ? "border-brand-bright" : "border-night"}`}
          >
            <svg aria-hidden="true" viewBox="0 0 80 66" className="block w-full">
              <path d="M14 66c2-17 13-22 26-22s24 5 26 22z" className={clothes} />
              <path d="M36 36h8v9a4 4 0 0 1-8 0z" className="fill-line" />
              <circle cx="40" cy="27" r="10.5" className="fill-surface" />
              <path d={hair} className="fill-night" />
            </svg>
            <span className="absolute bottom-1 start-1 flex items-center gap-1 rounded-sm bg-night px-1.5 leading-tight">
              {name}
              {muted && <MicOff className="size-3.5" />}
            </span>
          </div>
        ))}
      </div>
      <div className="flex items-center justify-between gap-3 px-1 pt-3">
        <span>9:30, ventas</span>
        <span className="flex gap-1.5">
          {[Mic, Video, Hand].map((Icon, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: three icons that never change places
              key={index}
              className="grid size-9 place-items-center rounded-full bg-night-raised"
            >
              <Icon className="size-4.5" />
            </span>
          ))}
          <span className="grid h-9 w-12 place-items-center rounded-full bg-bad text-surface">
            <PhoneOff className="size-4.5" />
          </span>
        </span>
      </div>
    </Vignette>
  );
}
