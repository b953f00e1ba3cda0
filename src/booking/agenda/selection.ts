import { type AgendaDay, findSlot, type Slot, type WallTime } from "../slots.ts";

/** A slot that the visitor wanted and that is not offered, with the reason. */
interface UnofferedSlot extends WallTime {
  /** The day is off, has no such hour or was just chosen; the hour is past or too soon; the date is after the last day. */
  reason: "not on this day" | "no longer" | "not yet";
}

/** The visitor's choice in the agenda. It is immutable: every change returns a new one. */
export interface AgendaSelection {
  /** All days of the agenda from today on, with their slots. */
  days: readonly AgendaDay[];
  /** The day whose hours are shown; undefined when no day has an offered slot. */
  shownDate?: string;
  /** Always an offered slot. */
  chosenSlot?: Slot;
  /** The last chosen time of day. When the visitor changes the day, the same time is chosen there if it is offered. */
  preferredTime?: string;
  /** The slot that the visitor wanted last, by a choice or by the address, if it is not offered. */
  unofferedSlot?: UnofferedSlot;
}

const listOfferedSlots = (day: AgendaDay | undefined) => day?.slots.filter(({ offered }) => offered) ?? [];

export const hasOfferedSlot = (day: AgendaDay): boolean => listOfferedSlots(day).length > 0;

/**
 * @returns the date shown first: the first day that offers at least half of its slots, because a day with fewer looks sold
 *   out; without such a day the first with an offered slot; undefined when no day has one
 */
function chooseFirstDateWithManySlots(days: readonly AgendaDay[]): string | undefined {
  const offeredDays = days.filter(hasOfferedSlot);
  const fullEnough = offeredDays.find((day) => listOfferedSlots(day).length * 2 >= day.slots.length);
  return (fullEnough ?? offeredDays[0])?.date;
}

const isDateOffered = (days: readonly AgendaDay[], date: string | undefined) =>
  days.some((day) => day.date === date && hasOfferedSlot(day));

/** @param slot the slot at the wanted date and time, which is past or too soon; undefined when the days have no such slot */
function findUnofferedReason(
  days: readonly AgendaDay[],
  { date }: WallTime,
  slot: Slot | undefined,
): UnofferedSlot["reason"] {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || slot || date < first.date) return "no longer";
  return date > last.date ? "not yet" : "not on this day";
}

/**
 * Creates a selection with the wanted slot as `chosenSlot` if it is offered, otherwise as `unofferedSlot`.
 * @param shownDate the date whose hours are shown, which may be another than that of the wanted slot
 */
function selectSlot(
  days: readonly AgendaDay[],
  shownDate: string | undefined,
  wantedSlot: WallTime,
): AgendaSelection {
  const { date, time } = wantedSlot;
  const slot = findSlot(days, wantedSlot);
  const selection = { days, shownDate, preferredTime: time };
  if (slot?.offered) return { ...selection, chosenSlot: slot };
  return { ...selection, unofferedSlot: { date, time, reason: findUnofferedReason(days, wantedSlot, slot) } };
}

/**
 * Creates the selection that the agenda shows first.
 * @param initialChoice the slot in the address or the choice stored in the tab, if any; a stored choice may have no time
 */
export function createInitialSelection(
  days: readonly AgendaDay[],
  initialChoice?: { date: string; time?: string },
): AgendaSelection {
  if (!initialChoice) return { days, shownDate: chooseFirstDateWithManySlots(days) };
  const { date, time } = initialChoice;
  const shownDate = isDateOffered(days, date) ? date : chooseFirstDateWithManySlots(days);
  return time === undefined ? { days, shownDate } : selectSlot(days, shownDate, { date, time });
}

/**
 * Replaces the days of a selection. A shown date that is no longer offered is replaced by the one on which a new agenda would
 * open; a chosen slot that is no longer offered becomes the `unofferedSlot`.
 */
export function updateSelectionDays(selection: AgendaSelection, days: readonly AgendaDay[]): AgendaSelection {
  const { chosenSlot, shownDate: previousDate } = selection;
  const shownDate = isDateOffered(days, previousDate) ? previousDate : chooseFirstDateWithManySlots(days);
  return chosenSlot ? selectSlot(days, shownDate, chosenSlot) : { ...selection, days, shownDate };
}

/**
 * Changes the shown date of a selection and keeps the chosen time if the new day offers it. A day without offered slots changes
 * nothing.
 */
export function selectDate(selection: AgendaSelection, date: string): AgendaSelection {
  const { days, preferredTime: time } = selection;
  if (!isDateOffered(days, date)) return selection;
  if (time === undefined) return { days, shownDate: date };
  const { unofferedSlot, ...newSelection } = selectSlot(days, date, { date, time });
  // The reason is always "not on this day": the visitor has just chosen the day, so "no longer" would confuse.
  return unofferedSlot
    ? { ...newSelection, unofferedSlot: { ...unofferedSlot, reason: "not on this day" } }
    : newSelection;
}

/** Chooses a time of the shown day: as `chosenSlot` if it is offered, otherwise as `unofferedSlot`. */
export function selectTime(selection: AgendaSelection, time: string): AgendaSelection {
  const { days, shownDate: date } = selection;
  return date === undefined ? selection : selectSlot(days, date, { date, time });
}
