import { agenda } from "#app/booking/agenda-words.ts";
import { weekdayOf } from "./slots.ts";

// The names come from the content: creating the first Intl formatter takes 12 ms on a fast computer.
const { weekdays, months } = agenda.day;

/** @returns '2026-11-24' as 'martes 24 de noviembre' */
export function dayName(date: string): string {
  return `${shortDayName(date)} de ${monthName(date)}`;
}

/** @returns '2026-11-24' as 'martes' */
export function weekdayName(date: string): string {
  return weekdays[weekdayOf(date)];
}

/** @returns '2026-11-24' as 'martes 24' */
export function shortDayName(date: string): string {
  return `${weekdayName(date)} ${Number(date.slice(8))}`;
}

/** @returns '2026-11-24' as 'noviembre' */
export function monthName(date: string): string {
  return months[Number(date.slice(5, 7)) - 1] ?? "";
}

/** @returns '2026-11-24' as 'nov' */
export function shortMonthName(date: string): string {
  return monthName(date).slice(0, 3);
}

/** @returns '09:30' as '9:30' */
export function hourName(time: string): string {
  return time.replace(/^0/, "");
}
