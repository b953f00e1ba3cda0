import type { SiteConfig, WeeklyHours } from "../content/site-schema.ts";

const minuteMs = 60_000;
/** The length of a meeting. Slots follow each other without a gap. */
const meetingMs = 30 * minuteMs;
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
  /** The date and time of the start on the visitor's clock. */
  local: WallTime;
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

/** @returns the days from the Monday before a date (`2026-11-24`), or on it, to that date: 0 to 6 */
const countDaysSinceMonday = (date: string) => (new Date(date).getUTCDay() + 6) % 7;

/** @returns the weekday of a date (`2026-11-24`), as content/site.yaml names it: `mon` to `sun` */
export const getWeekday = (date: string): Weekday => weekdayNames[countDaysSinceMonday(date)] ?? "mon";

/**
 * Parses a text such as `2026-11-24T14:00` from an address or from storage.
 * @returns the date and the time; undefined when the text is not a valid date and time in this form
 */
export function parseWallTime(text: string): WallTime | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return undefined;
  // Date reads 30 February as 2 March, so the parsed date is compared with the text.
  if (!new Date(`${text}Z`).toJSON()?.startsWith(text)) return undefined;
  return { date: text.slice(0, 10), time: text.slice(11) };
}

/** @returns the time as it is shown: '09:30' as '9:30' */
export const formatTimeOfDay = (time: string): string => time.replace(/^0/, "");

/** Adds days to a date (`2026-11-24`). @param days the number of days, negative for an earlier date */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** @returns the date of the Monday in the week of a date; a week ends on Sunday */
export const findMondayOfWeek = (date: string): string => addDays(date, -countDaysSinceMonday(date));

/** The formatters by time zone, kept because creating one is slow. */
const wallTimeFormatters = new Map<string | undefined, Intl.DateTimeFormat>();

function getWallTimeFormatter(timeZone: string | undefined): Intl.DateTimeFormat {
  const digits = "2-digit";
  const parts = { year: "numeric", month: digits, day: digits, hour: digits, minute: digits } as const;
  const formatter =
    wallTimeFormatters.get(timeZone) ??
    new Intl.DateTimeFormat("en-US", { timeZone, hourCycle: "h23", ...parts });
  wallTimeFormatters.set(timeZone, formatter);
  return formatter;
}

/**
 * Converts a moment to a date and time in a time zone. Not every browser has Temporal.
 * @param instant milliseconds since 1970
 * @param timeZone an IANA time zone; that of this computer when left out
 * @throws RangeError when the browser does not know the time zone
 */
export function convertToWallTime(instant: number, timeZone?: string): WallTime {
  const parts = getWallTimeFormatter(timeZone).formatToParts(instant);
  const { year, month, day, hour, minute } = Object.fromEntries(
    parts.map(({ type, value }) => [type, value]),
  );
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
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
  const offsets = [-1, 2].map((days) => computeUtcOffsetMs(Date.parse(addDays(date, days)), timeZone));
  // The larger offset gives the earlier moment.
  offsets.sort((one, other) => other - one);
  return times.map((time) => {
    const asUtc = Date.parse(`${date}T${time}Z`);
    return offsets
      .map((offset) => asUtc - offset)
      .find((instant) => computeUtcOffsetMs(instant, timeZone) === asUtc - instant);
  });
}

/** @returns the start times of the meetings in a span: `09:00`, `09:30` for `09:00-10:00` */
function listMeetingStartTimes(span: string): string[] {
  const [from = 0, to = 0] = span.split("-").map((time) => Date.parse(`1970-01-01T${time}Z`));
  return Array.from({ length: Math.floor((to - from) / meetingMs) }, (_, index) =>
    new Date(from + index * meetingMs).toISOString().slice(11, 16),
  );
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
  return Array.from({ length: weeksAhead * 7 }, (_, index) => addDays(today, index))
    .filter((date) => hours[getWeekday(date)]?.length)
    .map((date) => {
      const spans = daysOff.includes(date) ? [] : (hours[getWeekday(date)] ?? []);
      const times = spans.flatMap(listMeetingStartTimes);
      const instants = convertTimesToInstants(date, times, timeZone);
      const slots = times.flatMap((time, index) => {
        const startMs = instants[index];
        if (startMs === undefined) return [];
        const [endMs, local] = [startMs + meetingMs, convertToWallTime(startMs)];
        return [{ date, time, startMs, endMs, local, offered: startMs >= earliest }];
      });
      return { date, slots };
    });
}

/** @returns the slot at a date and time, offered or not; undefined when these days have none */
export const findSlot = (
  days: readonly AgendaDay[],
  { date, time }: Partial<WallTime> = {},
): Slot | undefined => days.find((day) => day.date === date)?.slots.find((slot) => slot.time === time);

/** @returns the first slot that can be requested at `now` (milliseconds since 1970); undefined when there is none */
export const findNextOfferedSlot = (rules: AgendaRules, now: number): Slot | undefined =>
  listAgendaDays(rules, now)
    .flatMap(({ slots }) => slots)
    .find(({ offered }) => offered);
