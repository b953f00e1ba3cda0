import { Hand, Mic, MicOff, PhoneOff, Video } from "lucide-react";
import { Vignette } from "#app/ui/vignette.tsx";

const short = "M29 27c-2-11 4-15 11-15s13 4 11 15c-1-5-4-7-11-7s-10 2-11 7z";
const long =
  "M28 43c-4-20-1-31 12-31s16 11 12 31c-3 1-4 0-4-2 3-9 2-14 0-19-5 1-10 0-13-3-3 6-5 12-3 22 0 2-1 3-4 2z";
const bun = "M40 4a5 5 0 0 1 4 8c5 2 8 7 7 15-1-5-4-7-11-7s-10 2-11 7c-1-8 2-13 7-15a5 5 0 0 1 4-8z";
const bearded = `${short}M30 31c.5 6 4.5 9 10 9s9.5-3 10-9c-2 2-5 2.5-10 2.5s-8-.5-10-2.5z`;
const parted = "M29 30c-3-12 3-18 11-18s14 6 11 18c-1-4-2-7-6-10-5 4-10 5-14 5-1 1-2 3-2 5z";

const portraits = {
  long: { hair: long, room: "bg-brand", clothes: "fill-brand-wash" },
  short: { hair: short, room: "bg-brand-wash", clothes: "fill-brand" },
  bun: { hair: bun, room: "bg-surface-sunk", clothes: "fill-good" },
  bearded: { hair: bearded, room: "bg-good-wash", clothes: "fill-ink-soft" },
  longOnRose: { hair: long, room: "bg-bad-wash", clothes: "fill-brand-strong" },
  parted: { hair: parted, room: "bg-brand-bright", clothes: "fill-night-raised" },
} as const;

interface MeetGridProps {
  label: string;
  title: string;
  people: readonly {
    name: string;
    portrait: keyof typeof portraits;
    speaking?: boolean;
    muted?: boolean;
  }[];
}

export function MeetGrid({ label, title, people }: MeetGridProps) {
  return (
    <Vignette label={label} className="@container rounded-lg bg-night p-3 text-on-night shadow-lift sm:p-4">
      <div className="grid grid-cols-3 gap-2 @max-picture-narrow:grid-cols-2">
        {people.map(({ name, portrait, speaking, muted }) => {
          const { hair, room, clothes } = portraits[portrait];
          return (
            <div
              key={name}
              className={`relative overflow-hidden rounded-md border-2 ${room} ${speaking ? "border-brand-bright" : "border-night"}`}
            >
              <svg aria-hidden="true" viewBox="0 0 80 72" className="block w-full">
                <path d="M12 73c2-22 15-29 28-29s26 7 28 29z" className={clothes} />
                <path d="M35 34h10v11a5 5 0 0 1-10 0z" className="fill-surface" />
                <circle cx="40" cy="27" r="10.5" className="fill-surface" />
                <path d={hair} className="fill-night" />
              </svg>
              <span className="absolute bottom-1 start-1 flex items-center gap-1 rounded-sm bg-night px-1.5 leading-tight">
                {name}
                {muted && <MicOff className="size-3.5" />}
              </span>
            </div>
          );
        })}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 px-1 pt-3">
        <span>{title}</span>
        <span className="flex gap-1.5">
          {[Mic, Video, Hand].map((Icon, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the three icons never change places
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
