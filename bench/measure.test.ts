import assert from "node:assert/strict";
import { test } from "node:test";
import { computeBlockingMs, parseMainThreadTaskTimes } from "./measure.ts";

test("blocking time is the sum of what each task takes beyond 50 ms on the slowed processor", () => {
  assert.equal(computeBlockingMs([10, 12.5, 20], 4), 30);
  assert.equal(computeBlockingMs([10, 12.5, 20], 1), 0);
  assert.equal(computeBlockingMs([10, 12.5], 12), 70 + 100);
});

test("of a trace only the tasks of the painting thread after its first paint are counted", () => {
  const task = { name: "ThreadControllerImpl::RunTask", pid: 7, tid: 1, ts: 900, dur: 90_000, tdur: 30_000 };
  const traceEvents = [
    { name: "firstContentfulPaint", pid: 7, tid: 1, ts: 500 },
    task,
    { ...task, ts: 400 },
    { ...task, tid: 2 },
    { ...task, pid: 8 },
    { ...task, name: "Paint" },
  ];
  assert.deepEqual(parseMainThreadTaskTimes(JSON.stringify({ traceEvents })), [30]);
});

test("a trace without tasks of the painting thread throws an error", () => {
  assert.throws(() => parseMainThreadTaskTimes(JSON.stringify({ traceEvents: [] })), /no tasks/);
});
