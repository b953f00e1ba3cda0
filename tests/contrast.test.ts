import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { differenceCiede2000 } from "culori";
import postcss from "postcss";
import { coloursByBackground, findContrastProblems, minTextContrast } from "../src/brand/contrast.ts";
import {
  brandSheetPath,
  darkSchemeMediaQuery,
  parseColourTokens,
  readTokenSheets,
  writeOutColourTokens,
} from "../src/brand/tokens.ts";
import { requiredContrastLevel } from "./sample.ts";
import { readSourceTextsExceptUnitTests } from "./site-values.ts";

const colourStylesCss = readTokenSheets();

test("the colour pairs of src/brand/contrast.ts have the contrast of WCAG AAA, or of AA with an owner's colours, in every colour scheme", () => {
  const brandCss = readFileSync(brandSheetPath, "utf8");
  assert.deepEqual(findContrastProblems(brandCss, requiredContrastLevel === "AAA" ? 7 : minTextContrast), []);
});

/** Backgrounds without a border (a chat bubble, a note), each with those that it lies on and must differ from. */
const underlyingBackgrounds: Record<string, string[]> = {
  "brand-wash": ["good-wash", "surface", "surface-raised"],
  "good-wash": ["surface-raised"],
  "bad-wash": ["surface", "surface-raised"],
};

/** Lists backgrounds that a visitor could hardly tell from one below: their CIEDE2000 difference is below 3. */
function listSimilarBackgrounds(css: string): string[] {
  return [[], [darkSchemeMediaQuery]].flatMap((mediaFeatures) => {
    const token = parseColourTokens(css, ...mediaFeatures);
    return Object.entries(underlyingBackgrounds).flatMap(([background, others]) =>
      others
        .map((other) => ({ other, difference: differenceCiede2000()(token(background), token(other)) }))
        .filter(({ difference }) => difference < 3)
        .map(
          ({ other, difference }) => `${background} on ${other}${mediaFeatures}: ${difference.toFixed(1)}`,
        ),
    );
  });
}

/** Red, yellow, black, near white, neon, pastel, navy, green, teal, purple, orange, rose and grey. */
const anyColours =
  "#ff0000 #ffd400 #000000 #f5f5f5 #39ff14 #f4c2d7 #0a1f44 #15803d #0f766e #6d28d9 #f97316 #e11d48 #808080".split(
    " ",
  );

for (const brand of anyColours)
  test(`brand ${brand}, with any action colour, gives readable texts and backgrounds that differ`, () => {
    for (const action of anyColours) {
      const brandCss = `@theme { --brand: ${brand}; --action: ${action}; }`;
      const css = readTokenSheets(brandCss);
      assert.doesNotMatch(writeOutColourTokens(css), /--color-[^;]*(NaN|from |--brand)/);
      assert.deepEqual(findContrastProblems(brandCss), [], action);
      assert.deepEqual(listSimilarBackgrounds(css), [], action);
    }
  });

test("with hero: light the opening of / has only colour pairs whose contrast the build checks", () => {
  const [rule = ""] = /\.by-day \{[^}]*\}/.exec(readFileSync("src/brand/base.css", "utf8")) ?? [];
  const tokens = rule.matchAll(/--color-([a-z-]+): var\(--color-([a-z-]+)\)/g);
  const byDay = new Map(Array.from(tokens, ([, name = "", now = ""]) => [name, now]));
  const now = (name: string) => byDay.get(name) ?? name;
  assert.equal(byDay.size, 7);
  for (const background of ["night", "night-raised", "brand-bright"])
    for (const text of coloursByBackground[background]?.texts ?? [])
      assert.ok(
        coloursByBackground[now(background)]?.texts?.includes(now(text)),
        `${now(text)} on ${now(background)}`,
      );
});

/** The names of all colour tokens, without `--color-`. */
const colourTokenNames = new Set(
  [...colourStylesCss.matchAll(/--color-([a-z-]+): /g)].map(([, name]) => name),
);

/**
 * Parses the colour tokens that a class string sets for text and background, by state: `hover:bg-night` gives `hover`,
 * `bg`, `night`.
 */
function parseColourClasses(classes: string): { state: string; kind: "text" | "bg"; token: string }[] {
  return classes.split(/\s+/).flatMap((name) => {
    const [, state = "", kind, token = ""] = /^(?:(\S+):)?(text|bg)-([a-z-]+)$/.exec(name) ?? [];
    return kind && colourTokenNames.has(token) ? [{ state, kind: kind as "text" | "bg", token }] : [];
  });
}

/** Lists the pairs of text and background in each state of an element; a state inherits the colours that it does not set. */
function listColourPairs(classes: string): string[] {
  const set = parseColourClasses(classes);
  const token = (state: string, kind: string) =>
    [state, ""]
      .map((one) => set.find((colour) => colour.state === one && colour.kind === kind)?.token)
      .find(Boolean);
  return [...new Set(set.map(({ state }) => state))].flatMap((state) => {
    const [text, background] = [token(state, "text"), token(state, "bg")];
    return text && background ? [`${text} on ${background}`] : [];
  });
}

/** The pairs whose contrast the build checks, as `text on background`, and each text colour alone. */
const contrastTablePairs = new Set(
  Object.entries(coloursByBackground).flatMap(([background, { texts = [] }]) =>
    texts.flatMap((name) => [`${name} on ${background}`, name]),
  ),
);

test("every pair of text and background colours in src/ is in the table of src/brand/contrast.ts, whose contrast the build checks", () => {
  const parts = readSourceTextsExceptUnitTests(["src"], (path) => path.endsWith(".tsx"));
  assert.ok(parts.size > 50, "the sources were read");
  const set: string[] = [];
  for (const source of parts.values()) {
    const plain = source.matchAll(/"([^"\n]*)"/g);
    const templates = source.replace(/\$\{[^}]*\}/g, "").matchAll(/`([^`]*)`/g);
    for (const [, classes = ""] of [...plain, ...templates]) {
      const textColours = parseColourClasses(classes).filter(({ kind }) => kind === "text");
      set.push(...listColourPairs(classes), ...textColours.map(({ token }) => token));
    }
  }
  for (const sheet of readSourceTextsExceptUnitTests(["src"], (path) => path.endsWith(".css")).values()) {
    postcss.parse(sheet).walkRules((rule) => {
      const token = (prop: string) => {
        const own = rule.nodes.find(
          (node) => node.type === "decl" && node.prop === prop,
        ) as postcss.Declaration;
        return /^var\(--color-([a-z-]+)\)$/.exec(own?.value)?.[1];
      };
      const [text, background] = [token("color"), token("background")];
      if (text) set.push(text);
      if (text && background) set.push(`${text} on ${background}`);
    });
  }
  assert.ok(set.includes("action-ink on action"), "pairs were found");
  assert.deepEqual(
    set.filter((pair) => !contrastTablePairs.has(pair)),
    [],
  );
});
