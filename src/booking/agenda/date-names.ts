import { agendaTexts } from "./agenda-words.ts";
import { getWeekday } from "../slots.ts";

// The names of days and months come from the content, because creating the first Intl formatter takes 12 ms on a fast
// computer.
const { weekdays, months } = agendaTexts.day;

/** @returns '2026-11-24' as 'martes 24 de noviembre' */
export function formatDateWithMonth(date: string): string {
  return `${formatDateWithoutMonth(date)} de ${formatMonthName(date)}`;
}

/** @returns '2026-11-24' as 'martes' */
export function formatWeekdayName(date: string): string {
  return weekdays[getWeekday(date)];
}

/** @returns '2026-11-24' as 'martes 24' */
export function formatDateWithoutMonth(date: string): string {
  return `${formatWeekdayName(date)} ${Number(date.slice(8))}`;
}

/** @returns '2026-11-24' as 'noviembre' */
export function formatMonthName(date: string): string {
  return months[Number(date.slice(5, 7)) - 1] ?? "";
}

/** @returns '2026-11-24' as 'nov' */
export function formatShortMonthName(date: string): string {
  return formatMonthName(date).slice(0, 3);
}

/** @returns the time as it is shown: '09:30' as '9:30' */
export function formatTimeOfDay(time: string): string {
  return time.replace(/^0/, "");
}
