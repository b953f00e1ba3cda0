import { agenda } from "#app/content/contact.ts";
import { weekdayOf } from "./slots.ts";

// Names from the content: the first formatter that a browser makes takes 12 ms of a good computer.
const { weekdays, months } = agenda.day;

const monthOf = (date: string) => months[Number(date.slice(5, 7)) - 1] ?? "";

/** @returns '2026-11-24' as 'martes 24 de noviembre' */
export function dayName(date: string): string {
  return `${weekdays[weekdayOf(date)]} ${Number(date.slice(8))} de ${monthOf(date)}`;
}

/** @returns '2026-11-24' as 'nov' */
export function monthName(date: string): string {
  return monthOf(date).slice(0, 3);
}

/** @returns '09:30' as '9:30' */
export function hourName(time: string): string {
  return time.replace(/^0/, "");
}
