import assert from "node:assert/strict";
import { test } from "node:test";
import {
  type AgendaRules,
  addDays,
  convertTimesToInstants,
  convertToLocalWallTime,
  convertToWallTime,
  findMondayOfWeek,
  findNextOfferedSlot,
  listAgendaDays,
  listMeetingTimesOfWeek,
  type WallTime,
} from "./slots.ts";

const testAgendaRules: AgendaRules = {
  hours: { mon: ["09:00-11:00"], tue: ["09:00-11:00"], wed: ["09:00-11:00", "14:00-15:00"] },
  noticeHours: 0,
  daysOff: [],
  weeksAhead: 1,
  timeZone: "America/Argentina/Buenos_Aires",
};
const convertToInstant = ({ date, time }: WallTime, timeZone: string) =>
  convertTimesToInstants(date, [time], timeZone)[0];
/** Runs a function as in a browser that has Intl.DateTimeFormat but not Temporal. */
function runWithoutTemporal<Result>(run: () => Result): Result {
  const own = Object.getOwnPropertyDescriptor(globalThis, "Temporal");
  assert.ok(own && Reflect.deleteProperty(globalThis, "Temporal"), "this Node has Temporal");
  try {
    return run();
  } finally {
    Object.defineProperty(globalThis, "Temporal", own);
  }
}
const listOfferedTimesByDate = (ruleChanges: Partial<AgendaRules>, now: string) =>
  Object.fromEntries(
    listAgendaDays({ ...testAgendaRules, ...ruleChanges }, Date.parse(now)).map(({ date, slots }) => [
      date,
      slots.filter((slot) => slot.offered).map(({ time }) => time),
    ]),
  );
const listStartsOfAllSlotsAsIso = (ruleChanges: Partial<AgendaRules>, now: string) =>
  listAgendaDays({ ...testAgendaRules, ...ruleChanges }, Date.parse(now)).flatMap(({ slots }) =>
    slots.map(({ startMs }) => new Date(startMs).toISOString()),
  );

test("each span of opening hours has meetings every half hour, none of which ends after the span", () => {
  const times = listMeetingTimesOfWeek({ mon: ["09:15-10:30"], tue: ["08:00-09:00", "10:00-10:59"] });
  assert.deepEqual(times, ["08:00", "08:30", "09:15", "09:45", "10:00"]);
});

test("the days and hours of today and the next six days are offered, except past hours, the notice period and days off", () => {
  const morning = "09:00 09:30 10:00 10:30";
  const afternoon = "14:00 14:30";
  const whole = `${morning} ${afternoon}`;
  // The cases are in the week of Monday, 23 November, with times in UTC, three hours ahead of Buenos Aires.
  for (const [what, now, change, times] of [
    ["all", "23T03:00", {}, [morning, morning, whole]],
    ["Monday, 22:00 in Buenos Aires and Tuesday in Greenwich", "24T01:00", {}, ["", morning, whole]],
    ["an hour's notice at 9:10", "23T12:10", { noticeHours: 1 }, ["10:30", morning, whole]],
    ["an hour's notice at 9:00", "23T12:00", { noticeHours: 1 }, ["10:00 10:30", morning, whole]],
    ["two days' notice", "23T12:10", { noticeHours: 48 }, ["", "", `09:30 10:00 10:30 ${afternoon}`]],
    ["two weeks' notice", "23T03:00", { noticeHours: 336 }, ["", "", ""]],
    ["days off", "23T03:00", { daysOff: ["2026-11-23", "2026-11-24"] }, ["", "", whole]],
  ] as [string, string, Partial<AgendaRules>, string[]][]) {
    const days = listOfferedTimesByDate(change, `2026-11-${now}:00Z`);
    assert.deepEqual(Object.keys(days), ["2026-11-23", "2026-11-24", "2026-11-25"], what);
    const found = Object.values(days).map((day) => day.join(" "));
    assert.deepEqual(found, times, what);
  }
});

