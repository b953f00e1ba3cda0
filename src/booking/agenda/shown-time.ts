import { convertTimesToInstants, convertToLocalWallTime, type Slot, type WallTime } from "../slots.ts";
import { formatTimeOfDay } from "./date-names.ts";
import { dateNames, settings } from "./read-settings.ts";

/* The agenda shows hours in the visitor's time zone. A note below them and the message name the firm's hour too. */

/** @returns whether the visitor's clock shows another date or time for the slot than the firm's clock */
export function isVisitorTimeDifferent({ startMs, date, time }: Slot): boolean {
  const local = convertToLocalWallTime(startMs);
  return local.date !== date || local.time !== time;
}

/** Converts the firm's date and time to the visitor's; unchanged when the firm's clocks skip that time (summer time). */
export function convertToVisitorWallTime({ date, time }: WallTime): WallTime {
  const [instant] = convertTimesToInstants(date, [time], settings.rules.timeZone);
  return instant === undefined ? { date, time } : convertToLocalWallTime(instant);
}

/** @returns the visitor's hour, '13:00'; with the day when that is another one for the visitor: '0:30 del miércoles 25' */
export function formatVisitorHour({ startMs, date }: Slot): string {
  const local = convertToLocalWallTime(startMs);
  return (
    formatTimeOfDay(local.time) +
    (local.date === date ? "" : ` del ${dateNames.formatDateWithoutMonth(local.date)}`)
  );
}
