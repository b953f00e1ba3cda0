import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { inGamut, parse } from "culori";
import postcss from "postcss";
import { alikeGrounds, alikeLine, faintPairs, pairLine } from "../finish/contrast.ts";
import { colourTokens, dark } from "../finish/tokens.ts";
import { faintBrand, withColours } from "./colours.ts";

const css = readFileSync("app/app.css", "utf8");

const brands = [
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
const actions = ["#f59e0b", "#e2725b", "#1d4ed8", "#ffffff", "#000000", "#16a34a", "#808080"];

for (const [index, brand] of brands.entries()) {
  const action = actions[index % actions.length] as string;
  test(`of ${brand} and ${action} follows a scale that can be read and told apart and that every screen has`, () => {
    const sheet = withColours(css, { brand, action });
    assert.deepEqual(faintPairs(sheet, 7).map(pairLine), []);
    const alike = alikeGrounds({ light: colourTokens(sheet), dark: colourTokens(sheet, dark) });
    assert.deepEqual(alike.map(alikeLine), []);
    const strange: string[] = [];
    postcss.parse(sheet).walkDecls(/^--color-/, ({ prop, value }) => {
      const colour = parse(value);
      if (colour && !inGamut("rgb")(colour)) strange.push(`${prop}: ${value}`);
    });
    assert.deepEqual(strange, []);
  });
}

test("a colour that can be read stands as it was given, and the same colours change nothing more", () => {
  const colours = { brand: "#0b4f86", action: "#f5b942" };
  const once = withColours(css, colours);
  assert.equal(colourTokens(once)("action"), colours.action);
  assert.equal(withColours(once, colours), once);
});

test("only colours change in the sheet", () => {
  const without = (sheet: string) => sheet.replace(/(--color-[a-z-]+): [^;]+;/g, "$1;");
  assert.equal(without(withColours(css, { brand: "#7c3aed", action: "#22c55e" })), without(css));
});

test("a brand that cannot be read on the page is told with the nearest that can", () => {
  const fault = faintBrand(css, "#e2725b");
  assert.ok(fault && fault.ratio > 2.8 && fault.ratio < 3.4);
  assert.equal(faintBrand(css, fault.nearest), undefined);
  assert.equal(faintBrand(css, "#0b5cad"), undefined);
});
