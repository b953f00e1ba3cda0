import assert from "node:assert/strict";
import { test } from "node:test";
import { findBehaviours } from "./behaviours.ts";

test("a behaviour that the table does not have fails the build with its name", () => {
  const { isUsed, failOnUnknown } = findBehaviours('<p data-behaviour="chat"></p><p data-behaviour="tabs">');
  assert.deepEqual(["chat", "notice"].map(isUsed), [true, false]);
  assert.throws(failOnUnknown, /found "tabs"/);
});
