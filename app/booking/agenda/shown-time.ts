import { site } from "#site";
import { hourName, shortDayName } from "../date-names.ts";
import { instantsOf, localWallTime, type Slot, type WallTime } from "../slots.ts";

/* Hours are shown in the visitor's time zone. A note and the message give them in the firm's time zone. */

/** @returns whether the visitor's clock shows another date or time for the slot than the firm's clock */
export function hasOtherLocalTime({ start, date, time }: Slot): boolean {
  const local = localWallTime(start);
  return local.date !== date || local.time !== time;
}

/** Converts the firm's date and time to the visitor's; unchanged when the firm's clocks skip that time (summer time). */
export function toLocalTime({ date, time }: WallTime): WallTime {
  const [instant] = instantsOf(date, [time], site.timeZone);
  return instant === undefined ? { date, time } : localWallTime(instant);
}

/** @returns '13:00'; with the day when it is another one for the visitor: '0:30 del miércoles 25' */
export function localHourName({ start, date }: Slot): string {
  const local = localWallTime(start);
  return hourName(local.time) + (local.date === date ? "" : ` del ${shortDayName(local.date)}`);
}
