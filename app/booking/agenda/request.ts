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
import { readField } from "./visitor.ts";

/** The texts on the topic of interest, by the topic in the address (`?tema=…`). */
const topicTexts = new Map<string, string>(Object.entries(JSON.parse(part("choices").dataset.wants ?? "{}")));

function buildMessage(slot: Slot): string {
  return agenda.message({
    name: readField("name"),
    firm: readField("firm"),
    day: dayName(slot.date),
    time: hourName(slot.time),
    localTime: hasOtherLocalTime(slot) ? localHourName(slot) : undefined,
    wants: topicTexts.get(new URLSearchParams(host.location.search).get("tema") ?? ""),
  });
}

/** A sentence on the missed slot; empty when there is none. */
function buildMissedText({ missed }: Selection, sent: Slot | undefined): string {
  if (!missed) return "";
  const local = toLocalTime(missed);
  const wasSent = missed.date === sent?.date && missed.time === sent.time;
  const sentence = wasSent ? agenda.missed.sent : agenda.missed[missed.reason];
  // Only the shown day is written without its month, because another day may be in another month.
  const day = missed.reason === "not on this day" ? shortDayName(local.date) : dayName(local.date);
  return sentence(day, hourName(local.time));
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

function buildStatus({ slot, ...selection }: Selection, sent: Slot | undefined): string {
  if (!slot) return buildMissedText(selection, sent);
  if (slot.start === sent?.start) return agenda.sent.status;
  const { date, time } = localWallTime(slot.start);
  return agenda.chosen.status(dayName(date), hourName(time));
}

/**
 * Writes the summary of the choice, the message and the links that send it.
 * @param sent the slot whose message the visitor has opened, until its meeting is over
 */
export function renderRequest(selection: Selection, sent: Slot | undefined): void {
  const { date, slot } = selection;
  if (date !== undefined) {
    setText(part("day"), dayName(date));
    writeSummary(date, slot);
  }
  setText(part("missed"), slot ? "" : buildMissedText(selection, sent));
  document.body.toggleAttribute("data-chosen", slot !== undefined);
  part("waiting").hidden = slot !== undefined;
  part("request").hidden = !slot;
  part("message-and-sender").hidden = !slot;
  part("sent").hidden = !sent || (slot !== undefined && slot.start !== sent.start);
  setText(part("status"), buildStatus(selection, sent));
  if (!slot) return;
  const message = buildMessage(slot);
  setText(part("message"), message);
  part<HTMLAnchorElement>("whatsapp").href = whatsappLink(message);
  part<HTMLAnchorElement>("mail").href = mailLink(
    agenda.subject(dayName(slot.date), hourName(slot.time)),
    message,
  );
}

let fileUrl = "";

/** Writes the links that add a slot to the visitor's calendar. @param now milliseconds since 1970 */
export function writeCalendarLinks(slot: Slot, now: number): void {
  const event = { ...slot, title: agenda.sent.event, details: agenda.sent.details(buildMessage(slot)) };
  part<HTMLAnchorElement>("google").href = googleCalendarLink(event);
  URL.revokeObjectURL(fileUrl);
  const text = calendarFile(event, `${randomId()}@${new URL(site.url).host}`, now, site.brand.name);
  fileUrl = URL.createObjectURL(new Blob([text], { type: "text/calendar;charset=utf-8" }));
  part<HTMLAnchorElement>("file").href = fileUrl;
}
