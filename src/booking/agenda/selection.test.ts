import assert from "node:assert/strict";
import { test } from "node:test";
import { type AgendaRules, listAgendaDays } from "../slots.ts";
import { createInitialSelection, selectTime, updateSelectionDays } from "./selection.ts";

const testAgendaRules: AgendaRules = {
  hours: { mon: ["09:00-12:00"], tue: ["10:00-12:00"], wed: ["09:00-12:00"] },
  noticeHours: 0,
  daysOff: ["2026-11-30"],
  weeksAhead: 2,
  timeZone: "America/Argentina/Buenos_Aires",
};
const listAgendaDaysAt = (now: string) => listAgendaDays(testAgendaRules, Date.parse(`${now}-03:00`));
const [monday, tuesday, wednesday, dayOff] = [
  "2026-11-23",
  "2026-11-24",
  "2026-11-25",
  "2026-11-30",
] as const;
const agendaDaysAtDawn = listAgendaDaysAt(`${monday}T06:00`);

test("the agenda opens on the first day of whose hours at least half can still be requested, and no hour is chosen", () => {
  assert.deepEqual(createInitialSelection(agendaDaysAtDawn), { days: agendaDaysAtDawn, shownDate: monday });
  assert.equal(createInitialSelection(listAgendaDaysAt(`${monday}T10:20`)).shownDate, monday);
  assert.equal(createInitialSelection(listAgendaDaysAt(`${monday}T11:10`)).shownDate, tuesday);
  assert.deepEqual(createInitialSelection([]), { days: [], shownDate: undefined });
});

test("the slot with which the agenda opens is chosen if offered, otherwise reported as unoffered with the reason", () => {
  const chosen = createInitialSelection(agendaDaysAtDawn, { date: wednesday, time: "09:30" });
  assert.deepEqual([chosen.chosenSlot?.time, chosen.shownDate], ["09:30", wednesday]);
  for (const [date, time, reason] of [
    [wednesday, "08:00", "not on this day"],
    [tuesday, "09:30", "not on this day"],
    [dayOff, "09:30", "not on this day"],
    ["2026-11-29", "09:30", "not on this day"],
    ["2026-11-20", "09:30", "no longer"],
    ["2031-01-01", "09:30", "not yet"],
  ] as const) {
    const { chosenSlot, unofferedSlot } = createInitialSelection(agendaDaysAtDawn, { date, time });
    assert.equal(chosenSlot, undefined);
    assert.deepEqual(unofferedSlot, { date, time, reason });
  }
  const onTuesday = createInitialSelection(agendaDaysAtDawn, { date: tuesday });
  assert.deepEqual(onTuesday, { days: agendaDaysAtDawn, shownDate: tuesday });
  assert.equal(createInitialSelection(agendaDaysAtDawn, { date: "nonsense" }).shownDate, monday);
});

test("a chosen slot whose time has passed is deselected, and is still reported as unoffered after midnight", () => {
  const chosen = selectTime(createInitialSelection(agendaDaysAtDawn), "09:30");
  assert.equal(updateSelectionDays(chosen, listAgendaDaysAt(`${monday}T09:20`)).chosenSlot?.time, "09:30");
  const tooLate = updateSelectionDays(chosen, listAgendaDaysAt(`${monday}T09:31`));
  assert.deepEqual([tooLate.chosenSlot, tooLate.shownDate], [undefined, monday]);
  assert.deepEqual(tooLate.unofferedSlot, { date: monday, time: "09:30", reason: "no longer" });
  const nextDay = updateSelectionDays(tooLate, listAgendaDaysAt(`${tuesday}T08:00`));
  assert.equal(nextDay.shownDate, tuesday);
  assert.deepEqual(nextDay.unofferedSlot, tooLate.unofferedSlot);
  assert.deepEqual(updateSelectionDays(nextDay, []).shownDate, undefined);
});

test("choosing a time that has passed selects no slot and reports the time as unoffered", () => {
  const { chosenSlot, unofferedSlot } = selectTime(
    createInitialSelection(listAgendaDaysAt(`${monday}T09:10`)),
    "09:00",
  );
  assert.deepEqual([chosenSlot, unofferedSlot?.time], [undefined, "09:00"]);
});
