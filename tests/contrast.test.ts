import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { wcagContrast } from "culori";
import postcss from "postcss";
import {
  findLowContrastPairs,
  formatLowContrastPair,
  minTextContrast,
  textColoursByBackground as texts,
} from "../src/brand/contrast.ts";
import { parseColourTokens, readTokenSheets } from "../src/brand/tokens.ts";
import { findColourTokensOutsideSrgb } from "./colour-gamut.ts";
import { requiredContrastLevel } from "./sample.ts";
import { readSourceTextsExceptUnitTests } from "./site-values.ts";

/** The style sheets that define colours or replace them: the design tokens, the owner's brand.css and base.css. */
const colourStylesCss = `${readTokenSheets()}${readFileSync("src/brand/base.css", "utf8")}`;

test("the colour pairs of src/brand/contrast.ts have the contrast of WCAG AAA, or of AA with an owner's colours, in every colour scheme", () => {
  const low = findLowContrastPairs(colourStylesCss, requiredContrastLevel === "AAA" ? 7 : minTextContrast);
  const lines = low.map((pair) => formatLowContrastPair(pair));
  assert.deepEqual(lines, []);
});

test("with hero: light the opening of / has only colour pairs whose contrast the build checks", () => {
  const [rule = ""] = /\.by-day \{[^}]*\}/.exec(readFileSync("src/brand/base.css", "utf8")) ?? [];
  const tokens = rule.matchAll(/--color-([a-z-]+): var\(--color-([a-z-]+)\)/g);
  const byDay = new Map(Array.from(tokens, ([, name = "", now = ""]) => [name, now]));
  const now = (name: string) => byDay.get(name) ?? name;
  assert.equal(byDay.size, 7);
  for (const background of ["night", "night-raised", "brand-bright"])
    for (const text of texts[background] ?? [])
      assert.ok(texts[now(background)]?.includes(now(text)), `${now(text)} on ${now(background)}`);
});

test("a colour pair with low contrast is reported with a colour that passes", () => {
  const paleSheet = colourStylesCss.replaceAll(/(--color-action-ink: )[^;]+/g, "$1#fff");
  const faint = findLowContrastPairs(paleSheet, 4.5);
  assert.deepEqual(
    faint.map(({ scheme, foreground, background }) => `${scheme}: ${foreground} on ${background}`),
    ["light", "dark", "light with more contrast", "dark with more contrast"].flatMap((scheme) =>
      ["action", "action-strong"].map((background) => `${scheme}: action-ink on ${background}`),
    ),
  );
  const [first] = faint;
  const action = parseColourTokens(colourStylesCss)("action");
  assert.ok(first?.suggestedColour && wcagContrast(first.suggestedColour, action) >= 4.5);
  assert.match(
    formatLowContrastPair(first),
    /^brand\.css: --color-action-ink: encontré [\d.]+:1 sobre --color-action \(claro\); se espera 4\.5:1 o más, por ejemplo oklch/,
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
  Object.entries(texts).flatMap(([background, names]) =>
    names.flatMap((name) => [`${name} on ${background}`, name]),
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

test("every colour token is in the sRGB gamut", () => {
  assert.deepEqual(findColourTokensOutsideSrgb(colourStylesCss), []);
});
