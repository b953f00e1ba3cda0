import assert from "node:assert/strict";
import { test } from "node:test";
import { type TraceEvent, threadBlockingTime } from "./blocking.ts";

const url = "http://site.example/crm";
const main = { pid: 7, tid: 1, args: {} };
const navigation: TraceEvent = {
  ...main,
  name: "navigationStart",
  ts: 1000,
  args: { frame: "page", data: { documentLoaderURL: url } },
};
const paint: TraceEvent = { ...main, name: "firstContentfulPaint", ts: 101_000, args: { frame: "page" } };

/** A task of the main thread; milliseconds from the navigation on. */
const task = (start: number, wall: number, thread: number): TraceEvent => ({
  ...main,
  name: "RunTask",
  ts: 1000 + start * 1000,
  dur: wall * 1000,
  tdur: thread * 1000,
});

const blocked = (slowdown: number, ...tasks: TraceEvent[]) =>
  Math.round(threadBlockingTime([navigation, ...tasks, paint], url, slowdown));

test("what a task takes beyond 50 ms on the slower machine, task by task", () => {
  assert.equal(blocked(4, task(150, 20, 20), task(180, 15, 15), task(200, 12, 12)), 30 + 10);
  assert.equal(blocked(12, task(200, 12, 12)), 94);
});

test("the thread's own time and not that in which it waited for the processor", () => {
  assert.equal(blocked(4, task(150, 80, 20)), 30);
});

test("what was over before the paint does not count, what runs on counts with its share", () => {
  assert.equal(blocked(4, task(10, 80, 80)), 0);
  assert.equal(blocked(4, task(80, 40, 40)), 30);
});

test("other threads and the paint of a frame in the page are not the page's", () => {
  const frame: TraceEvent = { ...paint, ts: 50_000, args: { frame: "diary" } };
  assert.equal(blocked(4, frame, task(60, 20, 20), { ...task(150, 90, 90), tid: 2 }), 0);
});

test("a trace cut short says what it lacks", () => {
  assert.throws(() => threadBlockingTime([navigation], url, 4), /no first paint/);
  assert.throws(() => threadBlockingTime([paint], url, 4), /no navigation/);
  assert.throws(() => blocked(4), /no thread time/);
  assert.throws(() => blocked(4, { ...task(150, 90, 90), tdur: undefined }), /no thread time/);
});
