import { getWeekday } from "../slots.ts";
import type { agendaPageTexts } from "./words.ts";

/** The names of weekdays and months, in content/words/agenda.yaml. */
export type DayWords = Pick<(typeof agendaPageTexts)["day"], "weekdays" | "months">;

/**
 * Creates the functions that write dates. The names of days and months come from the content, because creating the first Intl
 * formatter takes 12 ms on a fast computer.
 */
export function createDateNames({ weekdays, months }: DayWords) {
  /** @returns '2026-11-24' as 'martes' */
  const formatWeekdayName = (date: string) => weekdays[getWeekday(date)];
  /** @returns '2026-11-24' as 'noviembre' */
  const formatMonthName = (date: string) => months[Number(date.slice(5, 7)) - 1] ?? "";
  /** @returns '2026-11-24' as 'martes 24' */
  const formatDateWithoutMonth = (date: string) => `${formatWeekdayName(date)} ${Number(date.slice(8))}`;
  return {
    formatWeekdayName,
    formatMonthName,
    formatDateWithoutMonth,
    /** @returns '2026-11-24' as 'martes 24 de noviembre' */
    formatDateWithMonth: (date: string) => `${formatDateWithoutMonth(date)} de ${formatMonthName(date)}`,
    /** @returns '2026-11-24' as 'nov' */
    formatShortMonthName: (date: string) => formatMonthName(date).slice(0, 3),
  };
}

/** @returns the time as it is shown: '09:30' as '9:30' */
export function formatTimeOfDay(time: string): string {
  return time.replace(/^0/, "");
}
