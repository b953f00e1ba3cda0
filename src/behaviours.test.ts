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
  const readAll = (pattern: string) =>
    globSync(pattern)
      .map((path) => readFileSync(path, "utf8"))
      .join("\n");
  const findAll = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, found = ""]) => found);
  const lines = findAll(readAll("src/behaviours.astro"), /isUsed\("(.+?)"\)/g);
  // A text, or an expression with one or two.
  const values = findAll(readAll("src/**/*.tsx"), /data-behaviour=(".+?"|\{.+?\})/g);
  const names = values.flatMap((value) => findAll(value, /"(.+?)"/g));
  assert.deepEqual(new Set(names), new Set(lines));
});
