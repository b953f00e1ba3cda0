import assert from "node:assert/strict";
import { test } from "node:test";
import { createProgressReporter } from "./progress.ts";

test("a benchmark step is tried up to three times, each failure is reported, and the third one is thrown", async () => {
  const lines: string[] = [];
  const progress = createProgressReporter(2, { report: (line) => lines.push(line) });
  let runs = 0;
  const result = await progress.step("first", async () => {
    runs += 1;
    if (runs < 3) throw new Error("no paint");
    return runs;
  });
  assert.equal(result, 3);
  const failing = progress.step("second", () => Promise.reject(new Error("no page")));
  await assert.rejects(failing, /no page/);
  assert.deepEqual(
    lines.map((line) => line.replace(/[\d.]+ min/, "N min")),
    [
      "1/2: first",
      "  failed (1 of 3): no paint",
      "  failed (2 of 3): no paint",
      "2/2, N min left: second",
      "  failed (1 of 3): no page",
      "  failed (2 of 3): no page",
      "  failed (3 of 3): no page",
    ],
  );
});

test("a benchmark step without a result is rejected after the timeout", async () => {
  const { step } = createProgressReporter(1, { report: () => {}, limit: 5 });
  const endless = step("endless", () => new Promise(() => {}));
  await assert.rejects(endless, /no result within 5 ms/);
});
