import assert from "node:assert/strict";
import { test } from "node:test";
import { findUncheckableBrandCssColours } from "./check-brand-css.ts";

test("a colour token of brand.css that is no colour, or that is set in a rule outside @theme and media queries, is reported with its line", () => {
  const css = `@theme {
  --color-brand: azul;
  --color-action: var(--color-sand);
  --color-ink: #123;
}
@media (prefers-color-scheme: dark) { :root { --color-ink: #fff; } }
:root { --color-brand: #fff; }`;
  assert.deepEqual(
    findUncheckableBrandCssColours(css).map(({ line, field }) => `${line}: ${field}`),
    ["2: --color-brand", "7: --color-brand"],
  );
});
