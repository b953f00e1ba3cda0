import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  findLowContrastPairs,
  findSimilarBackgrounds,
  formatLowContrastPair,
  formatSimilarBackground,
} from "../src/brand/contrast.ts";
import { darkSchemeMediaQuery, parseColourTokens } from "../src/brand/tokens.ts";
import { findColourTokensOutsideSrgb } from "../tests/colour-gamut.ts";
import { buildBrandSheet, deriveSheetColours, describeAdjustedColours } from "./colours.ts";

const tokensCss = readFileSync("src/brand/tokens.css", "utf8");

/** Pairs of colours that an owner may give: of the brand, and of the booking button. */
const brandAndActionPairs = `
  #000000 #f59e0b | #7a7a7a #e2725b | #0b5cad #1d4ed8 | #0f766e #ffffff | #15803d #000000
  #b91c1c #16a34a | #be185d #808080 | #7c3aed #f59e0b | #a16207 #e2725b
`.matchAll(/(#\w+) (#\w+)/g);

for (const [, brand = "", action = ""] of brandAndActionPairs)
  test(`${brand} and ${action} give readable texts, distinct backgrounds and only colours of the sRGB gamut`, () => {
    const sheet = deriveSheetColours(tokensCss, { brand, action });
    const listPairsBelow = (contrast: number, excluded = /^$/) =>
      findLowContrastPairs(sheet, contrast)
        .filter(({ foreground, background }) => !excluded.test(foreground) && !excluded.test(background))
        .map((pair) => formatLowContrastPair(pair));
    assert.deepEqual(listPairsBelow(4.5), []);
    // Only pairs with the owner's colours, or with `action-strong`, may have a contrast below 7:1.
    assert.deepEqual(listPairsBelow(7, /^(brand|action|action-strong)$/), []);
    const [light, dark] = [parseColourTokens(sheet), parseColourTokens(sheet, darkSchemeMediaQuery)];
    const similar = findSimilarBackgrounds({ light, dark }).map((pair) => formatSimilarBackground(pair));
    assert.deepEqual(similar, []);
    assert.deepEqual(findColourTokensOutsideSrgb(sheet), []);
  });

test("a readable action colour is kept as given, and deriving the same colours again changes nothing", () => {
  const colours = { brand: "#0b4f86", action: "#f5b942" };
  const once = deriveSheetColours(tokensCss, colours);
  assert.equal(parseColourTokens(once)("action"), colours.action);
  assert.equal(deriveSheetColours(once, colours), once);
});

test("a brand or action colour too low in contrast is reported with its replacement, and readable ones are not reported", () => {
  const moved = (brand: string, action: string) =>
    describeAdjustedColours(deriveSheetColours(tokensCss, { brand, action }), { brand, action });
  assert.deepEqual(moved("#0b5d3b", "#e2725b"), []);
  const [brand = "", action = "", ...more] = moved("#ffd400", "#7a7a7a");
  assert.deepEqual(more, []);
  assert.match(brand, /^colors\.brand: #ffd400 .* textos y enlaces llevan #[0-9a-f]{6},/);
  assert.match(action, /^colors\.action: #7a7a7a .* el botón lleva #[0-9a-f]{6},/);
});

test("brand.css gets the derived colours in place of earlier ones, and keeps its other rules", () => {
  const colours = { brand: "#7c3aed", action: "#22c55e" };
  const kept = "/* mine */\n:root {\n  --radius-md: 0;\n}\n";
  const sheet = buildBrandSheet(tokensCss, `@theme {\n  --color-brand: red;\n}\n${kept}`, colours);
  assert.equal(buildBrandSheet(tokensCss, sheet, colours), sheet);
  assert.ok(sheet.includes(kept.trim()));
  assert.doesNotMatch(sheet, /red;|--color-file|--text-/);
  const whole = deriveSheetColours(tokensCss, colours);
  const more = "(prefers-contrast: more)";
  for (const wishes of [[], [darkSchemeMediaQuery], [more], [darkSchemeMediaQuery, more]]) {
    const found = parseColourTokens(`${tokensCss}\n${sheet}`, ...wishes);
    const wanted = parseColourTokens(whole, ...wishes);
    for (const [, name = ""] of tokensCss.matchAll(/--color-([a-z][a-z-]*):/g))
      if (name !== "plate") assert.equal(found(name), wanted(name), `${name} ${wishes}`);
  }
  // In a browser the last rule wins, so the one for more contrast must follow the one for the dark scheme.
  assert.ok(sheet.lastIndexOf("prefers-contrast") > sheet.lastIndexOf("prefers-color-scheme"));
  assert.match(sheet.slice(sheet.indexOf("prefers-contrast")), /--color-brand: var\(--color-brand-strong\)/);
});
