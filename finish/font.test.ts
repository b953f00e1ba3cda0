import assert from "node:assert/strict";
import { test } from "node:test";
import { formatProblem } from "../prepare/content/problems.ts";
import { findFontFile } from "./font.ts";

for (const [what, packages, expected] of [
  ["none", [], /found no package with a font; .*npm install -D @fontsource-variable\/inter$/],
  ["two", ["@fontsource-variable/a", "@fontsource-variable/b"], /a and @.*b; .*npm uninstall @.*\/a$/],
  [
    "one that is not installed",
    ["@fontsource-variable/none"],
    /not in node_modules; expected it there: npm i/,
  ],
] as const) {
  test(`stops with one line: ${what}`, () => {
    const found = findFontFile([...packages]);
    assert.match("problem" in found ? formatProblem(found.problem, "en") : "", expected);
  });
}
