import assert from "node:assert/strict";
import { test } from "node:test";
import { differenceCiede2000 } from "culori";
import { requiredContrastLevel } from "../../tests/sample.ts";
import { findInvalidBrandTokens } from "./brand-problems.ts";
import { findContrastProblems } from "./contrast.ts";
import { darkSchemeMediaQuery, parseColourTokens, readBrandSheet, readTokenSheets } from "./tokens.ts";

/** Red, yellow, black, near white, neon, pastel, navy, green, teal, purple, orange, rose and grey. */
const anyColours =
  "#ff0000 #ffd400 #000000 #f5f5f5 #39ff14 #f4c2d7 #0a1f44 #15803d #0f766e #6d28d9 #f97316 #e11d48 #808080".split(
    " ",
  );

/** The backgrounds from which borderless bubbles and notes of the colour brand-wash must differ. */
const neighbours = ["good-wash", "surface", "surface-raised"];

// Brand and action meet on sand alone, whose lightness is fixed, so three actions per brand stand for all.
test("any brand colour with any action colour gives readable texts and bubbles that differ from the page", () => {
  for (const [index, brand] of anyColours.entries())
    for (const step of [0, 1, 6]) {
      const action = anyColours[(index + step) % anyColours.length];
      const brandCss = `@theme { --brand: ${brand}; --action: ${action}; }`;
      assert.deepEqual(findContrastProblems(brandCss), [], `${brand} ${action}`);
      for (const features of [[], [darkSchemeMediaQuery]]) {
        const token = parseColourTokens(readTokenSheets(brandCss), ...features);
        for (const other of neighbours)
          assert.ok(differenceCiede2000()(token("brand-wash"), token(other)) >= 3, `${brand} on ${other}`);
      }
    }
});

test("the sample's colours have the contrast of WCAG AAA", { skip: requiredContrastLevel !== "AAA" }, () => {
  assert.deepEqual(findContrastProblems(readBrandSheet(), 7), []);
});

test("brand.css: what is no colour, a colour where nothing checks it, a missing colour, an unknown name and an unknown font are reported, with their line", () => {
  const css = `@theme {
  --brand: azul;
  --color-sky: var(--color-line);
  --color-ink: oklch(from var(--brand) 0.2 c h);
  --font-sans: "Inter";
  --color-lin: #123;
  --color-sand: var(--own);
  --own: white;
}
@media (prefers-color-scheme: dark) { :root { --color-ink: #fff; } }
:root { --color-sky: #fff; }`;
  assert.deepEqual(
    findInvalidBrandTokens(css).map(({ line, field }) => `${line} ${field}`),
    ["2 --brand", "4 --color-ink", "5 --font-sans", "6 --color-lin", "11 --color-sky", "undefined --action"],
  );
});

test("a pair with too little contrast is reported at the line of brand.css that causes it", () => {
  for (const token of ["--color-action-ink: #fff", "--color-on-night: #333"]) {
    const brandCss = `@theme { --brand: #005280; --action: #fdba33;\n\n  ${token};\n}\n`;
    const lines = findContrastProblems(brandCss).map(({ line }) => line);
    assert.deepEqual(new Set(lines), new Set([3]), token);
  }
});
