import type { WeeklyHours } from "../content/firm/booking-fields.ts";
import type { SiteConfig } from "../content/firm/site-fields.ts";
import { weekdayKeys } from "../content/firm/value-formats.ts";

const minuteMs = 60_000;
const meetingMs = 30 * minuteMs;
const dayMs = 24 * 60 * minuteMs;

export type Weekday = keyof WeeklyHours;

/** Decides which slots the agenda has and offers: settings of content/site.yaml. */
export type AgendaRules = Required<
  Pick<SiteConfig["booking"], "hours" | "noticeHours" | "daysOff" | "weeksAhead">
> & {
  /** The firm's, an IANA name. */
  timeZone: string;
};

/** Without a time zone: `2026-11-24`, `09:30`. */
export interface WallTime {
  date: string;
  time: string;
}

/** A possible meeting, in the firm's time zone. The site does not know whether it is free: the firm confirms it. */
export interface Slot extends WallTime {
  /** Milliseconds since 1970, as is `endMs`. */
  startMs: number;
  endMs: number;
  /** On the visitor's clock; computed when asked for. */
  readonly local: WallTime;
  /** Whether it starts after the notice time (`noticeHours`). */
  offered: boolean;
}

/** With all slots, offered or not; a day off has none. */
export interface AgendaDay {
  date: string;
  slots: Slot[];
}

export function listWorkingWeekdays(hours: WeeklyHours): Weekday[] {
  return weekdayKeys.filter((name) => hours[name]?.length);
}

/** @returns 0 to 6 */
const countDaysSinceMonday = (date: string) => (new Date(date).getUTCDay() + 6) % 7;

/** @returns `mon` to `sun` */
export const getWeekday = (date: string): Weekday => weekdayKeys[countDaysSinceMonday(date)] ?? "mon";

/** @returns the parts of a text such as `2026-11-24T14:00`; undefined for one that is not valid */
export function parseWallTime(text: string): WallTime | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return undefined;
  // Date reads 30 February as 2 March.
  if (!new Date(`${text}Z`).toJSON()?.startsWith(text)) return undefined;
  return { date: text.slice(0, 10), time: text.slice(11) };
}

/** @returns '09:30' as '9:30' */
export const formatTimeOfDay = (time: string): string => time.replace(/^0/, "");

/** @param date `2026-11-24` @param days negative for an earlier date */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** @returns the Monday of the date's week, which ends on Sunday */
export const findMondayOfWeek = (date: string): string => addDays(date, -countDaysSinceMonday(date));

/** Kept because creating a formatter is slow. */
const wallTimeFormatters = new Map<string, Intl.DateTimeFormat>();

function getWallTimeFormatter(timeZone: string): Intl.DateTimeFormat {
  const digits = "2-digit";
  const parts = { year: "numeric", month: digits, day: digits, hour: digits, minute: digits } as const;
  const formatter =
    wallTimeFormatters.get(timeZone) ??
    new Intl.DateTimeFormat("en-US", { timeZone, hourCycle: "h23", ...parts });
  wallTimeFormatters.set(timeZone, formatter);
  return formatter;
}

