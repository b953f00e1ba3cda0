import assert from "node:assert/strict";
import { test } from "node:test";
import ical from "ical.js";
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

test("an iCalendar parser reads the meeting from the calendar file, whose lines end with CRLF and have at most 75 bytes", () => {
  const file = buildCalendarFile(calendarEvent, "1@acme.example", Date.parse("2026-11-22T12:00:00Z"), "Acme");
  const calendar = new ical.Component(ical.parse(file));
  const read = new ical.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
  assert.equal(read.uid, "1@acme.example");
  const { summary: title, description: details, startDate, endDate } = read;
  const [startMs, endMs] = [startDate, endDate].map((date) => date.toJSDate().getTime());
  assert.deepEqual({ ...calendarEvent, title, details, startMs, endMs }, calendarEvent);
  assert.equal(read.component.getFirstPropertyValue("status"), "TENTATIVE");
  assert.equal(read.component.getFirstPropertyValue("dtstamp")?.toString(), "2026-11-22T12:00:00Z");
  const lines = file.split("\r\n");
  assert.ok(lines.length > 15);
  for (const line of lines) assert.ok(!line.includes("\n") && Buffer.byteLength(line) <= 75, line);
});

test("the Google Calendar link has the title, the details and, in the firm's zone, the start and end of the meeting", () => {
  const { origin, searchParams } = new URL(buildGoogleCalendarLink(calendarEvent));
  assert.equal(origin, "https://calendar.google.com");
  assert.equal(searchParams.get("dates"), "20261231T233000/20270101T000000");
  assert.equal(searchParams.get("ctz"), calendarEvent.timeZone);
  assert.equal(searchParams.get("text"), calendarEvent.title);
  assert.equal(searchParams.get("details"), calendarEvent.details);
});
