import type { ReactNode } from "react";
import type { DayPictureName } from "../content/day-pictures.ts";
import { StreetObjectIcon } from "../ui/street.tsx";
import { Vignette } from "../ui/vignette.tsx";
import { type HomePictures, homePictureTexts as pictures } from "./words.ts";
import "./day-pictures.css";

function SharedSheet({ label, title, rows }: HomePictures["sharedSheet"]) {
  return (
    <Vignette label={label} className="overflow-clip rounded-lg bg-surface-raised pb-3 shadow-soft">
      <p className="p-3 font-semibold lg:px-6 lg:py-5">{title}</p>
      <div className="sheet-grid">
        <p className="sheet-head" />
        <p className="sheet-head">A</p>
        <p className="sheet-head">B</p>
        {rows.map(({ what, amount, editor }, index) => (
          <div key={what} className="contents">
            <p className="sheet-head">{index + 1}</p>
            <p className="sheet-cell">{what}</p>
            <p
              className={`sheet-cell justify-end ${editor ? "outline-2 -outline-offset-2 outline-brand" : ""}`}
            >
              {editor && <span className="rounded-sm bg-brand px-2 text-surface">{editor}</span>}
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

/** `taken`: the hours that were booked before; `fresh`: the customers that the agent has just booked, by hour. */
function BookedWeek({ label, hours, days }: HomePictures["bookedWeek"]) {
  return (
    <Vignette label={label} className="week">
      {days.map(({ day, taken, fresh }) => (
        <div key={day}>
          <p>{day}</p>
          {hours.map((hour) => {
            const customer = fresh[hour];
            if (customer)
              return (
                <p key={hour} className="bg-brand-strong font-semibold text-surface">
                  {customer}
                </p>
              );
            if (taken.includes(hour))
              return (
                <p key={hour} className="week-taken">
                  {"\u00a0"}
                </p>
              );
            return <p key={hour}>{hour}</p>;
          })}
        </div>
      ))}
    </Vignette>
  );
}

/** At night a customer asks about an order, and the agent answers: the picture of the agent for support. */
function OrderQuestion({ label, question, answer }: HomePictures["orderStatus"]) {
  return (
    <Vignette label={label} className="grid gap-6">
      {/* The shop stands on the ground beside the question; the answer is below the light of its door. */}
      <div className="flex flex-wrap items-center gap-3 border-b border-current/25">
        <StreetObjectIcon
          name="workshop"
          className="order-shop street-night street-lit -mt-8 overflow-visible"
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
        <div key={name} className="stage">
          <b>{name}</b>
          <span className="text-ink-soft">{when}</span>
          {index === stages.length - 1 && (
            <p className="w-full rounded-md bg-surface-raised px-3 py-2 shadow-soft lg:px-5 lg:py-4">
              <b>{sale.who}</b> {sale.what}
              <b className="block text-good lg:text-heading">{sale.amount}</b>
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
          className="contact flex flex-wrap items-center gap-3 border-b border-current/25 py-1.5 md:py-2 lg:py-4"
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
          className="night-event flex flex-wrap items-center gap-3 border-b border-current/25 py-3 md:py-4 lg:py-6"
        >
          <span>{hour}</span>
          <span>{what}</span>
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

/** The pictures of the day story, each of what a solution does at its hour, by the names that content/solutions/ uses. */
export const dayPictures: Record<DayPictureName, ReactNode> = {
  workspace: <SharedSheet {...pictures.sharedSheet} />,
  receptionist: <IncomingQuestions {...pictures.incomingQuestions} />,
  scheduling: <BookedWeek {...pictures.bookedWeek} />,
  support: <OrderQuestion {...pictures.orderStatus} />,
  stages: <SalesStages {...pictures.salesStages} />,
  reactivation: <DormantContacts {...pictures.dormantContacts} />,
  kaseya: <OvernightEvents {...pictures.nightWatch} />,
};
