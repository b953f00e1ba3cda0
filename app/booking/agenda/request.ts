import { agendaTexts } from "#app/booking/agenda-words.ts";
import { buildMailLink, buildWhatsappLink } from "#app/contact-links.ts";
import { createRandomId } from "#app/random-id.ts";
import { site } from "#site";
import { buildCalendarFile, buildGoogleCalendarLink } from "../calendar-event.ts";
import { formatDayName, formatHourName, formatShortDayName } from "../date-names.ts";
import { type Slot, toLocalWallTime } from "../slots.ts";
import { hostWindow } from "./host-page.ts";
import { findPart, setText } from "./parts.ts";
import type { Selection } from "./selection.ts";
import { formatLocalHour, hasOtherLocalTime, toLocalTime } from "./shown-time.ts";
import { readField } from "./visitor.ts";

/** The texts on the topic of interest, by the topic in the address (`?tema=…`). */
const topicTexts = new Map<string, string>(
  Object.entries(JSON.parse(findPart("choices").dataset.wants ?? "{}")),
);

function buildMessage(slot: Slot): string {
  return agendaTexts.message({
    name: readField("name"),
    firm: readField("firm"),
    day: formatDayName(slot.date),
    time: formatHourName(slot.time),
    localTime: hasOtherLocalTime(slot) ? formatLocalHour(slot) : undefined,
    wants: topicTexts.get(new URLSearchParams(hostWindow.location.search).get("tema") ?? ""),
  });
}

/** A sentence on the missed slot; empty when there is none. */
function buildMissedText({ missed }: Selection, sent: Slot | undefined): string {
  if (!missed) return "";
  const local = toLocalTime(missed);
  const wasSent = missed.date === sent?.date && missed.time === sent.time;
  const sentence = wasSent ? agendaTexts.missed.sent : agendaTexts.missed[missed.reason];
  // Only the shown day is written without its month, because another day may be in another month.
  const day =
    missed.reason === "not on this day" ? formatShortDayName(local.date) : formatDayName(local.date);
  return sentence(day, formatHourName(local.time));
}

function writeSummary(date: string, slot: Slot | undefined): void {
  const from = slot && toLocalWallTime(slot.start);
  const until = slot && toLocalWallTime(slot.end);
  const when = slot && hasOtherLocalTime(slot) ? agendaTexts.chosen.ownWhen : agendaTexts.chosen.when;
  setText(findPart("half-hour-day"), formatDayName(from?.date ?? date));
  setText(
    findPart("half-hour-time"),
    from && until ? when(formatHourName(from.time), formatHourName(until.time)) : agendaTexts.chosen.waiting,
  );
}

function buildStatusText({ slot, ...selection }: Selection, sent: Slot | undefined): string {
  if (!slot) return buildMissedText(selection, sent);
  if (slot.start === sent?.start) return agendaTexts.sent.status;
  const { date, time } = toLocalWallTime(slot.start);
  return agendaTexts.chosen.status(formatDayName(date), formatHourName(time));
}

/**
 * Writes the summary of the choice, the message and the links that send it.
 * @param sent the slot whose message the visitor has opened, until its meeting is over
 */
export function renderRequest(selection: Selection, sent: Slot | undefined): void {
  const { date, slot } = selection;
  if (date !== undefined) {
    setText(findPart("day"), formatDayName(date));
    writeSummary(date, slot);
  }
  setText(findPart("missed"), slot ? "" : buildMissedText(selection, sent));
  document.body.toggleAttribute("data-chosen", slot !== undefined);
  findPart("waiting").hidden = slot !== undefined;
  findPart("request").hidden = !slot;
  findPart("message-and-sender").hidden = !slot;
  findPart("sent").hidden = !sent || (slot !== undefined && slot.start !== sent.start);
  setText(findPart("status"), buildStatusText(selection, sent));
  if (!slot) return;
  const message = buildMessage(slot);
  setText(findPart("message"), message);
  findPart<HTMLAnchorElement>("whatsapp").href = buildWhatsappLink(message);
  findPart<HTMLAnchorElement>("mail").href = buildMailLink(
    agendaTexts.subject(formatDayName(slot.date), formatHourName(slot.time)),
    message,
  );
}

let fileUrl = "";

/** Writes the links that add a slot to the visitor's calendar. @param now milliseconds since 1970 */
export function writeCalendarLinks(slot: Slot, now: number): void {
  const event = {
    ...slot,
    title: agendaTexts.sent.event,
    details: agendaTexts.sent.details(buildMessage(slot)),
  };
  findPart<HTMLAnchorElement>("google").href = buildGoogleCalendarLink(event);
  URL.revokeObjectURL(fileUrl);
  const text = buildCalendarFile(
    event,
    `${createRandomId()}@${new URL(site.url).host}`,
    now,
    site.brand.name,
  );
  fileUrl = URL.createObjectURL(new Blob([text], { type: "text/calendar;charset=utf-8" }));
  findPart<HTMLAnchorElement>("file").href = fileUrl;
}
