import assert from "node:assert/strict";
import { test } from "node:test";
import { findNearestName } from "./problems.ts";

test("for a misspelt name the nearest known name is found, even with other capitals, and none when no name is similar", () => {
  assert.equal(findNearestName("zzzzzzzz", ["title", "text"]), undefined);
  assert.equal(findNearestName("Tilte", ["title", "text"]), "title");
});
