export interface CalendarEvent {
  title: string;
  details: string;
  /** Milliseconds since 1970. */
  start: number;
  end: number;
}

/** 2026-11-24T14:00:00.000Z as 20261124T140000Z */
const compact = (instant: number) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, "");

/**
 * The address that opens Google Calendar with the meeting filled in.
 * @see https://github.com/InteractionDesignFoundation/add-event-to-calendar-docs/blob/main/services/google.md
 */
export function googleCalendarLink({ title, details, start, end }: CalendarEvent): string {
  const query = new URLSearchParams({
    action: "TEMPLATE",
    text: title,
    dates: `${compact(start)}/${compact(end)}`,
    details,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** A line of at most 75 bytes, continued after a line break and a blank: RFC 5545, 3.1. */
function folded(line: string): string {
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
 * The meeting as an iCalendar file (RFC 5545), not yet confirmed. Own lines: of the libraries that write such a file
 * the complete one weighs 18 KB compressed and the small one leaves commas and long lines as they are.
 * @param id unique in the world
 * @param now milliseconds since 1970, when the file is written
 */
export function calendarFile(event: CalendarEvent, id: string, now: number, producer: string): string {
  const text = (value: string) => value.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${producer}//ES`,
    "BEGIN:VEVENT",
    `UID:${id}`,
    `DTSTAMP:${compact(now)}`,
    `DTSTART:${compact(event.start)}`,
    `DTEND:${compact(event.end)}`,
    `SUMMARY:${text(event.title)}`,
    `DESCRIPTION:${text(event.details)}`,
    "STATUS:TENTATIVE",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}
