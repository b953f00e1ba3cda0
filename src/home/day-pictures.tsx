import type { ReactNode } from "react";
import type { DayPictureName } from "../content/shared/solutions.ts";
import { read } from "../site-content.ts";
import { StreetObjectIcon } from "../ui/street.tsx";
import { Vignette } from "../ui/vignette.tsx";
import { type HomePictures, homeWords } from "./words.ts";

const { pictures } = read(homeWords);

/** The cells of the sheet, both those of its content and those of its edges, which have its letters and numbers. */
const cellClasses = "border-s border-b border-line";
const edgeCellClasses = `${cellClasses} content-center bg-surface-sunk px-[clamp(8px,1vw,16px)] py-1 text-center text-ink-soft`;
const contentCellClasses = `${cellClasses} flex flex-wrap items-center gap-x-2 gap-y-1 p-[clamp(8px,1.6vw,20px)]`;

function SharedSheet({ label, title, rows }: HomePictures["sharedSheet"]) {
  return (
    <Vignette label={label} className="overflow-clip rounded-2xl bg-surface-raised pb-3 shadow-lg">
      <p className="p-3 font-semibold lg:px-6 lg:py-5">{title}</p>
      <div className="grid grid-cols-[auto_1fr_auto] border-t border-line text-[length:min(1em,4.6vw)]">
        {["", "A", "B"].map((letter) => (
          <p key={letter} className={edgeCellClasses}>
            {letter}
          </p>
        ))}
        {rows.map(({ what, amount, editor }, index) => (
          <div key={what} className="contents">
            <p className={edgeCellClasses}>{index + 1}</p>
            <p className={contentCellClasses}>{what}</p>
            <p
              className={`${contentCellClasses} justify-end ${editor ? "outline-2 -outline-offset-2 outline-brand" : ""}`}
            >
              {editor && <span className="rounded-md bg-brand px-2 text-surface">{editor}</span>}
              <b>{amount}</b>
            </p>
          </div>
        ))}
      </div>
    </Vignette>
  );
}

function IncomingQuestions({ label, chats }: HomePictures["incomingQuestions"]) {
  return (
    <Vignette label={label} className="grid items-start gap-4 xl:grid-cols-3 xl:gap-8">
      {chats.map(({ question, answer }) => (
        <div key={question} className="grid gap-3">
          <div className="chat-message" data-from="customer">
            <p className="chat-bubble">{question}</p>
          </div>
          <p className="chat-message chat-bubble justify-self-start">{answer}</p>
        </div>
      ))}
    </Vignette>
  );
}

const hourStateClasses = {
  free: "border-line-strong",
  taken: "border-transparent week-taken",
  fresh: "border-transparent bg-brand-strong font-semibold text-surface",
};

/** `taken`: the hours that were booked before; `fresh`: the customers that the agent has just booked, by hour. */
function BookedWeek({ label, hours, days }: HomePictures["bookedWeek"]) {
  return (
    <Vignette label={label} className="grid grid-cols-4 gap-[clamp(6px,1vw,12px)] text-center">
      {days.map(({ day, taken, fresh }) => (
        <div key={day} className="grid content-start gap-[clamp(6px,1vw,12px)] text-[length:min(1em,5.6vw)]">
          <p>{day}</p>
          {hours.map((hour) => {
            const customer = fresh[hour];
            const state = customer ? "fresh" : taken.includes(hour) ? "taken" : "free";
            return (
              <p
                key={hour}
                className={`rounded-md border py-[clamp(4px,1vw,8px)] ${hourStateClasses[state]}`}
              >
                {customer ?? (state === "taken" ? "\u00a0" : hour)}
              </p>
            );
          })}
        </div>
      ))}
    </Vignette>
  );
}

function OrderQuestion({ label, question, answer }: HomePictures["orderStatus"]) {
  return (
    <Vignette label={label} className="grid gap-6">
      <div className="flex flex-wrap items-center gap-3 border-b border-current/25">
        <StreetObjectIcon
          name="workshop"
          className="w-[clamp(144px,19vw,240px)] street-night street-lit -mt-8 overflow-visible"
        />
        <div className="chat-message" data-from="customer">
          <p className="chat-bubble text-ink">{question}</p>
        </div>
      </div>
      <p className="mt-6 chat-message chat-bubble justify-self-start text-ink lg:mt-8">{answer}</p>
    </Vignette>
  );
}

function SalesStages({ label, stages, sale }: HomePictures["salesStages"]) {
  return (
    <Vignette label={label}>
      {stages.map(({ name, when }, index) => (
        <div
          key={name}
          className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-s-8 border-brand py-[clamp(6px,1.2vw,16px)] ps-4 nth-2:ms-[8%] nth-3:ms-[16%] nth-4:ms-[24%] nth-4:border-good"
        >
          <b className="flex-[1_5em]">{name}</b>
          <span className="text-ink-soft">{when}</span>
          {index === stages.length - 1 && (
            <p className="w-full rounded-xl bg-surface-raised px-3 py-2 shadow-lg lg:px-5 lg:py-4">
              <b>{sale.who}</b> {sale.what}
              <b className="block text-good lg:text-2xl">{sale.amount}</b>
            </p>
          )}
        </div>
      ))}
    </Vignette>
  );
}

function DormantContacts({ label, contacts }: HomePictures["dormantContacts"]) {
  return (
    <Vignette label={label}>
      {contacts.map(({ name, last, answer, awake }) => (
        <p
          key={name}
          className="flex flex-wrap items-center gap-3 border-b border-current/25 py-1.5 *:flex-[6em] *:last:flex-[0_0_min(9.5em,100%)] md:py-2 lg:py-4"
        >
          <b>{name}</b>
          <span className="max-lg:hidden">{last}</span>
          {awake ? <b className="text-brand-strong">{answer}</b> : <span>{answer}</span>}
        </p>
      ))}
    </Vignette>
  );
}

function OvernightEvents({ label, events }: HomePictures["nightWatch"]) {
  return (
    <Vignette label={label}>
      {events.map(({ hour, what, state, alert }) => (
        <p
          key={hour}
          className="flex flex-wrap items-center gap-3 border-b border-current/25 py-3 md:py-4 lg:py-6"
        >
          <span>{hour}</span>
          <span className="max-w-[15em] flex-[6em]">{what}</span>
          <b
            className={`rounded-full px-3 py-1 ${alert ? "bg-bad-wash text-bad" : "bg-good-wash text-good"}`}
          >
            {state}
          </b>
        </p>
      ))}
    </Vignette>
  );
}

export const dayPictures: Record<DayPictureName, ReactNode> = {
  workspace: <SharedSheet {...pictures.sharedSheet} />,
  receptionist: <IncomingQuestions {...pictures.incomingQuestions} />,
  scheduling: <BookedWeek {...pictures.bookedWeek} />,
  support: <OrderQuestion {...pictures.orderStatus} />,
  stages: <SalesStages {...pictures.salesStages} />,
  reactivation: <DormantContacts {...pictures.dormantContacts} />,
  kaseya: <OvernightEvents {...pictures.nightWatch} />,
};
