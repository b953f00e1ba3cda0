import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "../../tests/shared-content.ts";
import { buildNoticePeriodAndIdAttributes } from "./notice-period.ts";

const christmasNotice = { text: "Cerramos.", until: "2026-12-26" };

test("a notice is valid from the start of its first day to the end of its last day, in the firm's time zone", () => {
  const times = (from: string | undefined, timeZone: string) => {
    const attributes = buildNoticePeriodAndIdAttributes({ ...christmasNotice, from }, timeZone);
    return [attributes["data-from"], attributes["data-until"]].map((ms) =>
      new Date(Number(ms)).toISOString(),
    );
  };
  const mexico = "America/Mexico_City";
  assert.deepEqual(times("2026-12-24", mexico), ["2026-12-24T06:00:00.000Z", "2026-12-27T06:00:00.000Z"]);
  assert.equal(times(undefined, mexico)[0], "1970-01-01T00:00:00.000Z");
  // In this time zone clocks go forward at midnight, so the day begins at one.
  assert.equal(times("2026-09-06", "America/Santiago")[0], "2026-09-06T04:00:00.000Z");
});

test("a notice gets another id when its text, link or last day changes, and keeps it when the first day changes", () => {
  const id = (change: object) =>
    buildNoticePeriodAndIdAttributes({ ...christmasNotice, ...change }, site.timeZone)["data-id"];
  assert.equal(id({}), id({ from: "2026-12-01" }));
  for (const change of [{ text: "Abrimos." }, { to: "/contacto" }, { until: "2026-12-27" }])
    assert.notEqual(id({}), id(change));
});
