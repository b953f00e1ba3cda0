import { Lock } from "lucide-react";
import { Vignette } from "../ui/vignette.tsx";
import type { GoogleWorkspacePictures } from "./words.ts";

type Glimpses = GoogleWorkspacePictures["glimpses"];

const cardClasses = "rounded-2xl bg-surface-raised px-4 py-3 shadow-lg lg:px-5 lg:py-5";

export function MailPreview({ mails }: Pick<Glimpses, "mails">) {
  return (
    <Vignette className={`${cardClasses} grid gap-3`}>
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
    </Vignette>
  );
}

export function FreeHourPreview({ hours, people, free, meeting }: Glimpses["day"]) {
  const columnClasses = "grid auto-rows-fr gap-1";
  return (
    <Vignette className="grid grid-cols-[2rem_repeat(3,1fr)] gap-x-1 gap-y-2">
      <span className={columnClasses}>
        {people.map(({ name }) => (
          <span key={name} className="lg:py-1">
            {name}
          </span>
        ))}
        <span />
      </span>
      {hours.map((hour) =>
        hour === free ? (
          <b key={hour} className="flex flex-col">
            <span className="grow rounded-md border border-brand bg-brand-bright" />
            <span className="text-center lg:py-1">{hour}</span>
          </b>
        ) : (
          <span key={hour} className={columnClasses}>
            {people.map(({ name, taken }) => (
              <span
                key={name}
                className={`rounded-md border border-line-strong ${taken.includes(hour) ? "bg-line-strong" : ""}`}
              />
            ))}
            <span className="text-center text-ink-soft lg:py-1">{hour}</span>
          </span>
        ),
      )}
      <b className="col-span-full text-brand-strong">{meeting}</b>
    </Vignette>
  );
}

export function ChatPreview({ chat }: Pick<Glimpses, "chat">) {
  return (
    <Vignette className="grid gap-3">
      {chat.map(({ who, text }) => (
        <p key={who} className="flex items-center gap-3">
          <b className="grid size-[2.25rem] flex-none place-items-center rounded-full bg-brand text-surface">
            {who}
          </b>
          <span className="rounded-xl bg-brand-wash px-4 py-2">{text}</span>
        </p>
      ))}
    </Vignette>
  );
}

export function SignInQuestionPreview({ title, where, yes, no }: Glimpses["security"]) {
  return (
    <Vignette className={cardClasses}>
      <p className="flex items-center gap-3">
        <Lock className="size-[1.5rem] flex-none" />
        <b className="text-lg/tight">{title}</b>
      </p>
      <p className="text-ink-soft">{where}</p>
      <p className="mt-3 flex flex-wrap gap-2">
        <b className="rounded-full border border-brand bg-brand px-4 py-1 text-surface">{yes}</b>
        <span className="rounded-full border border-line-strong px-4 py-1">{no}</span>
      </p>
    </Vignette>
  );
}
