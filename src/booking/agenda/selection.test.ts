import assert from "node:assert/strict";
import { test } from "node:test";
import { type AgendaRules, listAgendaDays } from "../slots.ts";
import { type AgendaSelection, selectInDays } from "./selection.ts";

const testAgendaRules: AgendaRules = {
  hours: { mon: ["09:00-12:00"], tue: ["10:00-12:00"], wed: ["09:00-12:00"] },
  noticeHours: 0,
  daysOff: ["2026-11-30"],
  weeksAhead: 2,
  timeZone: "America/Argentina/Buenos_Aires",
};
const [monday, tuesday, wednesday] = ["2026-11-23", "2026-11-24", "2026-11-25"] as const;
const listDaysAt = (now: string) => listAgendaDays(testAgendaRules, Date.parse(`${now}-03:00`));

test("the wanted slot is chosen if it is offered, otherwise the reason is given; the shown day always has offered hours", () => {
  const dawn = `${monday}T06:00`;
  for (const [what, now, wanted, dateShownBefore, shownDate, result] of [
    ["the agenda opens on the first day", dawn, {}, undefined, monday, undefined],
    ["and not on one that looks sold out", `${monday}T11:10`, {}, undefined, tuesday, undefined],
    ["on which it stays once shown", `${monday}T11:10`, {}, monday, monday, undefined],
    ["while it has hours", `${monday}T12:10`, {}, monday, tuesday, undefined],
    ["a day in the address", dawn, { date: tuesday }, undefined, tuesday, undefined],
    ["an hour", dawn, { date: wednesday, time: "09:30" }, monday, wednesday, "chosen"],
    ["another day's hour", dawn, { date: tuesday, time: "09:30" }, undefined, tuesday, "not on this day"],
    ["a day off", dawn, { date: "2026-11-30", time: "09:30" }, undefined, monday, "not on this day"],
    ["a past day", dawn, { date: "2026-11-20", time: "09:30" }, undefined, monday, "no longer"],
    ["a far day", dawn, { date: "2031-01-01", time: "09:30" }, tuesday, tuesday, "not yet"],
    ["still to come", `${monday}T09:20`, { date: monday, time: "09:30" }, monday, monday, "chosen"],
    ["just past", `${monday}T09:31`, { date: monday, time: "09:30" }, monday, monday, "no longer"],
    ["a day later", `${tuesday}T08:00`, { date: monday, time: "09:30" }, monday, tuesday, "no longer"],
  ] as [string, string, AgendaSelection["wanted"], string | undefined, string, string | undefined][]) {
    const selection = selectInDays(listDaysAt(now), wanted, dateShownBefore);
    assert.equal(selection.shownDate, shownDate, what);
    const { chosenSlot, unofferedReason } = selection;
    assert.equal(chosenSlot ? "chosen" : unofferedReason, result, what);
    if (chosenSlot) assert.deepEqual({ date: chosenSlot.date, time: chosenSlot.time }, wanted, what);
  }
  assert.deepEqual(selectInDays([], {}, monday), { days: [], wanted: {}, shownDate: undefined });
});
