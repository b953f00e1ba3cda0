import { Lock } from "lucide-react";
import { FileIcon, type FileKind } from "./drive-folder.tsx";
import { getParticipantClasses } from "./meet-grid.tsx";

const glimpseRowClasses = "flex flex-wrap items-center gap-x-3 border-line py-2 not-first:border-t";

interface MailGlimpseProps {
  mails: readonly { from: string; subject: string; to?: string; time: string }[];
}

/** One of six pictures of Google Workspace products. All are beside a text that says the same, so they are decoration. */
export function MailGlimpse({ mails }: MailGlimpseProps) {
  return (
    <div className="grid gap-3">
      {mails.map(({ from, subject, to, time }, index) => (
        <p key={from} className={`border-s-4 ps-3 ${index ? "border-line" : "border-file-image"}`}>
          <span className="flex flex-wrap justify-between gap-x-3">
            <b>{from}</b>
            <span className="text-ink-soft">{time}</span>
          </span>
          {subject}
          {to && <span className="block wrap-anywhere text-ink-soft">{to}</span>}
        </p>
      ))}
    </div>
  );
}

interface FileGlimpseProps {
  /** `who`: the people who can see the file. */
  files: readonly { kind: FileKind; name: string; who: string }[];
}

export function FileGlimpse({ files }: FileGlimpseProps) {
  return (
    <div>
      {files.map(({ kind, name, who }) => (
        <p key={name} className={glimpseRowClasses}>
          <FileIcon kind={kind} />
          <span className="grow font-semibold">{name}</span>
          <span className="text-ink-soft">{who}</span>
        </p>
      ))}
    </div>
  );
}

export function CallGlimpse({ people }: { people: readonly string[] }) {
  return (
    <p className="-mx-1 grid grid-fit-12 gap-1.5 rounded-md bg-night p-1.5 text-on-night lg:-mx-2 lg:gap-2 lg:p-2">
      {people.map((person, index) => (
        <span
          key={person}
          className="grid justify-items-center gap-2 rounded-sm bg-night-raised py-2 line-height-tight lg:py-5"
        >
          <span className={`${getParticipantClasses(index === 0)} square-9`}>{person[0]}</span>
          {person}
        </span>
      ))}
    </p>
  );
}

interface DayGlimpseProps {
  hours: readonly string[];
  people: readonly { name: string; taken: readonly string[] }[];
  free: string;
  meeting: string;
}

export function DayGlimpse({ hours, people, free, meeting }: DayGlimpseProps) {
  const columnClasses = "grid auto-rows-fr gap-1";
  return (
    <div className="grid grid-cols-free-hours gap-x-1 gap-y-2">
      <span className={columnClasses}>
        {people.map(({ name }) => (
          <span key={name}>{name}</span>
        ))}
        <span />
      </span>
      {hours.map((hour) =>
        hour === free ? (
          <b key={hour} className="flex flex-col">
            <span className="grow rounded-sm bg-brand-bright" />
            <span className="text-center">{hour}</span>
          </b>
        ) : (
          <span key={hour} className={columnClasses}>
            {people.map(({ name, taken }) => (
              <span
                key={name}
                className={`rounded-sm ${taken.includes(hour) ? "bg-line" : "border border-line"}`}
              />
            ))}
            <span className="text-center text-ink-soft">{hour}</span>
          </span>
        ),
      )}
      <b className="col-span-full text-brand-strong">{meeting}</b>
    </div>
  );
}

export function ChatGlimpse({ messages }: { messages: readonly { who: string; text: string }[] }) {
  return (
    <div className="grid gap-3">
      {messages.map(({ who, text }) => (
        <p key={who} className="flex items-center gap-3">
          <b className="grid square-9 flex-none place-items-center rounded-full bg-brand text-surface">
            {who}
          </b>
          <span className="rounded-md bg-brand-wash px-4 py-2">{text}</span>
        </p>
      ))}
    </div>
  );
}

interface SecurityGlimpseProps {
  title: string;
  where: string;
  yes: string;
  no: string;
}

export function SecurityGlimpse({ title, where, yes, no }: SecurityGlimpseProps) {
  return (
    <div>
      <p className="flex items-center gap-3">
        <Lock className="square-6 flex-none" />
        <b className="text-lg line-height-tight">{title}</b>
      </p>
      <p className="text-ink-soft">{where}</p>
      <p className="mt-3 flex flex-wrap gap-2">
        <b className="rounded-full border border-brand bg-brand px-4 py-1 text-surface">{yes}</b>
        <span className="rounded-full border border-line-strong px-4 py-1">{no}</span>
      </p>
    </div>
  );
}
