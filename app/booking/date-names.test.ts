import assert from "node:assert/strict";
import { test } from "node:test";
import { dayName, hourName, shortDayName, shortMonthName } from "./date-names.ts";

test("names days, months and hours in Spanish in any time zone", () => {
  assert.equal(dayName("2026-11-24"), "martes 24 de noviembre");
  assert.equal(dayName("2027-01-01"), "viernes 1 de enero");
  assert.equal(shortDayName("2026-11-24"), "martes 24");
  assert.equal(shortMonthName("2026-12-31"), "dic");
  assert.deepEqual(["09:00", "00:30", "10:30", ""].map(hourName), ["9:00", "0:30", "10:30", ""]);
});
