import assert from "node:assert/strict";
import { test } from "node:test";
import { formatRoundedYearsOfExperience } from "./claims.ts";

test("a firm's years of experience are stated as more than five, ten, fifteen, twenty, thirty …; five years or less are not stated", () => {
  const years = (since: number | undefined) => formatRoundedYearsOfExperience(since, 2026, "años");
  assert.deepEqual(
    [undefined, 2026, 2021, 2020, 2016, 2015, 2006, 2005, 1996, 1995].map(years),
    [undefined, undefined, undefined, 5, 5, 10, 15, 20, 20, 30].map((count) => count && `${count}\u00a0años`),
  );
});
