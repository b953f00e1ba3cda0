import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import postcss from "postcss";
import { findPatternOccurrences, readSourceTextsExceptUnitTests } from "./site-values.ts";

/** The allowed gaps, in units of 4 px. A new step must be added to this list. */
const allowedSpacingStepsOf4Px = [0, 0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32, 40, 48, 64];

/** The allowed steps as alternatives of a regular expression. */
const spacingStepAlternatives = allowedSpacingStepsOf4Px.join("|").replaceAll(".", "\\.");

/** Matches a Tailwind class with a value in square brackets. Brackets before a colon contain a condition, not a value. */
const literalValuePattern = /[a-z]-\[[^\]\s]+\](?!:)/;

/** Matches a Tailwind class for margin, padding or gap whose step is not allowed. */
const disallowedSpacingClassPattern = new RegExp(
  String.raw`(?<!\w-?)(?:[mp][xytbse]?|gap(?:-[xy])?)-(?!(?:${spacingStepAlternatives})(?![\w.]))\d[\d.]*`,
);

const styleSheetPaths = globSync("src/**/*.css").sort();

/**
 * Finds the declarations of a style sheet with a literal value that should be a token or a spacing step.
 * @param path of the sheet, for the lines that are returned
 */
function findLiteralDeclarations(css: string, path: string): string[] {
  const found: string[] = [];
  const gap = (px: number) => allowedSpacingStepsOf4Px.includes(px / 4);
  postcss.parse(css).walkDecls((declaration) => {
    const { prop, value, parent } = declaration;
    const ancestors: string[] = [];
    for (let node: postcss.Node | undefined = parent; node; node = node.parent) {
      if (node.type === "atrule")
        ancestors.push((node as postcss.AtRule).name + (node as postcss.AtRule).params);
    }
    // Tokens and fonts are defined by literal values, and print styles use mm and pt.
    if (prop.startsWith("--") || ancestors.some((name) => /^(theme|page|font-face|mediaprint)/.test(name)))
      return;
    const isLiteral =
      /#[\da-f]{3,}\b|(?:rgb|hsl|oklch|oklab)a?\(/i.test(value) ||
      // What scales with the window or its picture is allowed: it draws the sun and the moon, or letters in a picture.
      (/^(font-size|border-.*radius|box-shadow|letter-spacing)$/.test(prop) &&
        /[1-9]/.test(value.replace(/var\([^)]*\)/g, "")) &&
        value !== "100%" &&
        !/\d(vw|cqw)/.test(value)) ||
      (prop.startsWith("transition") && /\d(ms|s)\b/.test(value)) ||
      (/^(padding|margin|gap|column-gap|row-gap)/.test(prop) &&
        [...value.replace(/calc\(.*\)/, "").matchAll(/(?<![\w.])([\d.]+)px/g)].some(
          ([, px]) => !gap(Number(px)),
        ));
    if (isLiteral) found.push(`${path}:${declaration.source?.start?.line}: ${prop}: ${value}`);
  });
  return found;
}

test("only the strip of integrations and the dots of a chat have endless animations", () => {
  const sheets = readSourceTextsExceptUnitTests(["src"], (path) => path.endsWith(".css"));
  const found = findPatternOccurrences(sheets, [/\binfinite\b|animation-iteration-count: [6-9]/]);
  assert.deepEqual(
    found.map((line) => line.split(":")[0]),
    ["src/home/integration-strip.css", "src/sections/chat.css"],
  );
});

test("components and style sheets have no literal colours, sizes and gaps outside the tokens and spacing steps", () => {
  const texts = readSourceTextsExceptUnitTests(["src"], (path) => path.endsWith(".tsx"));
  assert.ok(texts.size > 50, "the sources were read");
  assert.deepEqual(findPatternOccurrences(texts, [literalValuePattern, disallowedSpacingClassPattern]), []);
  assert.deepEqual(
    styleSheetPaths.flatMap((path) => findLiteralDeclarations(readFileSync(path, "utf8"), path)),
    [],
  );
});
