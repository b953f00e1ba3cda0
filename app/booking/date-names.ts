import { site } from "#site";

/** A date has no time zone; its name is that of its midnight in Greenwich, told there. */
const named = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(site.locale, { ...options, timeZone: "UTC" });

const weekday = named({ weekday: "long" });
const dayOfMonth = named({ day: "numeric", month: "long" });
const month = named({ month: "short" });

/** @returns '2026-11-24' as 'martes 24 de noviembre' */
export function dayName(date: string): string {
  const midnight = Date.parse(date);
  return `${weekday.format(midnight)} ${dayOfMonth.format(midnight)}`;
}

/** @returns '2026-11-24' as 'nov' */
export function monthName(date: string): string {
  return month.format(Date.parse(date)).replace(".", "");
}

/** @returns '09:30' as '9:30' */
export function hourName(time: string): string {
  return time.replace(/^0/, "");
}
