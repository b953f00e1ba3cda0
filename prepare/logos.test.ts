import assert from "node:assert/strict";
import { test } from "node:test";
import { logoSheet } from "./logos.ts";

test("the sheet holds every logo under its own fragment and no two ids clash", () => {
  const ids = [...logoSheet().matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  assert.ok(ids.includes("whatsapp") && ids.includes("instagram"));
  assert.equal(new Set(ids).size, ids.length);
});
