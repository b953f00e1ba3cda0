import { site } from "#site";
import { hourName, shortDayName } from "../date-names.ts";
import { instantsOf, localWallTime, type Slot, type WallTime } from "../slots.ts";

/* Every hour is shown as the visitor's own clock tells it; the firm's stands once in a note, and in the message. */

/** @returns whether the firm's clock shows something else at that moment than the visitor's */
export function hasOtherLocalTime({ start, date, time }: Slot): boolean {
  const own = localWallTime(start);
  return own.date !== date || own.time !== time;
}

/** A date and time of the firm's on the visitor's clock; the same where a change of the clocks leaves it out. */
export function toLocalTime({ date, time }: WallTime): WallTime {
  const [instant] = instantsOf(date, [time], site.timeZone);
  return instant === undefined ? { date, time } : localWallTime(instant);
}

/** @returns '13:00', with the day where the visitor has another one then: '0:30 del miércoles 25' */
export function localHourName({ start, date }: Slot): string {
  const own = localWallTime(start);
  return hourName(own.time) + (own.date === date ? "" : ` del ${shortDayName(own.date)}`);
}
