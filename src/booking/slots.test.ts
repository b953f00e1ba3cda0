import assert from "node:assert/strict";
import { test } from "node:test";
import {
  type AgendaRules,
  addDays,
  convertTimesToInstants,
  convertToWallTime,
  findMondayOfWeek,
  findNextOfferedSlot,
  formatWallTime,
  listAgendaDays,
  listMeetingTimesOfWeek,
} from "./slots.ts";

const testAgendaRules: AgendaRules = {
  hours: { mon: ["09:00-11:00"], tue: ["09:00-11:00"], wed: ["09:00-11:00", "14:00-15:00"] },
  noticeHours: 0,
  daysOff: [],
  weeksAhead: 1,
  timeZone: "America/Argentina/Buenos_Aires",
};
const listDays = (changes: Partial<AgendaRules>, nowUtc: string) =>
  listAgendaDays({ ...testAgendaRules, ...changes }, Date.parse(`${nowUtc}:00Z`));
const listOfferedTimes = (changes: Partial<AgendaRules>, nowUtc: string) =>
  Object.fromEntries(
    listDays(changes, nowUtc).map(({ date, slots }) => [
      date,
      slots.flatMap(({ offered, time }) => (offered ? time : [])).join(" "),
    ]),
  );
const listStartsUtc = (changes: Partial<AgendaRules>, nowUtc: string) =>
  listDays(changes, nowUtc)
    .flatMap(({ slots }) => slots)
    .map(({ startMs }) => new Date(startMs).toISOString().slice(0, 16));

test("hours are the visitor's, or the firm's where the browser says UTC for every zone", (t) => {
  const { TZ } = process.env;
  t.after(() => {
    delete process.env.TZ;
    Object.assign(process.env, TZ === undefined ? {} : { TZ });
  });
  const [day] = listDays({}, "2026-11-23T03:00");
  for (const [zone, time] of [
    ["UTC", "09:00"],
    ["Atlantic/Reykjavik", "09:00"],
    ["Europe/London", "12:00"],
    ["Asia/Kolkata", "17:30"],
  ] as const) {
    process.env.TZ = zone;
    assert.equal(day?.slots[0]?.local.time, time, zone);
  }
});

test("each span of opening hours has meetings every half hour, none of which ends after the span", () => {
  const times = listMeetingTimesOfWeek({ mon: ["09:15-10:30"], tue: ["08:00-09:00", "10:00-10:59"] });
  assert.deepEqual(times, ["08:00", "08:30", "09:15", "09:45", "10:00"]);
});

test("the days and hours of today and the next six days are offered, except past hours, the notice period and days off", () => {
  const morning = "09:00 09:30 10:00 10:30";
  const afternoon = "14:00 14:30";
  const whole = `${morning} ${afternoon}`;
  // The cases are in the week of Monday, 23 November, with times in UTC, three hours ahead of Buenos Aires.
  for (const [what, now, change, times, next] of [
    ["all", "23T03:00", {}, [morning, morning, whole], "23 09:00"],
    ["22:00, in Greenwich already Tuesday", "24T01:00", {}, ["", morning, whole], "24 09:00"],
    ["an hour's notice at 9:10", "23T12:10", { noticeHours: 1 }, ["10:30", morning, whole], "23 10:30"],
    ["an hour's notice at 9:00", "23T12:00", { noticeHours: 1 }, ["10:00 10:30", morning, whole], "23 10:00"],
    ["two days' notice", "23T15:00", { noticeHours: 48 }, ["", "", afternoon], "25 14:00"],
    ["two weeks' notice", "23T03:00", { noticeHours: 336 }, ["", "", ""], ""],
    ["days off", "23T03:00", { daysOff: ["2026-11-23", "2026-11-24"] }, ["", "", whole], "25 09:00"],
  ] as [string, string, Partial<AgendaRules>, string[], string][]) {
    const days = listOfferedTimes(change, `2026-11-${now}`);
    const dates = ["2026-11-23", "2026-11-24", "2026-11-25"];
    assert.deepEqual(days, Object.fromEntries(dates.map((date, index) => [date, times[index]])), what);
    const slot = findNextOfferedSlot({ ...testAgendaRules, ...change }, Date.parse(`2026-11-${now}:00Z`));
    assert.equal(slot ? `${slot.date.slice(8)} ${slot.time}` : "", next, what);
  }
});

test("offered days and date calculations continue across the end of a month, of a year, and a leap day", () => {
  const hours = { tue: ["09:00-10:00"], wed: ["09:00-10:00"], thu: ["09:00-10:00"], fri: ["09:00-10:00"] };
  for (const [now, days] of [
    ["2026-12-29T12:00", ["2026-12-29", "2026-12-30", "2026-12-31", "2027-01-01"]],
    ["2028-02-28T12:00", ["2028-02-29", "2028-03-01", "2028-03-02", "2028-03-03"]],
  ] as const)
    assert.deepEqual(Object.keys(listOfferedTimes({ hours }, now)), days);
  assert.equal(addDays("2026-03-01", -1), "2026-02-28");
  assert.equal(findMondayOfWeek("2027-01-03"), "2026-12-28");
  assert.equal(findMondayOfWeek("2026-11-23"), "2026-11-23");
});

test("summer time leaves the local times of slots; an hour that it skips has none, one that occurs twice has each once", () => {
  const chile = { timeZone: "America/Santiago", hours: { fri: ["09:00-09:30"], mon: ["09:00-09:30"] } };
  const night = { timeZone: "America/New_York", hours: { sun: ["01:00-03:30"] } };
  for (const [rules, now, starts] of [
    // Clocks in Chile go forward on Sunday, 6 September 2026, and back on Sunday, 5 April 2026.
    [chile, "2026-09-04T10:00", ["2026-09-04T13:00", "2026-09-07T12:00"]],
    [chile, "2026-04-03T10:00", ["2026-04-03T12:00", "2026-04-06T13:00"]],
    // In New York the hour from two to three is skipped on 8 March 2026; that from one to two occurs twice on 1 November.
    [night, "2026-03-07T12:00", ["2026-03-08T06:00", "2026-03-08T06:30", "2026-03-08T07:00"]],
    [
      night,
      "2026-10-31T12:00",
      ["05:00", "05:30", "07:00", "07:30", "08:00"].map((time) => `2026-11-01T${time}`),
    ],
  ] as [Partial<AgendaRules>, string, string[]][])
    assert.deepEqual(listStartsUtc(rules, now), starts);
  assert.equal(listOfferedTimes(night, "2026-03-07T12:00")["2026-03-08"], "01:00 01:30 03:00");
});

test("instants convert to the wall time of four time zones and back, with and without Temporal alike", () => {
  const zones = ["America/Santiago", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata"];
  for (let at = Date.parse("2026-01-01T00:00:00Z"); at < Date.parse("2027-01-01"); at += 3_600_000 * 5)
    for (const timeZone of zones) {
      const { date, time } = convertToWallTime(at, timeZone);
      assert.deepEqual(formatWallTime(at, timeZone), { date, time });
      const [found = Number.NaN] = convertTimesToInstants(date, [time], timeZone);
      assert.deepEqual(convertToWallTime(found, timeZone), { date, time });
      assert.ok(found <= at, "of a time that comes twice, the first");
    }
});
