import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { rememberDelivered, runWhileNoOtherTabSends, wasDelivered } from "./delivered.ts";

const setGlobal = (name: string, value: unknown) =>
  Object.defineProperty(globalThis, name, { value, configurable: true });

afterEach(() => setGlobal("localStorage", undefined));

test("the ids of the latest ten delivered applications stay stored, and stored values of another shape are ignored", () => {
  for (const stored of ["", "{", "null", '{"0":"a"}', '[{"id":"a","step":"delivered"},7]']) {
    setGlobal("localStorage", { applications: stored });
    assert.equal(wasDelivered("a"), false, stored);
    for (let number = 10; number < 25; number += 1) rememberDelivered(`id${number}`);
    assert.deepEqual([wasDelivered("id14"), wasDelivered("id15")], [false, true], stored);
  }
});

test("with blocked storage the ids of this tab are remembered", () => {
  setGlobal("localStorage", undefined);
  rememberDelivered("b");
  assert.equal(wasDelivered("b"), true);
});

test("a task runs once, also when it fails, with and without Web Locks", async () => {
  const locks = { request: (_name: string, task: () => Promise<void>) => task() };
  for (const navigator of [{ locks }, {}]) {
    setGlobal("navigator", navigator);
    let runs = 0;
    const task = async () => {
      runs += 1;
      throw new Error("task");
    };
    await assert.rejects(runWhileNoOtherTabSends("c", task), /task/);
    assert.equal(runs, 1);
  }
});
