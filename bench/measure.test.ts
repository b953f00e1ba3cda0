import assert from "node:assert/strict";
import { test } from "node:test";
import { computeBlockingTime, parseMainThreadTasks } from "./measure.ts";

test("blocking time is the part of a task beyond 50 ms on the slowed processor", () => {
  assert.equal(computeBlockingTime([10, 12.5, 20], 4), 30);
  assert.equal(computeBlockingTime([10, 12.5, 20], 1), 0);
  assert.equal(computeBlockingTime([10, 12.5], 12), 70 + 100);
});

test("only tasks of the painting thread after its first paint are counted; a trace without such tasks throws an error", () => {
  const task = { name: "ThreadControllerImpl::RunTask", pid: 7, tid: 1, ts: 900, dur: 90_000, tdur: 30_000 };
  const traceEvents = [
    { name: "firstContentfulPaint", pid: 7, tid: 1, ts: 500 },
    task,
    { ...task, ts: 400 },
    { ...task, tid: 2 },
    { ...task, pid: 8 },
    { ...task, name: "Paint" },
  ];
  assert.deepEqual(parseMainThreadTasks(JSON.stringify({ traceEvents })), [30]);
  assert.throws(() => parseMainThreadTasks(JSON.stringify({ traceEvents: [] })), /no tasks/);
});