/** `convertToWallTime` for browsers without Temporal. */
export function formatWallTime(instant: number, timeZone: string): WallTime {
  const parts = getWallTimeFormatter(timeZone).formatToParts(instant);
  const { year, month, day, hour, minute } = Object.fromEntries(
    parts.map(({ type, value }) => [type, value]),
  );
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

/**
 * Converts milliseconds since 1970, by default to the time zone of this computer. The first formatter takes 12 ms on a fast
 * computer, and a tap on a slow phone would wait for it: a date or Temporal takes under 1 ms.
 */
export function convertToWallTime(instant: number, timeZone?: string): WallTime {
  if (timeZone && typeof Temporal === "undefined") return formatWallTime(instant, timeZone);
  const text = timeZone
    ? Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone).toString()
    : new Date(instant - new Date(instant).getTimezoneOffset() * minuteMs).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** Tor, LibreWolf and others say UTC for every zone. In Accra and Reykjavik it is true: there the firm's hours are shown too. */
export const isZoneHidden = (): boolean =>
  ["2026-01-01", "2026-07-01"].every((day) => new Date(day).getTimezoneOffset() === 0);

/** Converts to the visitor's time zone, or the firm's where the browser hides the visitor's. */
export const convertToVisitorWallTime = (instant: number, firmTimeZone: string): WallTime =>
  convertToWallTime(instant, isZoneHidden() ? firmTimeZone : undefined);

/** @param instant milliseconds since 1970 @returns the offset from UTC in ms, positive in the east */
function computeUtcOffsetMs(instant: number, timeZone: string): number {
  const local = convertToWallTime(instant, timeZone);
  return Date.parse(`${local.date}T${local.time}Z`) - Math.floor(instant / minuteMs) * minuteMs;
}

/** All at once, because it is slow. A time that summer time skips is undefined; of one that occurs twice the first counts. */
export function convertTimesToInstants(
  date: string,
  times: readonly string[],
  timeZone: string,
): (number | undefined)[] {
  const offsets = [-1, 2].map((days) => computeUtcOffsetMs(Date.parse(addDays(date, days)), timeZone));
  offsets.sort((one, other) => other - one);
  const [larger = 0, smaller = 0] = offsets;
  return times.map((time) => {
    const asUtc = Date.parse(`${date}T${time}Z`);
    // Nearly every day: the clocks do not change, and no more offsets are computed.
    if (larger === smaller) return asUtc - larger;
    return offsets
      .map((offset) => asUtc - offset)
      .find((instant) => computeUtcOffsetMs(instant, timeZone) === asUtc - instant);
  });
}

/** @returns `09:00`, `09:30` for `09:00-10:00` */
function listMeetingStartTimes(span: string): string[] {
  const [from = 0, to = 0] = span.split("-").map((time) => Date.parse(`1970-01-01T${time}Z`));
  return Array.from({ length: Math.floor((to - from) / meetingMs) }, (_, index) =>
    new Date(from + index * meetingMs).toISOString().slice(11, 16),
  );
}

/** @returns the start times of all weekdays together, in order and without duplicates */
export function listMeetingTimesOfWeek(hours: WeeklyHours): string[] {
  return [...new Set(Object.values(hours).flat().flatMap(listMeetingStartTimes))].sort();
}

/** Goes through what `listAgendaDays` lists, and computes each day only when asked for it, because that is slow. */
function* computeAgendaDays(rules: AgendaRules, now: number): Generator<AgendaDay> {
  const { hours, noticeHours, daysOff, weeksAhead, timeZone } = rules;
  const today = convertToWallTime(now, timeZone).date;
  const earliest = now + noticeHours * 60 * minuteMs;
  // Once for all weeks, because splitting the spans is slow.
  const timesByWeekday = new Map(
    Object.entries(hours).map(([weekday, spans]) => [weekday, spans.flatMap(listMeetingStartTimes)]),
  );
  for (let day = 0; day < weeksAhead * 7; day += 1) {
    const date = addDays(today, day);
    if (!hours[getWeekday(date)]?.length) continue;
    const times = daysOff.includes(date) ? [] : (timesByWeekday.get(getWeekday(date)) ?? []);
    const instants = convertTimesToInstants(date, times, timeZone);
    const slots = times.flatMap((time, index) => {
      const startMs = instants[index];
      if (startMs === undefined) return [];
      return [
        {
          date,
          time,
          startMs,
          endMs: startMs + meetingMs,
          offered: startMs >= earliest,
          get local() {
            return convertToVisitorWallTime(startMs, timeZone);
          },
        },
      ];
    });
    yield { date, slots };
  }
}

/** Lists the working days from today on; days off without slots, so that their week stays. @param now milliseconds since 1970 */
export const listAgendaDays = (rules: AgendaRules, now: number): AgendaDay[] => [
  ...computeAgendaDays(rules, now),
];

/** @returns the slot, offered or not; undefined when these days have none */
export const findSlot = (
  days: readonly AgendaDay[],
  { date, time }: Partial<WallTime> = {},
): Slot | undefined => days.find((day) => day.date === date)?.slots.find((slot) => slot.time === time);

/** @param now milliseconds since 1970 */
export function findNextOfferedSlot(rules: AgendaRules, now: number): Slot | undefined {
  for (const { slots } of computeAgendaDays(rules, now)) {
    const slot = slots.find(({ offered }) => offered);
    if (slot) return slot;
  }
  return undefined;
}
