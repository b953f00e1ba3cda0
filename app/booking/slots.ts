import type { SiteConfig, WeeklyHours } from "../../site.schema.ts";

/** Minutes of a meeting, and from one slot to the next within a span of hours. */
const meetingMinutes = 30;

const minute = 60_000;
const day = 24 * 60 * minute;

export type Weekday = keyof WeeklyHours;

export type AgendaRules = Pick<SiteConfig["booking"], "hours" | "noticeHours" | "daysOff" | "weeksAhead"> & {
  timeZone: string;
};

/** What a calendar and a clock on the wall show: `2026-11-24`, `09:30`. */
export interface WallTime {
  date: string;
  time: string;
}

/**
 * A meeting that the weekly hours have. Nobody knows whether it is free: the firm says so when it answers.
 */
export interface Slot extends WallTime {
  /** Milliseconds since 1970, as `Date.now()`. */
  start: number;
  end: number;
  /** Whether it can be asked for: the firm would hear of it early enough. */
  offered: boolean;
}

export interface AgendaDay {
  date: string;
  slots: Slot[];
}

export const week = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

/** The weekdays with hours, in the order of a week. */
export function workingDays(hours: WeeklyHours): Weekday[] {
  return week.filter((name) => hours[name]?.length);
}

/** @returns the weekday of a date, as `site.config.ts` names it */
export function weekdayOf(date: string): Weekday {
  const names = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;
  return names[new Date(date).getUTCDay()] ?? "sun";
}

/**
 * Reads `2026-11-24T14:00`, which anybody may have written: into an address, or into the tab's storage.
 * @returns undefined where it is anything but a real date and time
 */
export function parseWallTime(text: string): WallTime | undefined {
  const [, date = "", time = ""] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/.exec(text) ?? [];
  const instant = Date.parse(`${text}Z`);
  // 30 February would be 2 March.
  const isReal = date !== "" && !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
  return isReal ? { date, time } : undefined;
}

/** @returns the date so many days later, or earlier; dates have no time zone */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);
}

/** @returns the Monday of the week of a date */
export function mondayOf(date: string): string {
  return addDays(date, -((new Date(date).getUTCDay() + 6) % 7));
}

/** A formatter takes longer to make than to use. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** @throws RangeError where the browser does not know the IANA zone; `instant` is milliseconds since 1970 */
export function wallTime(instant: number, timeZone: string): WallTime {
  // A browser's first formatter takes 12 ms of a good computer, this under one; not every browser has it.
  if (typeof Temporal !== "undefined") {
    const there = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone).toString();
    return { date: there.slice(0, 10), time: there.slice(11, 16) };
  }
  const parts = clockOf(timeZone).formatToParts(instant);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? "";
  return {
    date: `${part("year")}-${part("month")}-${part("day")}`,
    time: `${part("hour")}:${part("minute")}`,
  };
}

/** The same on the clock of this computer, which needs no formatter. */
export function localWallTime(instant: number): WallTime {
  const here = new Date(instant);
  const two = (part: number) => String(part).padStart(2, "0");
  return {
    date: `${here.getFullYear()}-${two(here.getMonth() + 1)}-${two(here.getDate())}`,
    time: `${two(here.getHours())}:${two(here.getMinutes())}`,
  };
}

/** How far the clocks of a zone are ahead of Greenwich at a moment, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const there = wallTime(instant, timeZone);
  return Date.parse(`${there.date}T${there.time}Z`) - Math.floor(instant / minute) * minute;
}

/**
 * Milliseconds since 1970 at which clocks in a zone show times of a date: undefined for a time that a change to summer
 * time leaves out, the first of one that comes twice. Asked for a day at once: reading a clock of another zone is slow.
 */
export function instantsOf(date: string, times: readonly string[], timeZone: string): (number | undefined)[] {
  const midnight = Date.parse(date);
  const [before = 0, after = 0] = [midnight - day, midnight + 2 * day].map((at) => offsetAt(at, timeZone));
  return times.map((time) => {
    const asUtc = Date.parse(`${date}T${time}Z`);
    if (before === after) return asUtc - before;
    // The larger one gives the earlier moment.
    return [Math.max(before, after), Math.min(before, after)]
      .map((offset) => asUtc - offset)
      .find((instant) => offsetAt(instant, timeZone) === asUtc - instant);
  });
}

/** The times at which meetings begin in a span such as `09:00-13:00`. */
function startTimes(span: string): string[] {
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

/** The times of day at which a meeting begins on any weekday, in order. */
export function timesOfWeek(hours: WeeklyHours): string[] {
  return [...new Set(Object.values(hours).flat().flatMap(startTimes))].sort();
}

/**
 * The days offered, in order: from `now` (milliseconds since 1970) on, the weekdays that have hours. Days off are among
 * them, so that a calendar can show them.
 */
export function agendaDays(rules: AgendaRules, now: number): AgendaDay[] {
  const { hours, noticeHours, daysOff, weeksAhead, timeZone } = rules;
  const today = wallTime(now, timeZone).date;
  const earliest = now + noticeHours * 60 * minute;
  // Once for all weeks: this is most of the work.
  const timesOf = new Map(
    Object.entries(hours).map(([weekday, spans]) => [weekday, spans.flatMap(startTimes)]),
  );
  return Array.from({ length: weeksAhead * 7 }, (_, index) => addDays(today, index))
    .filter((date) => hours[weekdayOf(date)]?.length)
    .map((date) => {
      const times = daysOff.includes(date) ? [] : (timesOf.get(weekdayOf(date)) ?? []);
      const instants = instantsOf(date, times, timeZone);
      const slots = times.flatMap((time, index) => {
        const start = instants[index];
        if (start === undefined) return [];
        return [{ date, time, start, end: start + meetingMinutes * minute, offered: start >= earliest }];
      });
      return { date, slots };
    });
}

/** @returns the slot of a date and time among the days, offered or not; undefined where the hours have none */
export function findSlot(days: readonly AgendaDay[], { date, time }: WallTime): Slot | undefined {
  return days.find((day) => day.date === date)?.slots.find((slot) => slot.time === time);
}

/** @returns the first slot that can be asked for at `now` (milliseconds since 1970); undefined where there is none */
export function nextSlot(rules: AgendaRules, now: number): Slot | undefined {
  return agendaDays(rules, now)
    .flatMap(({ slots }) => slots)
    .find(({ offered }) => offered);
}
