import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { inGamut, parse } from "culori";
import postcss from "postcss";
import {
  findLowContrastPairs,
  findSimilarBackgrounds,
  formatLowContrastPair,
  formatSimilarBackground,
} from "../finish/contrast.ts";
import { darkSchemeMediaQuery, parseColourTokens } from "../finish/tokens.ts";
import { buildBrandSheet, deriveSheetColours, describeMovedColours } from "./colours.ts";

const tokensCss = readFileSync("app/styles/tokens.css", "utf8");

const brandColours = [
  "#000000",
  "#7a7a7a",
  "#0b5cad",
  "#0f766e",
  "#15803d",
  "#b91c1c",
  "#be185d",
  "#7c3aed",
  "#a16207",
];
const actionColours = ["#f59e0b", "#e2725b", "#1d4ed8", "#ffffff", "#000000", "#16a34a", "#808080"];

for (const [index, brand] of brandColours.entries()) {
  const action = actionColours[index % actionColours.length] as string;
  test(`${brand} and ${action} give colours that are readable, distinguishable and in the sRGB gamut`, () => {
    const sheet = deriveSheetColours(tokensCss, { brand, action });
    assert.deepEqual(
      findLowContrastPairs(sheet, 4.5).map((pair) => formatLowContrastPair(pair, "en")),
      [],
    );
    // Only pairs with the owner's brand or action colour, or its strong variant, may have a contrast below 7:1.
    const others = findLowContrastPairs(sheet, 7).filter(
      ({ text, ground }) => ![text, ground].some((name) => /^(brand|action|action-strong)$/.test(name)),
    );
    assert.deepEqual(
      others.map((pair) => formatLowContrastPair(pair, "en")),
      [],
    );
    const alike = findSimilarBackgrounds({
      light: parseColourTokens(sheet),
      dark: parseColourTokens(sheet, darkSchemeMediaQuery),
    });
    assert.deepEqual(
      alike.map((pair) => formatSimilarBackground(pair, "en")),
      [],
    );
    const strange: string[] = [];
    postcss.parse(sheet).walkDecls(/^--color-/, ({ prop, value }) => {
      const colour = parse(value);
      if (colour && !inGamut("rgb")(colour)) strange.push(`${prop}: ${value}`);
    });
    assert.deepEqual(strange, []);
  });
}

test("a readable action colour is kept as given, and deriving the same colours again changes nothing", () => {
  const colours = { brand: "#0b4f86", action: "#f5b942" };
  const once = deriveSheetColours(tokensCss, colours);
  assert.equal(parseColourTokens(once)("action"), colours.action);
  assert.equal(deriveSheetColours(once, colours), once);
});

test("deriving the colours changes only values of colour tokens in the style sheet", () => {
  const without = (sheet: string) => sheet.replace(/(--color-[a-z-]+): [^;]+;/g, "$1;");
  assert.equal(
    without(deriveSheetColours(tokensCss, { brand: "#7c3aed", action: "#22c55e" })),
    without(tokensCss),
  );
});

test("an unreadable brand or action colour is reported with its replacement, and readable ones are not reported", () => {
  const moved = (brand: string, action: string) =>
    describeMovedColours(deriveSheetColours(tokensCss, { brand, action }), { brand, action });
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
  for (const wishes of [
    [],
    [darkSchemeMediaQuery],
    ["(prefers-contrast: more)"],
    [darkSchemeMediaQuery, "(prefers-contrast: more)"],
  ]) {
    const [found, wanted] = [
      parseColourTokens(`${tokensCss}\n${sheet}`, ...wishes),
      parseColourTokens(whole, ...wishes),
    ];
    for (const [, name = ""] of tokensCss.matchAll(/--color-([a-z][a-z-]*):/g))
      if (name !== "plate") assert.equal(found(name), wanted(name), `${name} ${wishes}`);
  }
  // As in the browser, the last rule wins: the one for more contrast is after the one for the dark scheme.
  assert.ok(sheet.lastIndexOf("prefers-contrast") > sheet.lastIndexOf("prefers-color-scheme"));
  assert.match(sheet.slice(sheet.indexOf("prefers-contrast")), /--color-brand: var\(--color-brand-strong\)/);
});
