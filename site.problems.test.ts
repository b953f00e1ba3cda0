import assert from "node:assert/strict";
import { test } from "node:test";
import { findNearestName, formatProblem, isSpanish } from "./site.problems.ts";

test("a problem is in English or Spanish, by the locale", () => {
  const problem = { file: "a.yaml", line: 3, found: { es: "nada", en: "nothing" }, expected: "x" };
  assert.equal(formatProblem(problem, "en-US"), "a.yaml:3: found nothing; expected x");
  assert.equal(
    formatProblem({ ...problem, nearest: "x" }, "es-MX"),
    'a.yaml:3: no encontré nada; se espera x; ¿quisiste decir "x"?',
  );
});

test("messages are in Spanish for a Spanish or invalid locale, and in English for any other", () => {
  for (const locale of ["es", "es-AR", "", "Español"]) assert.ok(isSpanish(locale), locale);
  for (const locale of ["en-US", "est-EE", "de"]) assert.ok(!isSpanish(locale), locale);
});

test("the nearest name is suggested in any case of letters, and none when no name is similar", () => {
  assert.equal(findNearestName("zzzzzzzz", ["title", "text"]), undefined);
  assert.equal(findNearestName("Tilte", ["title", "text"]), "title");
});
