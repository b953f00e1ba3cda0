import { buildMailLinkTo, buildWhatsappLinkTo } from "../../content/pages/contact-link-formats.ts";
import { fillPlaceholders } from "../../content/texts/fill.ts";
import { createRandomId } from "../../visit/random-id.ts";
import {
  convertTimesToInstants,
  convertToVisitorWallTime,
  formatTimeOfDay,
  type Slot,
  type WallTime,
} from "../slots.ts";
import { isVisitorTimeDifferent } from "./agenda-texts.ts";
import { buildCalendarFile, buildGoogleCalendarLink } from "./calendar-event.ts";
import { hostWindow } from "./host-page.ts";
import { findAgendaPart, writeAgendaPart } from "./parts.ts";
import { agendaTexts, settings } from "./read-settings.ts";
import type { AgendaSelection } from "./selection.ts";
import { readVisitorField } from "./visitor.ts";

const { firm, words, rules } = settings;
/** A map, because the topic in the address may be any text, also the name of a method. */
const interestByTopic = new Map(settings.interests);

const buildRequestMessage = (slot: Slot): string =>
  agendaTexts.formatMessage({
    name: readVisitorField("name"),
    firm: readVisitorField("firm"),
    slot,
    interest: interestByTopic.get(new URLSearchParams(hostWindow.location.search).get("tema") ?? ""),
  });

/** Unchanged when the firm's clocks skip that time (summer time). */
function convertToVisitorTime({ date, time }: WallTime): WallTime {
  const [instant] = convertTimesToInstants(date, [time], rules.timeZone);
  return instant === undefined ? { date, time } : convertToVisitorWallTime(instant, rules.timeZone);
}

function buildUnofferedSlotText(
  { wanted: { date, time }, unofferedReason: reason, shownDate }: AgendaSelection,
  requestedSlot: Slot | undefined,
): string {
  if (!date || !time || !reason) return "";
  const isRequested = date === requestedSlot?.date && time === requestedSlot.time;
  // Another day may be in another month.
  const isMonthShown = reason !== "not on this day" || date !== shownDate;
  const sentence = words.unoffered[isRequested ? "sent" : reason];
  return agendaTexts.formatSlotSentence(sentence, convertToVisitorTime({ date, time }), isMonthShown);
}

function writeSlotSummary(date: string, slot: Slot | undefined): void {
  const { when, ownWhen, waiting } = words.chosen;
  writeAgendaPart("half-hour-day", agendaTexts.formatDate(slot?.local.date ?? date));
  const times = slot && {
    from: formatTimeOfDay(slot.local.time),
    to: formatTimeOfDay(convertToVisitorWallTime(slot.endMs, rules.timeZone).time),
  };
  const text = slot && isVisitorTimeDifferent(slot) ? ownWhen : when;
  writeAgendaPart("half-hour-time", times ? fillPlaceholders(text, times) : waiting);
}

export function renderMeetingRequest(selection: AgendaSelection, requestedSlot: Slot | undefined): void {
  const { shownDate: date, chosenSlot: slot } = selection;
  if (date !== undefined) {
    writeAgendaPart("day", agendaTexts.formatDate(date));
    writeSlotSummary(date, slot);
  }
  const unoffered = buildUnofferedSlotText(selection, requestedSlot);
  const isRequested = slot !== undefined && slot.startMs === requestedSlot?.startMs;
  writeAgendaPart("unoffered", unoffered);
  document.body.toggleAttribute("data-chosen", slot !== undefined);
  findAgendaPart("waiting").hidden = slot !== undefined;
  for (const name of ["change", "request", "message-and-sender"]) findAgendaPart(name).hidden = !slot;
  findAgendaPart("sent").hidden = !requestedSlot || (slot !== undefined && !isRequested);
  const chosen = slot && agendaTexts.formatSlotSentence(words.chosen.status, slot.local);
  writeAgendaPart("status", isRequested ? words.sent.status : (chosen ?? unoffered));
  if (!slot) return;
  const message = buildRequestMessage(slot);
  writeAgendaPart("message", message);
  findAgendaPart<HTMLAnchorElement>("whatsapp").href = buildWhatsappLinkTo(firm.whatsappNumber, message);
  const subject = agendaTexts.formatSlotSentence(words.subject, slot);
  findAgendaPart<HTMLAnchorElement>("mail").href = buildMailLinkTo(firm.email, subject, message);
}

let calendarFileUrl = "";

/** @param now in milliseconds since 1970 */
export function writeCalendarLinks(slot: Slot, now: number): void {
  const event = {
    ...slot,
    timeZone: rules.timeZone,
    title: words.sent.event,
    details: fillPlaceholders(words.sent.details, { message: buildRequestMessage(slot) }),
  };
  findAgendaPart<HTMLAnchorElement>("google").href = buildGoogleCalendarLink(event);
  URL.revokeObjectURL(calendarFileUrl);
  const text = buildCalendarFile(event, `${createRandomId()}@${firm.host}`, now, firm.name);
  calendarFileUrl = URL.createObjectURL(new Blob([text], { type: "text/calendar;charset=utf-8" }));
  findAgendaPart<HTMLAnchorElement>("file").href = calendarFileUrl;
}
