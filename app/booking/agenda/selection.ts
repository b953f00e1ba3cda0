import { type AgendaDay, findSlot, type Slot, type WallTime } from "../slots.ts";

/** A slot that the visitor wanted and that is not offered: not on that day, no longer, or not yet. */
interface UnofferedSlot extends WallTime {
  reason: "not on this day" | "no longer" | "not yet";
}

/** The visitor's choice in the agenda. It is immutable: every change returns a new one. */
export interface AgendaSelection {
  days: readonly AgendaDay[];
  /** The day whose hours are shown; undefined when no day has an offered slot. */
  date?: string;
  /** The chosen slot, which is offered. */
  slot?: Slot;
  /** The last chosen time of day. When the visitor changes the day, the same time is chosen there if it is offered. */
  wantedTime?: string;
  /** The wanted slot that is not offered, until the next choice. */
  unoffered?: UnofferedSlot;
}

const listOfferedSlots = (day: AgendaDay | undefined) => day?.slots.filter(({ offered }) => offered) ?? [];

export const hasOfferedSlot = (day: AgendaDay): boolean => listOfferedSlots(day).length > 0;

/**
 * @returns the date shown first: the first day that offers at least half of its slots, because a day with fewer looks sold
 *   out; without such a day the first with an offered slot; undefined when no day has one
 */
function chooseInitialDate(days: readonly AgendaDay[]): string | undefined {
  const offeredDays = days.filter(hasOfferedSlot);
  const fullEnough = offeredDays.find((day) => listOfferedSlots(day).length * 2 >= day.slots.length);
  return (fullEnough ?? offeredDays[0])?.date;
}

const isDateOffered = (days: readonly AgendaDay[], date: string | undefined) =>
  days.some((day) => day.date === date && hasOfferedSlot(day));

function findUnofferedReason(
  days: readonly AgendaDay[],
  { date }: WallTime,
  slot: Slot | undefined,
): UnofferedSlot["reason"] {
  const last = days.at(-1);
  if (last && date > last.date) return "not yet";
  return !slot && days.some((day) => day.date === date) ? "not on this day" : "no longer";
}

/**
 * Creates a selection with the wanted slot as `slot` if it is offered, otherwise as `unoffered`.
 * @param shown the date whose hours are shown, which may be another than that of the wanted slot
 */
function selectSlot(
  days: readonly AgendaDay[],
  shown: string | undefined,
  wanted: WallTime,
): AgendaSelection {
  const slot = findSlot(days, wanted);
  const selection = { days, date: shown, wantedTime: wanted.time };
  if (slot?.offered) return { ...selection, slot };
  return {
    ...selection,
    unoffered: { date: wanted.date, time: wanted.time, reason: findUnofferedReason(days, wanted, slot) },
  };
}

/**
 * Creates the selection that the agenda shows first.
 * @param wanted the slot in the address or the choice stored in the tab, if any; a stored choice may have no time
 */
export function createInitialSelection(
  days: readonly AgendaDay[],
  wanted?: { date: string; time?: string },
): AgendaSelection {
  if (!wanted) return { days, date: chooseInitialDate(days) };
  const { date, time } = wanted;
  const shown = isDateOffered(days, date) ? date : chooseInitialDate(days);
  return time === undefined ? { days, date: shown } : selectSlot(days, shown, { date, time });
}

/**
 * Gives a selection new days. A date that is no longer offered is replaced by the initial one; a slot that is no longer
 * offered moves to `unoffered`.
 */
export function updateSelectionDays(before: AgendaSelection, days: readonly AgendaDay[]): AgendaSelection {
  const { slot } = before;
  const date = isDateOffered(days, before.date) ? before.date : chooseInitialDate(days);
  return slot ? selectSlot(days, date, slot) : { ...before, days, date };
}

/**
 * Changes the date of a selection and keeps the chosen time if the new day offers it. A day without offered slots changes
 * nothing.
 */
export function selectDate(before: AgendaSelection, date: string): AgendaSelection {
  const { days, wantedTime: time } = before;
  if (!isDateOffered(days, date)) return before;
  if (time === undefined) return { days, date };
  const { unoffered, ...selection } = selectSlot(days, date, { date, time });
  // The reason is always "not on this day": the visitor has just chosen the day, so "no longer" would confuse.
  return unoffered ? { ...selection, unoffered: { ...unoffered, reason: "not on this day" } } : selection;
}

/** Chooses a time of the shown day: as `slot` if it is offered, otherwise as `unoffered`. */
export function selectTime(before: AgendaSelection, time: string): AgendaSelection {
  const { days, date } = before;
  return date === undefined ? before : selectSlot(days, date, { date, time });
}
