import { Check, Lock } from "lucide-react";
import { Editors, FileIcon } from "./drive-folder.tsx";

/** What one would see of each of the six parts; each beside its text, so they are decoration. */
export function MailGlimpse({ from, subject, to }: { from: string; subject: string; to: string }) {
  return (
    <p className="border-s-4 border-file-image ps-4">
      <b className="block font-semibold">{from}</b>
      {subject}
      <span className="block text-ink-soft">{to}</span>
    </p>
  );
}

export function FileGlimpse({ name, editing }: { name: string; editing: readonly string[] }) {
  return (
    <p className="flex flex-wrap items-center gap-3">
      <FileIcon kind="sheet" />
      <span className="grow font-semibold">{name}</span>
      <Editors people={editing} />
    </p>
  );
}

export function CallGlimpse({ people }: { people: readonly string[] }) {
  return (
    <p className="grid grid-cols-4 gap-2">
      {people.map((person, index) => (
        <span key={person} className="grid place-items-center rounded-md bg-night py-3 text-on-night">
          <span
            className={`grid size-9 place-items-center rounded-full font-semibold ${index ? "bg-night-line contrast-more:bg-night" : "speaking bg-brand-bright text-night"}`}
          >
            {person}
          </span>
        </span>
      ))}
    </p>
  );
}

export function DayGlimpse({ hours, meeting }: { hours: readonly string[]; meeting: string }) {
  return (
    <div>
      {hours.map((hour, index) => (
        <p key={hour} className="flex min-h-9 items-center gap-3 border-line not-first:border-t">
          <span className="min-w-6 flex-none text-ink-soft">{hour}</span>
          {index === 1 && (
            <span className="flex-1 rounded-sm bg-brand px-3 py-1 font-semibold text-surface">{meeting}</span>
          )}
        </p>
      ))}
    </div>
  );
}

export function ChatGlimpse({ who, text }: { who: string; text: string }) {
  return (
    <p>
      <span className="block pb-1 text-ink-soft">{who}</span>
      <span className="inline-block rounded-md bg-brand-wash px-4 py-2">{text}</span>
    </p>
  );
}

export function SecurityGlimpse({ title, yes, no }: { title: string; yes: string; no: string }) {
  return (
    <div>
      <p className="flex items-center gap-2 font-semibold">
        <Lock className="size-5" />
        {title}
      </p>
      <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
        <span className="flex items-center gap-1 font-semibold text-good">
          <Check className="size-5" strokeWidth={3} />
          {yes}
        </span>
        <span className="text-ink-soft">{no}</span>
      </p>
    </div>
  );
}
