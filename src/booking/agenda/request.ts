import { buildMailLinkTo, buildWhatsappLinkTo } from "../../content/contact-link-formats.ts";
import { createRandomId } from "../../visit/random-id.ts";
import { convertToLocalWallTime, type Slot } from "../slots.ts";
import { buildCalendarFile, buildGoogleCalendarLink } from "./calendar-event.ts";
import { formatTimeOfDay } from "./date-names.ts";
import { hostWindow } from "./host-page.ts";
import { findAgendaPart, setTextIfChanged } from "./parts.ts";
import { agendaTexts, dateNames, settings } from "./read-settings.ts";
import type { AgendaSelection } from "./selection.ts";
import { convertToVisitorWallTime, formatVisitorHour, isVisitorTimeDifferent } from "./shown-time.ts";
import { readVisitorField } from "./visitor.ts";

const { firm } = settings;
const { formatDateWithMonth, formatDateWithoutMonth } = dateNames;
/** A map, because the topic in the address may be any text, such as the name of a method of objects. */
const interestByTopic = new Map(Object.entries(settings.interestByTopic));

function buildRequestMessage(slot: Slot): string {
  return agendaTexts.message({
    name: readVisitorField("name"),
    firm: readVisitorField("firm"),
    day: formatDateWithMonth(slot.date),
    time: formatTimeOfDay(slot.time),
    localTime: isVisitorTimeDifferent(slot) ? formatVisitorHour(slot) : undefined,
    interest: interestByTopic.get(new URLSearchParams(hostWindow.location.search).get("tema") ?? ""),
  });
}

/** @returns why the wanted slot is not offered, in other words for the `requestedSlot`; empty when no wanted slot is unoffered */
function buildUnofferedSlotText(
  { unofferedSlot, shownDate }: AgendaSelection,
  requestedSlot: Slot | undefined,
): string {
  if (!unofferedSlot) return "";
  const local = convertToVisitorWallTime(unofferedSlot);
  const { date, time, reason } = unofferedSlot;
  const isRequested = date === requestedSlot?.date && time === requestedSlot.time;
  const sentence = agendaTexts.unoffered[isRequested ? "sent" : reason];
  // The month is left out when the agenda shows the day; another day may be in another month.
  const isShownDay = reason === "not on this day" && date === shownDate;
  const day = isShownDay ? formatDateWithoutMonth(local.date) : formatDateWithMonth(local.date);
  return sentence(day, formatTimeOfDay(local.time));
}

/** Writes day and times of the chosen slot on the visitor's clock. @param date the day to write while no slot is chosen */
function writeSlotSummary(date: string, slot: Slot | undefined): void {
  const from = slot && convertToLocalWallTime(slot.startMs);
  const until = slot && convertToLocalWallTime(slot.endMs);
  const when = slot && isVisitorTimeDifferent(slot) ? agendaTexts.chosen.ownWhen : agendaTexts.chosen.when;
  setTextIfChanged(findAgendaPart("half-hour-day"), formatDateWithMonth(from?.date ?? date));
  setTextIfChanged(
    findAgendaPart("half-hour-time"),
    from && until
      ? when(formatTimeOfDay(from.time), formatTimeOfDay(until.time))
      : agendaTexts.chosen.waiting,
  );
}

/** @returns what a screen reader announces: that the slot is chosen, that its message was opened, or why it is not offered */
function buildRequestStatusText(selection: AgendaSelection, requestedSlot: Slot | undefined): string {
  const { chosenSlot: slot } = selection;
  if (!slot) return buildUnofferedSlotText(selection, requestedSlot);
  if (slot.startMs === requestedSlot?.startMs) return agendaTexts.sent.status;
  const { date, time } = convertToLocalWallTime(slot.startMs);
  return agendaTexts.chosen.status(formatDateWithMonth(date), formatTimeOfDay(time));
}

/**
 * Writes the summary of the choice, the message and the links that send it.
 * @param requestedSlot the slot whose message the visitor has opened; undefined when there is none or its meeting is over
 */
export function renderMeetingRequest(selection: AgendaSelection, requestedSlot: Slot | undefined): void {
  const { shownDate: date, chosenSlot: slot } = selection;
  if (date !== undefined) {
    setTextIfChanged(findAgendaPart("day"), formatDateWithMonth(date));
    writeSlotSummary(date, slot);
  }
  setTextIfChanged(findAgendaPart("unoffered"), slot ? "" : buildUnofferedSlotText(selection, requestedSlot));
  document.body.toggleAttribute("data-chosen", slot !== undefined);
  findAgendaPart("waiting").hidden = slot !== undefined;
  findAgendaPart("change").hidden = !slot;
  findAgendaPart("request").hidden = !slot;
  findAgendaPart("message-and-sender").hidden = !slot;
  findAgendaPart("sent").hidden =
    !requestedSlot || (slot !== undefined && slot.startMs !== requestedSlot.startMs);
  setTextIfChanged(findAgendaPart("status"), buildRequestStatusText(selection, requestedSlot));
  if (!slot) return;
  const message = buildRequestMessage(slot);
  setTextIfChanged(findAgendaPart("message"), message);
  findAgendaPart<HTMLAnchorElement>("whatsapp").href = buildWhatsappLinkTo(firm.whatsappNumber, message);
  findAgendaPart<HTMLAnchorElement>("mail").href = buildMailLinkTo(
    firm.email,
    agendaTexts.subject(formatDateWithMonth(slot.date), formatTimeOfDay(slot.time)),
    message,
  );
}

/** The object URL of the last .ics file, which is revoked when another is written; empty before the first. */
let calendarFileUrl = "";

/** Writes the links that add a slot to Google Calendar, or as an .ics file to another. @param now in milliseconds since 1970 */
export function writeCalendarLinks(slot: Slot, now: number): void {
  const event = {
    ...slot,
    title: agendaTexts.sent.event,
    details: agendaTexts.sent.details(buildRequestMessage(slot)),
  };
  findAgendaPart<HTMLAnchorElement>("google").href = buildGoogleCalendarLink(event);
  URL.revokeObjectURL(calendarFileUrl);
  const text = buildCalendarFile(event, `${createRandomId()}@${firm.host}`, now, firm.name);
  calendarFileUrl = URL.createObjectURL(new Blob([text], { type: "text/calendar;charset=utf-8" }));
  findAgendaPart<HTMLAnchorElement>("file").href = calendarFileUrl;
}
