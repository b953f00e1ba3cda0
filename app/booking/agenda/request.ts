import { agenda } from "#app/booking/agenda-words.ts";
import { mailLink, whatsappLink } from "#app/contact-links.ts";
import { randomId } from "#app/random-id.ts";
import { site } from "#site";
import { calendarFile, googleCalendarLink } from "../calendar-event.ts";
import { dayName, hourName, shortDayName } from "../date-names.ts";
import { localWallTime, type Slot } from "../slots.ts";
import { host } from "./host-page.ts";
import { part, setText } from "./parts.ts";
import type { Selection } from "./selection.ts";
import { hasOtherLocalTime, localHourName, toLocalTime } from "./shown-time.ts";
import { typed } from "./visitor.ts";

/** What a message is interested in, by the topics of the address (`?tema=…`). */
const wants = new Map<string, string>(Object.entries(JSON.parse(part("choices").dataset.wants ?? "{}")));

function messageFor(slot: Slot): string {
  return agenda.message({
    name: typed("name"),
    firm: typed("firm"),
    day: dayName(slot.date),
    time: hourName(slot.time),
    localTime: hasOtherLocalTime(slot) ? localHourName(slot) : undefined,
    wants: wants.get(new URLSearchParams(host.location.search).get("tema") ?? ""),
  });
}

/** What was wanted and cannot be had, in a sentence; empty where everything can. */
function missedSentence({ missed }: Selection, sent: Slot | undefined): string {
  if (!missed) return "";
  const own = toLocalTime(missed);
  const wasSent = missed.date === sent?.date && missed.time === sent.time;
  const sentence = wasSent ? agenda.missed.sent : agenda.missed[missed.reason];
  // The day that lacks an hour is the one in view; another may be of another month.
  const day = missed.reason === "not on this day" ? shortDayName(own.date) : dayName(own.date);
  return sentence(day, hourName(own.time));
}

function writeSummary(date: string, slot: Slot | undefined): void {
  const from = slot && localWallTime(slot.start);
  const until = slot && localWallTime(slot.end);
  const when = slot && hasOtherLocalTime(slot) ? agenda.chosen.ownWhen : agenda.chosen.when;
  setText(part("half-hour-day"), dayName(from?.date ?? date));
  setText(
    part("half-hour-time"),
    from && until ? when(hourName(from.time), hourName(until.time)) : agenda.chosen.waiting,
  );
}

function statusOf({ slot, ...selection }: Selection, sent: Slot | undefined): string {
  if (!slot) return missedSentence(selection, sent);
  if (slot.start === sent?.start) return agenda.sent.status;
  const { date, time } = localWallTime(slot.start);
  return agenda.chosen.status(dayName(date), hourName(time));
}

/**
 * Writes what is chosen, the message and where it is sent to.
 * @param sent the slot whose message was opened to be sent, while its meeting is not over
 */
export function renderRequest(selection: Selection, sent: Slot | undefined): void {
  const { date, slot } = selection;
  if (date !== undefined) {
    setText(part("day"), dayName(date));
    writeSummary(date, slot);
  }
  setText(part("missed"), slot ? "" : missedSentence(selection, sent));
  document.body.toggleAttribute("data-chosen", slot !== undefined);
  part("waiting").hidden = slot !== undefined;
  part("request").hidden = !slot;
  part("message-and-sender").hidden = !slot;
  part("sent").hidden = !sent || (slot !== undefined && slot.start !== sent.start);
  setText(part("status"), statusOf(selection, sent));
  if (!slot) return;
  const message = messageFor(slot);
  setText(part("message"), message);
  part<HTMLAnchorElement>("whatsapp").href = whatsappLink(message);
  part<HTMLAnchorElement>("mail").href = mailLink(
    agenda.subject(dayName(slot.date), hourName(slot.time)),
    message,
  );
}

let file = "";

/** Writes the links that take a slot whose message was sent to a calendar. @param now milliseconds since 1970 */
export function writeCalendarLinks(slot: Slot, now: number): void {
  const event = { ...slot, title: agenda.sent.event, details: agenda.sent.details(messageFor(slot)) };
  part<HTMLAnchorElement>("google").href = googleCalendarLink(event);
  URL.revokeObjectURL(file);
  const text = calendarFile(event, `${randomId()}@${new URL(site.url).host}`, now, site.brand.name);
  file = URL.createObjectURL(new Blob([text], { type: "text/calendar;charset=utf-8" }));
  part<HTMLAnchorElement>("file").href = file;
}
