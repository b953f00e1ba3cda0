import { type AgendaDay, findSlot, type Slot, type WallTime } from "../slots.ts";

/** What the agenda shows, computed from its days and from what the visitor wants. */
export interface AgendaSelection {
  days: readonly AgendaDay[];
  /** The date and time that the visitor wants, by a choice or by the address; either may be unknown. */
  wanted: Partial<WallTime>;
  /** The day whose hours are shown, not always the wanted one; undefined when no day has an offered slot. */
  shownDate?: string;
  /** The wanted slot, if it is offered. */
  chosenSlot?: Slot;
  /**
   * Why the wanted slot is not offered: the day is off or has no such hour; the hour is past or too soon; the date is after
   * the last day.
   */
  unofferedReason?: "not on this day" | "no longer" | "not yet";
}

const listOfferedSlots = ({ slots }: AgendaDay) => slots.filter(({ offered }) => offered);

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

function findUnofferedReason(days: readonly AgendaDay[], date: string, slot: Slot | undefined) {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || slot || date < first.date) return "no longer";
  return date > last.date ? "not yet" : "not on this day";
}

/**
 * Computes what the agenda shows. The shown day is the wanted one; if that has no offered slot, the day shown before; then the
 * one on which a new agenda opens.
 * @param dateShownBefore undefined when the agenda opens
 */
export function selectInDays(
  days: readonly AgendaDay[],
  wanted: Partial<WallTime>,
  dateShownBefore?: string,
): AgendaSelection {
  const { date, time } = wanted;
  const offeredDates = days.filter(hasOfferedSlot).map((day) => day.date);
  const shownDate =
    [date, dateShownBefore].find((one) => one && offeredDates.includes(one)) ??
    chooseFirstDateWithManySlots(days);
  const slot = findSlot(days, wanted);
  if (slot?.offered) return { days, wanted, shownDate, chosenSlot: slot };
  if (!date || !time) return { days, wanted, shownDate };
  return { days, wanted, shownDate, unofferedReason: findUnofferedReason(days, date, slot) };
}
