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

/**
 * Escapes a text for a calendar file and breaks its line (RFC 5545, 3.1): a line has at most 75 bytes, a character up to four,
 * and all lines but the first begin with a space.
 */
const formatCalendarText = (name: string, value: string): string => {
  const escaped = value.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
  return `${name}:${escaped}`.replace(/.{18}(?=.)/gu, "$&\r\n ");
};

/**
 * Writes the meeting as an iCalendar file (RFC 5545) with the status TENTATIVE. No library writes the file: the complete
 * one weighs 18 KB compressed, and the small one does not escape commas and does not fold long lines.
 * @param id the globally unique id of the event
 * @param now the time when the file is written, in milliseconds since 1970
 * @param producer the name of the firm, which the file names as its producer
 */
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
