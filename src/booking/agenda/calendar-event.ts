/** The meeting as the visitor notes it in a calendar, before the firm has confirmed it. */
export interface CalendarEvent {
  title: string;
  details: string;
  /** The start of the meeting, in milliseconds since 1970; `endMs` likewise. */
  startMs: number;
  endMs: number;
}

/** @param instant milliseconds since 1970 @returns the time in UTC as calendars write it: 20261124T140000Z */
const formatCalendarInstant = (instant: number) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, "");

/**
 * Builds the address that opens Google Calendar with the meeting filled in.
 * @see https://github.com/InteractionDesignFoundation/add-event-to-calendar-docs/blob/main/services/google.md
 */
export function buildGoogleCalendarLink({ title, details, startMs, endMs }: CalendarEvent): string {
  const query = new URLSearchParams({
    action: "TEMPLATE",
    text: title,
    dates: `${formatCalendarInstant(startMs)}/${formatCalendarInstant(endMs)}`,
    details,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** Breaks a line of a calendar file into lines of at most 75 bytes; all but the first begin with a space (RFC 5545, 3.1). */
function foldCalendarLine(line: string): string {
  let bytes = 0;
  return [...line]
    .map((character) => {
      const length = new TextEncoder().encode(character).length;
      bytes += length;
      if (bytes <= 75) return character;
      bytes = 1 + length;
      return `\r\n ${character}`;
    })
    .join("");
}

/**
 * Writes the meeting as an iCalendar file (RFC 5545) with the status TENTATIVE. No library writes the file: the complete
 * one weighs 18 KB compressed, and the small one does not escape commas and does not fold long lines.
 * @param id the globally unique id of the event
 * @param now the time when the file is written, in milliseconds since 1970
 * @param producer the name of the firm, which the file names as its producer
 */
export function buildCalendarFile(event: CalendarEvent, id: string, now: number, producer: string): string {
  const escapeText = (value: string) => value.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${producer}//ES`,
    "BEGIN:VEVENT",
    `UID:${id}`,
    `DTSTAMP:${formatCalendarInstant(now)}`,
    `DTSTART:${formatCalendarInstant(event.startMs)}`,
    `DTEND:${formatCalendarInstant(event.endMs)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.details)}`,
    "STATUS:TENTATIVE",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldCalendarLine(line)}\r\n`).join("");
}
