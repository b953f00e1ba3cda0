import assert from "node:assert/strict";
import { test } from "node:test";
import { measureWorkUntilPaint, type TraceEvent } from "./trace.ts";

const main = { pid: 2, tid: 1 };
const event = (name: string, ts: number, dur: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  ...main,
  name,
  ph: "X",
  ts: ts * 1000,
  dur: dur * 1000,
  ...more,
});
const click = event("EventDispatch", 100, 2, { pid: 1, args: { data: { type: "click" } } });
const paint = (ts: number) => event("firstContentfulPaint", ts, 0, { ph: "R" });

test("the work from the click to the next paint is summed by kind; nested work counts only for its own kind", () => {
  const work = measureWorkUntilPaint([
    paint(50),
    click,
    event("RunTask", 90, 20, { pid: 1 }),
    event("ThreadControllerImpl::RunTask", 110, 40),
    event("ParseHTML", 112, 30),
    event("EvaluateScript", 120, 10),
    event("ThreadControllerImpl::RunTask", 160, 60),
    event("UpdateLayoutTree", 165, 15),
    event("Layout", 180, 10),
    event("Paint", 190, 40),
    paint(200),
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

test("a trace without a click, or without a paint after it, throws", () => {
  assert.throws(() => measureWorkUntilPaint([paint(200)]), /no click/);
  assert.throws(() => measureWorkUntilPaint([click, paint(50)]), /no first paint/);
});
