import assert from "node:assert/strict";
import { test } from "node:test";
import { findInvalidBrandTokens } from "./check-brand-css.ts";
import { describeLowContrastPair, findLowContrastPairs } from "./contrast.ts";
import { readTokenSheets } from "./tokens.ts";

test("brand.css: what is no colour, a colour where nothing checks it, a missing colour and an unknown font are reported, with their line", () => {
  const css = `@theme {
  --brand: azul;
  --color-sky: var(--color-sand);
  --color-ink: oklch(from var(--brand) 0.2 c h);
  --font-sans: "Inter";
}
@media (prefers-color-scheme: dark) { :root { --color-ink: #fff; } }
:root { --color-sky: #fff; }`;
  assert.deepEqual(
    findInvalidBrandTokens(css).map(({ line, field }) => `${line} ${field}`),
    ["2 --brand", "4 --color-ink", "5 --font-sans", "8 --color-sky", "undefined --action"],
  );
});

test("a pair with too little contrast is reported at the line of brand.css that causes it, with what to change", () => {
  for (const [own, expected] of [
    ["--color-action-ink: #fff", "--color-action-ink, 1.71:1 con --color-action (claro), un tono más oscuro"],
    ["--color-surface: #888", "--color-surface, 2.38:1 con --color-ink-soft (claro), un tono más claro"],
  ] as const) {
    const brandCss = `@theme { --brand: #005280; --action: #fdba33;\n\n  ${own};\n}\n`;
    const [pair] = findLowContrastPairs(readTokenSheets() + brandCss);
    const { line, field, found, expected: advice } = describeLowContrastPair(pair as never, brandCss);
    assert.equal(line, 3);
    assert.equal(`${field}, ${found}, ${`${advice}`.match(/un tono [^,]+/)}`, expected);
  }
});
