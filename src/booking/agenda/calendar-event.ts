import type { WallTime } from "../slots.ts";

export interface CalendarEvent extends WallTime {
  /** Of `date` and `time`, an IANA name. */
  timeZone: string;
  title: string;
  details: string;
  /** Milliseconds since 1970, as is `endMs`. */
  startMs: number;
  endMs: number;
}

/** @returns 20261124T140000Z */
const formatCalendarInstant = (instant: number) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, "");

/**
 * Names the firm's hour and zone, which Google converts: a phone with old time zone data computes a wrong instant.
 * @see https://github.com/InteractionDesignFoundation/add-event-to-calendar-docs/blob/main/services/google.md
 */
export function buildGoogleCalendarLink(event: CalendarEvent): string {
  const { title, details, date, time, timeZone, startMs, endMs } = event;
  const start = Date.parse(`${date}T${time}Z`);
  const dates = [start, start + endMs - startMs].map((instant) =>
    formatCalendarInstant(instant).slice(0, -1),
  );
  const query = new URLSearchParams({
    action: "TEMPLATE",
    text: title,
    dates: dates.join("/"),
    ctz: timeZone,
    details,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** RFC 5545, 3.1: a line has at most 75 bytes, a character up to four; all lines but the first begin with a space. */
const formatCalendarText = (name: string, value: string): string => {
  const escaped = value.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
  return `${name}:${escaped}`.replace(/.{18}(?=.)/gu, "$&\r\n ");
};

/** Writes an iCalendar file (RFC 5545); `now` in milliseconds since 1970. The complete library weighs 18 KB compressed. */
export function buildCalendarFile(event: CalendarEvent, id: string, now: number, producer: string): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    formatCalendarText("PRODID", `-//${producer}//ES`),
    "BEGIN:VEVENT",
    `UID:${id}`,
    `DTSTAMP:${formatCalendarInstant(now)}`,
    `DTSTART:${formatCalendarInstant(event.startMs)}`,
    `DTEND:${formatCalendarInstant(event.endMs)}`,
    formatCalendarText("SUMMARY", event.title),
    formatCalendarText("DESCRIPTION", event.details),
    "STATUS:TENTATIVE",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ];
  return lines.join("\r\n");
}
