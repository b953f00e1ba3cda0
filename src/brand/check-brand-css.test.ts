import assert from "node:assert/strict";
import { test } from "node:test";
import { formatProblem } from "../content/problems.ts";
import { findInvalidBrandTokens } from "./check-brand-css.ts";
import { findContrastProblems } from "./contrast.ts";

test("brand.css: what is no colour, a colour where nothing checks it, a missing colour and an unknown font are reported, with their line", () => {
  const css = `@theme {
  --brand: azul;
  --color-sky: var(--color-line);
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
    [
      "--color-action-ink: #fff",
      /--color-action-ink: encontré 1.71:1 con --color-action .*un tono más oscuro/,
    ],
    ["--color-on-night: #333", /--color-on-night: encontré 1.\d+:1 con --color-\S+ .*un tono más claro/],
  ] as const) {
    const problems = findContrastProblems(`@theme { --brand: #005280; --action: #fdba33;\n\n  ${own};\n}\n`);
    assert.match(problems.map(formatProblem).join("\n"), expected);
    assert.deepEqual(new Set(problems.map(({ line }) => line)), new Set([3]));
  }
});
