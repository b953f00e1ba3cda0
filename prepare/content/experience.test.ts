import assert from "node:assert/strict";
import { test } from "node:test";
import { formatYearsOfExperience } from "./experience.ts";

test("the years that a firm has exceeded are rounded down to fives, from twenty on to tens; five years or less give none", () => {
  const years = (since: number | undefined) => formatYearsOfExperience(since, 2026, "años");
  assert.deepEqual(
    [undefined, 2026, 2021, 2020, 2016, 2015, 2006, 2005, 1996, 1995].map(years),
    [undefined, undefined, undefined, 5, 5, 10, 15, 20, 20, 30].map((count) => count && `${count}\u00a0años`),
  );
});
