import assert from "node:assert/strict";
import { test } from "node:test";
import { createDateNames, formatTimeOfDay } from "./date-names.ts";
import { agendaPageTexts } from "./words.ts";

const { formatDateWithMonth, formatDateWithoutMonth, formatShortMonthName } = createDateNames(
  agendaPageTexts.day,
);

test("dates with and without their month and short month names are in Spanish, and hours have no leading zero", () => {
  assert.equal(formatDateWithMonth("2026-11-24"), "martes 24 de noviembre");
  assert.equal(formatDateWithMonth("2027-01-01"), "viernes 1 de enero");
  assert.equal(formatDateWithoutMonth("2026-11-24"), "martes 24");
  assert.equal(formatShortMonthName("2026-12-31"), "dic");
  assert.deepEqual(["09:00", "00:30", "10:30", ""].map(formatTimeOfDay), ["9:00", "0:30", "10:30", ""]);
});
