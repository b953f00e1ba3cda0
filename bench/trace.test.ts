import assert from "node:assert/strict";
import { test } from "node:test";
import { computeWorkMsUntilPaint, type TraceEvent } from "./trace.ts";

const mainThreadIds = { pid: 2, tid: 1 };
const createTraceEvent = (
  name: string,
  ts: number,
  dur: number,
  more: Partial<TraceEvent> = {},
): TraceEvent => ({ ...mainThreadIds, name, ph: "X", ts: ts * 1000, dur: dur * 1000, ...more });
const clickEvent = createTraceEvent("EventDispatch", 100, 2, { pid: 1, args: { data: { type: "click" } } });
const createPaintEvent = (ts: number) => createTraceEvent("firstContentfulPaint", ts, 0, { ph: "R" });

test("the main thread's work from the click to the next paint is summed by kind; nested work counts only for its own kind", () => {
  const work = computeWorkMsUntilPaint([
    createPaintEvent(50),
    clickEvent,
    createTraceEvent("RunTask", 90, 20, { pid: 1 }),
    createTraceEvent("ThreadControllerImpl::RunTask", 110, 40),
    createTraceEvent("ParseHTML", 112, 30),
    createTraceEvent("EvaluateScript", 120, 10),
    createTraceEvent("ThreadControllerImpl::RunTask", 160, 60),
    createTraceEvent("UpdateLayoutTree", 165, 15),
    createTraceEvent("Layout", 180, 10),
    createTraceEvent("Paint", 190, 40),
    createPaintEvent(200),
  ]);
  assert.deepEqual(work, {
    parse: 20,
    styles: 15,
    layout: 10,
    paint: 10,
    script: 10,
    other: 15,
    waiting: 20,
  });
});

test("a trace without a click, or without a paint after the click, throws an error", () => {
  assert.throws(() => computeWorkMsUntilPaint([createPaintEvent(200)]), /no click/);
  assert.throws(() => computeWorkMsUntilPaint([clickEvent, createPaintEvent(50)]), /no first paint/);
});
