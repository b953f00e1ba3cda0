import assert from "node:assert/strict";
import { test } from "node:test";
import { buildCalendarFile, buildGoogleCalendarLink } from "./calendar-event.ts";

const calendarEvent = {
  title: "Reunión con Acme, S.A.; por confirmar",
  details: `Línea uno\nlínea dos \\ con «comillas», ${"ñandú 🦤 ".repeat(40)}`,
  date: "2026-12-31",
  time: "23:30",
  timeZone: "America/Asuncion",
  startMs: Date.parse("2026-12-31T23:30:00-03:00"),
  endMs: Date.parse("2027-01-01T00:00:00-03:00"),
};

test("a calendar file has the meeting, and lines of at most 75 bytes that end with CRLF", () => {
  const { title, details } = calendarEvent;
  const file = buildCalendarFile(calendarEvent, "1@acme.example", Date.parse("2026-11-22T12:00:00Z"), "Acme");
  for (const line of file.split("\r\n"))
    assert.ok(!line.includes("\n") && Buffer.byteLength(line) <= 75, line);
  // As RFC 5545 reads it: a line goes on after a space, and a \ escapes.
  const whole = file.replaceAll("\r\n ", "").split("\r\n");
  const read = whole.map((line) => line.replace(/\\(.)/g, (_, sign) => (sign === "n" ? "\n" : sign)));
  assert.deepEqual(read, [
    ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Acme//ES", "BEGIN:VEVENT", "UID:1@acme.example"],
    ...["DTSTAMP:20261122T120000Z", "DTSTART:20270101T023000Z", "DTEND:20270101T030000Z"],
    ...[`SUMMARY:${title}`, `DESCRIPTION:${details}`, "STATUS:TENTATIVE", "END:VEVENT", "END:VCALENDAR", ""],
  ]);
  assert.ok(whole.some((line) => line.startsWith("SUMMARY:Reunión con Acme\\, S.A.\\; por")));
});

test("the Google Calendar link has the title, the details and, in the firm's zone, the start and end of the meeting", () => {
  const { origin, searchParams } = new URL(buildGoogleCalendarLink(calendarEvent));
  assert.equal(origin, "https://calendar.google.com");
  assert.equal(searchParams.get("dates"), "20261231T233000/20270101T000000");
  assert.equal(searchParams.get("ctz"), calendarEvent.timeZone);
  assert.equal(searchParams.get("text"), calendarEvent.title);
  assert.equal(searchParams.get("details"), calendarEvent.details);
});
