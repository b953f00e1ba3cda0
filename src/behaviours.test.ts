import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { findBehaviours } from "./behaviours.ts";

test("a behaviour that the table does not have fails the build with its name", () => {
  const { isUsed, failOnUnknown } = findBehaviours('<p data-behaviour="chat"></p><p data-behaviour="tabs">');
  assert.deepEqual(["chat", "notice"].map(isUsed), [true, false]);
  assert.throws(failOnUnknown, /found "tabs"/);
});

test("the table has the behaviours of all parts, and no others", () => {
  const findNames = (pattern: string, name: RegExp) =>
    globSync(pattern)
      .flatMap((path) => [...readFileSync(path, "utf8").matchAll(name)])
      .map(([, found]) => found);
  const lines = findNames("src/behaviours.astro", /isUsed\("(.+?)"\)/g);
  // A value in braces can name two.
  const parts = findNames("src/**/*.tsx", /data-behaviour=(".+?"|\{.+?\})/g)
    .flatMap((value = "") => [...value.matchAll(/"(.+?)"/g)])
    .map(([, found]) => found);
  assert.deepEqual(new Set(parts), new Set(lines));
});
