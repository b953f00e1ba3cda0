import type { SiteConfig, WeeklyHours } from "../content/site-schema.ts";

/** The length of a meeting in minutes. Slots follow each other without a gap. */
const meetingMinutes = 30;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

export type Weekday = keyof WeeklyHours;

/** What decides which slots the agenda has and which of them it offers: settings of content/site.yaml. */
export type AgendaRules = Pick<SiteConfig["booking"], "hours" | "noticeHours" | "daysOff" | "weeksAhead"> & {
  /** The IANA time zone of the firm, which the hours, the days off and the slots are in. */
  timeZone: string;
};

/** A date and time without a time zone: `2026-11-24`, `09:30`. */
export interface WallTime {
  date: string;
  time: string;
}

/**
 * A possible meeting in the weekly hours, with its date and time in the firm's time zone. The site does not know whether it is
 * free: the firm confirms it.
 */
export interface Slot extends WallTime {
  /** The start of the meeting in milliseconds since 1970, as `Date.now()`; `endMs` likewise. */
  startMs: number;
  endMs: number;
  /** Whether the slot can be requested: it starts after the notice time (`noticeHours`). */
  offered: boolean;
}

/** A day of the agenda with all its slots, offered or not; a day off has none. */
export interface AgendaDay {
  date: string;
  slots: Slot[];
}

/** The weekdays from Monday to Sunday, as content/site.yaml names them. */
export const weekdayNames = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

/** @returns the weekdays that have hours, from Monday to Sunday */
export function listWorkingWeekdays(hours: WeeklyHours): Weekday[] {
  return weekdayNames.filter((name) => hours[name]?.length);
}

/** @returns the weekday of a date (`2026-11-24`), as content/site.yaml names it: `mon` to `sun` */
export function getWeekday(date: string): Weekday {
  const names = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;
  return names[new Date(date).getUTCDay()] ?? "sun";
}

/**
 * Parses a text such as `2026-11-24T14:00` from an address or from storage.
 * @returns the date and the time; undefined when the text is not a valid date and time in this form
 */
export function parseWallTime(text: string): WallTime | undefined {
  const [, date = "", time = ""] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/.exec(text) ?? [];
  const instant = Date.parse(`${text}Z`);
  // Date.parse reads 30 February as 2 March, so the parsed date is compared with the text.
  const isValid = date !== "" && !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
  return isValid ? { date, time } : undefined;
}

/** Adds days to a date (`2026-11-24`). @param days the number of days, negative for an earlier date */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** @returns the date of the Monday in the week of a date; a week ends on Sunday */
export function findMondayOfWeek(date: string): string {
  return addDays(date, -((new Date(date).getUTCDay() + 6) % 7));
}

/** The formatters created so far, by IANA time zone: they are reused, because creating one is slow. */
const wallTimeFormattersByTimeZone = new Map<string, Intl.DateTimeFormat>();

function getWallTimeFormatter(timeZone: string): Intl.DateTimeFormat {
  const cached = wallTimeFormattersByTimeZone.get(timeZone);
  if (cached) return cached;
  const formatter = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  wallTimeFormattersByTimeZone.set(timeZone, formatter);
  return formatter;
}

/**
 * Converts a moment to a date and time in a time zone.
 * @param instant milliseconds since 1970
 * @throws RangeError when the browser does not know the IANA time zone
 */
export function convertToWallTime(instant: number, timeZone: string): WallTime {
  // Temporal takes under 1 ms, the first Intl formatter 12 ms. Not every browser has Temporal.
  if (typeof Temporal !== "undefined") {
    const zoned = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone).toString();
    return { date: zoned.slice(0, 10), time: zoned.slice(11, 16) };
  }
  const parts = getWallTimeFormatter(timeZone).formatToParts(instant);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? "";
  return {
    date: `${part("year")}-${part("month")}-${part("day")}`,
    time: `${part("hour")}:${part("minute")}`,
  };
}

/** Converts milliseconds since 1970 to a date and time in the time zone of this computer, which needs no formatter. */
export function convertToLocalWallTime(instant: number): WallTime {
  const local = new Date(instant);
  const pad = (part: number) => String(part).padStart(2, "0");
  return {
    date: `${local.getFullYear()}-${pad(local.getMonth() + 1)}-${pad(local.getDate())}`,
    time: `${pad(local.getHours())}:${pad(local.getMinutes())}`,
  };
}

