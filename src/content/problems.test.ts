import assert from "node:assert/strict";
import { test } from "node:test";
import { findNearestName, isSpanish } from "./problems.ts";

test("messages are in Spanish for a Spanish or invalid locale, and in English for any other", () => {
  for (const locale of ["es", "es-AR", "", "Español"]) assert.ok(isSpanish(locale), locale);
  for (const locale of ["en-US", "est-EE", "de"]) assert.ok(!isSpanish(locale), locale);
});

test("for a misspelt name the nearest known name is found, even with other capitals, and none when no name is similar", () => {
  assert.equal(findNearestName("zzzzzzzz", ["title", "text"]), undefined);
  assert.equal(findNearestName("Tilte", ["title", "text"]), "title");
});
