import assert from "node:assert/strict";
import { test } from "node:test";
import { formatProblem } from "../site.problems.ts";
import { findBrandSheetProblems } from "./contrast.ts";

test("in brand.css, a colour token whose value is no colour, and one in a :root rule outside a media query, are each reported with their line", () => {
  const css = `@theme {
  --color-brand: azul;
  --color-action: var(--color-sand);
  --color-ink: #123;
}
@media (prefers-color-scheme: dark) { :root { --color-ink: #fff; } }
:root { --color-brand: #fff; }`;
  assert.deepEqual(
    findBrandSheetProblems(css).map((problem) => formatProblem(problem, "es")),
    [
      'brand.css:2: --color-brand: encontré "azul"; se espera un color, por ejemplo "#0b5cad"',
      "brand.css:7: --color-brand: encontré un color dentro de :root; se espera los colores dentro de @theme { }, donde se revisa si se leen",
    ],
  );
});