test("the next offered slot is the first one after the notice period, on a later day if needed", () => {
  const next = (ruleChanges: Partial<AgendaRules>, now: string) => {
    const slot = findNextOfferedSlot({ ...testAgendaRules, ...ruleChanges }, Date.parse(now));
    return slot && { date: slot.date, time: slot.time, start: new Date(slot.startMs).toISOString() };
  };
  // In Buenos Aires the time is Monday, 9:10.
  const now = "2026-11-23T12:10:00Z";
  assert.deepEqual(next({}, now), { date: "2026-11-23", time: "09:30", start: "2026-11-23T12:30:00.000Z" });
  assert.deepEqual(next({ noticeHours: 24, daysOff: ["2026-11-24"] }, now), {
    date: "2026-11-25",
    time: "09:00",
    start: "2026-11-25T12:00:00.000Z",
  });
  assert.equal(next({ noticeHours: 336 }, now), undefined);
});

test("offered days and date calculations continue across the end of a month, of a year, and a leap day", () => {
  const hours = { tue: ["09:00-10:00"], wed: ["09:00-10:00"], thu: ["09:00-10:00"], fri: ["09:00-10:00"] };
  for (const [now, days] of [
    ["2026-12-29T12:00:00Z", ["2026-12-29", "2026-12-30", "2026-12-31", "2027-01-01"]],
    ["2028-02-28T12:00:00Z", ["2028-02-29", "2028-03-01", "2028-03-02", "2028-03-03"]],
  ] as const)
    assert.deepEqual(Object.keys(listOfferedTimesByDate({ hours }, now)), days);
  assert.equal(addDays("2026-12-31", 1), "2027-01-01");
  assert.equal(addDays("2026-03-01", -1), "2026-02-28");
  assert.equal(findMondayOfWeek("2027-01-03"), "2026-12-28");
  assert.equal(findMondayOfWeek("2026-11-23"), "2026-11-23");
});

test("after a change to or from summer time, slots have the same local time as before", () => {
  const chile = { timeZone: "America/Santiago", hours: { fri: ["09:00-09:30"], mon: ["09:00-09:30"] } };
  // Clocks in Chile go forward on Sunday, 6 September 2026, and back on Sunday, 5 April 2026.
  for (const starts of [
    ["2026-09-04T13:00:00.000Z", "2026-09-07T12:00:00.000Z"],
    ["2026-04-03T12:00:00.000Z", "2026-04-06T13:00:00.000Z"],
  ])
    assert.deepEqual(listStartsOfAllSlotsAsIso(chile, `${starts[0]?.slice(0, 10)}T10:00:00Z`), starts);
});

test("an hour that summer time skips has no slots; an hour that occurs twice has each slot once", () => {
  const night = { timeZone: "America/New_York", hours: { sun: ["01:00-04:00"] } };
  // In New York the hour from two to three is skipped on 8 March 2026; that from one to two occurs twice on 1 November.
  const spring = "2026-03-07T12:00:00Z";
  assert.deepEqual(listOfferedTimesByDate(night, spring)["2026-03-08"], ["01:00", "01:30", "03:00", "03:30"]);
  const starts = (now: string) => listStartsOfAllSlotsAsIso(night, now).map((start) => start.slice(5, 16));
  assert.deepEqual(starts(spring), ["03-08T06:00", "03-08T06:30", "03-08T07:00", "03-08T07:30"]);
  const autumn = starts("2026-10-31T12:00:00Z");
  assert.deepEqual(autumn.slice(0, 3), ["11-01T05:00", "11-01T05:30", "11-01T07:00"]);
  assert.equal(convertToInstant({ date: "2026-03-08", time: "02:30" }, "America/New_York"), undefined);
});

test("instants convert to local time and back in four time zones, and without Temporal to the same local time", () => {
  const { timeZone: own } = Intl.DateTimeFormat().resolvedOptions();
  const zones = ["America/Santiago", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata"];
  for (let at = Date.parse("2026-01-01T00:00:00Z"); at < Date.parse("2028-01-01"); at += 3_600_000 * 5) {
    assert.deepEqual(convertToLocalWallTime(at), convertToWallTime(at, own), "the visitor's own zone");
    for (const timeZone of zones) {
      const wall = convertToWallTime(at, timeZone);
      const found = convertToInstant(wall, timeZone) ?? 0;
      assert.deepEqual(convertToWallTime(found, timeZone), wall);
      assert.ok(found <= at, "of a time that comes twice, the first");
      const formatted = runWithoutTemporal(() => convertToWallTime(at, timeZone));
      assert.deepEqual(formatted, wall);
    }
  }
});
