import assert from "node:assert/strict";
import { test } from "node:test";
import { settled } from "./content.ts";

test("a module of data is written as that data", () => {
  const exports = {
    none: undefined,
    list: ["a\u00a0\"b'", 1, null, true],
    table: { "a-b": { d: [] } },
  };
  const text = settled(exports) ?? "";
  assert.deepEqual(
    new Function(`${text.replaceAll("export const", "var")} return { none, list, table };`)(),
    exports,
  );
});

test("a module with a function anywhere stays as it is", () => {
  for (const value of [() => 1, { a: [() => 1] }]) assert.equal(settled({ fine: 1, value }), undefined);
});
