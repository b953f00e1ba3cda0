import { type AgendaDay, findSlot, type Slot, type WallTime } from "../slots.ts";

/** A slot that was wanted and is not offered. */
interface Missed extends WallTime {
  reason: "not on this day" | "no longer" | "not yet";
}

/** What the visitor has chosen in the agenda, and what of it cannot be had. Every change makes a new one. */
export interface Selection {
  days: readonly AgendaDay[];
  /** Of the day whose hours are shown; undefined where no day has a slot that is offered. */
  date?: string;
  /** Offered at the time of `days`. */
  slot?: Slot;
  /** The time of day chosen last: another day that is chosen has it chosen too, where it is offered. */
  wantedTime?: string;
  /** What was wanted and is not offered, until something else is chosen. */
  missed?: Missed;
}

const offeredSlots = (day: AgendaDay | undefined) => day?.slots.filter(({ offered }) => offered) ?? [];

export const isOffered = (day: AgendaDay): boolean => offeredSlots(day).length > 0;

/** The date shown first. A day with its last hour or two would look sold out: one with some to choose from is better. */
function firstDate(days: readonly AgendaDay[]): string | undefined {
  return (days.find((day) => offeredSlots(day).length >= 4) ?? days.find(isOffered))?.date;
}

const hasDate = (days: readonly AgendaDay[], date: string | undefined) =>
  days.some((day) => day.date === date && isOffered(day));

function reasonFor(days: readonly AgendaDay[], { date }: WallTime, slot: Slot | undefined): Missed["reason"] {
  const last = days.at(-1);
  if (last && date > last.date) return "not yet";
  return !slot && days.some((day) => day.date === date) ? "not on this day" : "no longer";
}

/** A selection of a day and a time, or of what it lacks. */
function selected(days: readonly AgendaDay[], shown: string | undefined, wanted: WallTime): Selection {
  const slot = findSlot(days, wanted);
  const selection = { days, date: shown, wantedTime: wanted.time };
  if (slot?.offered) return { ...selection, slot };
  return {
    ...selection,
    missed: { date: wanted.date, time: wanted.time, reason: reasonFor(days, wanted, slot) },
  };
}

/**
 * The selection at the beginning, with the days as they are offered now.
 * @param wanted what the address asks for or the tab has kept; its time may be missing
 */
export function startSelection(
  days: readonly AgendaDay[],
  wanted?: { date: string; time?: string },
): Selection {
  if (!wanted) return { days, date: firstDate(days) };
  const { date, time } = wanted;
  const shown = hasDate(days, date) ? date : firstDate(days);
  return time === undefined ? { days, date: shown } : selected(days, shown, { date, time });
}

/** The same selection with the days as they are offered now: later, or on a clock that has been corrected. */
export function withDays(before: Selection, days: readonly AgendaDay[]): Selection {
  const { slot } = before;
  const date = hasDate(days, before.date) ? before.date : firstDate(days);
  return slot ? selected(days, date, slot) : { ...before, days, date };
}

/** The selection with another day, and on it the time that was wanted. */
export function withDate(before: Selection, date: string): Selection {
  const { days, wantedTime: time } = before;
  if (!hasDate(days, date)) return before;
  if (time === undefined) return { days, date };
  const { missed, ...selection } = selected(days, date, { date, time });
  // Also a time that this day had earlier.
  return missed ? { ...selection, missed: { ...missed, reason: "not on this day" } } : selection;
}

/** The selection with a time of the day shown. */
export function withTime(before: Selection, time: string): Selection {
  const { days, date } = before;
  return date === undefined ? before : selected(days, date, { date, time });
}
