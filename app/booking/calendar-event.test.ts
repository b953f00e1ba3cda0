import assert from "node:assert/strict";
import { test } from "node:test";
import ical from "ical.js";
import { calendarFile, googleCalendarLink } from "./calendar-event.ts";

const event = {
  title: "Reunión con Acme, S.A.; por confirmar",
  details: `Línea uno\nlínea dos \\ con «comillas», ${"ñandú ".repeat(40)}`,
  start: Date.parse("2026-12-31T23:30:00-03:00"),
  end: Date.parse("2027-01-01T00:00:00-03:00"),
};
const file = calendarFile(event, "1@acme.example", Date.parse("2026-11-22T12:00:00Z"), "Acme");

test("an iCalendar parser reads the meeting from the file", () => {
  const calendar = new ical.Component(ical.parse(file));
  const read = new ical.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
  assert.equal(read.summary, event.title);
  assert.equal(read.description, event.details);
  assert.equal(read.uid, "1@acme.example");
  assert.equal(read.startDate.toJSDate().getTime(), event.start);
  assert.equal(read.endDate.toJSDate().getTime(), event.end);
  assert.equal(read.component.getFirstPropertyValue("status"), "TENTATIVE");
  assert.equal(read.component.getFirstPropertyValue("dtstamp")?.toString(), "2026-11-22T12:00:00Z");
});

test("lines end with CRLF and have at most 75 bytes", () => {
  assert.ok(file.endsWith("END:VCALENDAR\r\n"));
  const lines = file.split("\r\n");
  assert.ok(lines.length > 15);
  for (const line of lines) {
    assert.ok(!line.includes("\n"));
    assert.ok(Buffer.byteLength(line) <= 75, line);
  }
});

test("the Google Calendar link has the same meeting in UTC", () => {
  const { origin, searchParams } = new URL(googleCalendarLink(event));
  assert.equal(origin, "https://calendar.google.com");
  assert.equal(searchParams.get("dates"), "20270101T023000Z/20270101T030000Z");
  assert.equal(searchParams.get("text"), event.title);
  assert.equal(searchParams.get("details"), event.details);
});
