import { type AgendaDay, findSlot, type Slot, type WallTime } from "../slots.ts";

export interface AgendaSelection {
  days: readonly AgendaDay[];
  /** From a choice or the address; either may be unknown. */
  wanted: Partial<WallTime>;
  /** Not always the wanted day; undefined when no day has an offered slot. */
  shownDate?: string;
  chosenSlot?: Slot;
  /** "no longer": past or too soon; "not yet": after the last day. */
  unofferedReason?: "not on this day" | "no longer" | "not yet";
}

const listOfferedSlots = ({ slots }: AgendaDay) => slots.filter(({ offered }) => offered);

export const hasOfferedSlot = (day: AgendaDay): boolean => listOfferedSlots(day).length > 0;

/** The first day that offers at least half of its slots, because a day with fewer looks sold out; else the first with any. */
function chooseFirstDateWithManySlots(days: readonly AgendaDay[]): string | undefined {
  const offeredDays = days.filter(hasOfferedSlot);
  const fullEnough = offeredDays.find((day) => listOfferedSlots(day).length * 2 >= day.slots.length);
  return (fullEnough ?? offeredDays[0])?.date;
}

function findUnofferedReason(days: readonly AgendaDay[], date: string, slot: Slot | undefined) {
  const [first, last] = [days[0], days[days.length - 1]];
  if (!first || !last || slot || date < first.date) return "no longer";
  return date > last.date ? "not yet" : "not on this day";
}

/** Shows the wanted day; if it has no offered slot, the day shown before; then the one on which a new agenda opens. */
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