/** @param instant milliseconds since 1970 @returns the offset of a time zone from UTC then, in ms, positive in the east */
function computeUtcOffsetMs(instant: number, timeZone: string): number {
  const local = convertToWallTime(instant, timeZone);
  return Date.parse(`${local.date}T${local.time}Z`) - Math.floor(instant / minuteMs) * minuteMs;
}

/**
 * Converts times of a date in a time zone to milliseconds since 1970. A time that the change to summer time skips gives
 * undefined; of a time that occurs twice, the first counts. All times of a day are converted at once, because computing the
 * offset of a time zone is slow.
 */
export function convertTimesToInstants(
  date: string,
  times: readonly string[],
  timeZone: string,
): (number | undefined)[] {
  const midnight = Date.parse(date);
  const [before = 0, after = 0] = [midnight - dayMs, midnight + 2 * dayMs].map((at) =>
    computeUtcOffsetMs(at, timeZone),
  );
  return times.map((time) => {
    const asUtc = Date.parse(`${date}T${time}Z`);
    if (before === after) return asUtc - before;
    // The larger offset gives the earlier moment.
    return [Math.max(before, after), Math.min(before, after)]
      .map((offset) => asUtc - offset)
      .find((instant) => computeUtcOffsetMs(instant, timeZone) === asUtc - instant);
  });
}

/** @returns the start times of the meetings in a span: `09:00`, `09:30` for `09:00-10:00` */
function listMeetingStartTimes(span: string): string[] {
  const [from = 0, to = 0] = span.split("-").map((time) => {
    const [hours = 0, minutes = 0] = time.split(":").map(Number);
    return hours * 60 + minutes;
  });
  const count = Math.floor((to - from) / meetingMinutes);
  return Array.from({ length: count }, (_, index) => {
    const start = from + index * meetingMinutes;
    return [Math.floor(start / 60), start % 60].map((part) => String(part).padStart(2, "0")).join(":");
  });
}

/** @returns the start times of the meetings on all weekdays together, in order and without duplicates */
export function listMeetingTimesOfWeek(hours: WeeklyHours): string[] {
  return [...new Set(Object.values(hours).flat().flatMap(listMeetingStartTimes))].sort();
}

/**
 * Lists the days of the agenda in order, from today on: the weekdays that have hours. Days off are included without slots:
 * their week stays in the table, and a wanted slot on one is reported as "not on this day".
 * @param now the current time in milliseconds since 1970
 */
export function listAgendaDays(rules: AgendaRules, now: number): AgendaDay[] {
  const { hours, noticeHours, daysOff, weeksAhead, timeZone } = rules;
  const today = convertToWallTime(now, timeZone).date;
  const earliest = now + noticeHours * 60 * minuteMs;
  // The times of each weekday are computed once for all weeks, because splitting the spans is slow.
  const timesByWeekday = new Map(
    Object.entries(hours).map(([weekday, spans]) => [weekday, spans.flatMap(listMeetingStartTimes)]),
  );
  return Array.from({ length: weeksAhead * 7 }, (_, index) => addDays(today, index))
    .filter((date) => hours[getWeekday(date)]?.length)
    .map((date) => {
      const times = daysOff.includes(date) ? [] : (timesByWeekday.get(getWeekday(date)) ?? []);
      const instants = convertTimesToInstants(date, times, timeZone);
      const slots = times.flatMap((time, index) => {
        const startMs = instants[index];
        if (startMs === undefined) return [];
        const endMs = startMs + meetingMinutes * minuteMs;
        return [{ date, time, startMs, endMs, offered: startMs >= earliest }];
      });
      return { date, slots };
    });
}

/** @returns the slot at a date and time, offered or not; undefined when these days have none */
export function findSlot(days: readonly AgendaDay[], { date, time }: Partial<WallTime>): Slot | undefined {
  return days.find((day) => day.date === date)?.slots.find((slot) => slot.time === time);
}

/** @returns the first slot that can be requested at `now` (milliseconds since 1970); undefined when there is none */
export function findNextOfferedSlot(rules: AgendaRules, now: number): Slot | undefined {
  return listAgendaDays(rules, now)
    .flatMap(({ slots }) => slots)
    .find(({ offered }) => offered);
}
