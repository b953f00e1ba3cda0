import { existsSync, readFileSync } from "node:fs";
import { color, serializeRGB } from "@csstools/css-color-parser";
import { parseComponentValue } from "@csstools/css-parser-algorithms";
import { tokenize } from "@csstools/css-tokenizer";
import { formatHex, formatHex8, parse } from "culori";
import postcss from "postcss";
import { getContentPath } from "../site-content.ts";

/** A function that returns the hex colour of a token by the token's name: `brand` → `#005c93`. */
export type TokenColourLookup = (name: string) => string;

export const darkSchemeMediaQuery = "(prefers-color-scheme: dark)";

export const brandSheetPath = getContentPath("brand.css");

export const readBrandSheet = (): string =>
  existsSync(brandSheetPath) ? readFileSync(brandSheetPath, "utf8").replace(/^\ufeff/, "") : "";

/** @returns the project's tokens and those of an owner's style sheet, which override them */
export const readTokenSheets = (brandCss = readBrandSheet()): string =>
  `${readFileSync("src/brand/tokens.css", "utf8")}\n${brandCss}`;

/**
 * @param text a CSS colour, also one relative to another: `oklch(from #005280 0.2 c h)`
 * @returns it within sRGB as `#rrggbb`, or `#rrggbbaa` if not opaque; undefined if the text is not a colour
 */
export function convertToHexColour(text: string): string | undefined {
  const value = parseComponentValue(tokenize({ css: text.trim() }));
  const found = value && color(value);
  const shown = found && parse(serializeRGB(found).toString());
  if (!shown) return undefined;
  return shown.alpha === undefined || shown.alpha === 1 ? formatHex(shown) : formatHex8(shown);
}

export function collectTokens(
  root: postcss.Root,
  mediaFeatures: readonly string[] = [],
): Map<string, string> {
  const values = new Map<string, string>();
  // Tokens elsewhere apply only in certain cases, such as print.
  for (const feature of ["theme", ...mediaFeatures])
    root.walkAtRules((rule) => {
      if (rule.name === feature || rule.params.includes(feature))
        rule.walkDecls(/^--./, ({ prop, value }) => void values.set(prop, value));
    });
  return values;
}

/** Replaces every `var()` in a value; one without a value, or one that refers to itself, stays. */
export const replaceVariables = (
  value: string,
  values: ReadonlyMap<string, string>,
  seen: string[] = [],
): string =>
  value.replace(/var\((--[\w-]+)\)/g, (text, name) =>
    seen.includes(name) ? text : replaceVariables(values.get(name) ?? text, values, [...seen, name]),
  );

/**
 * Parses all colour tokens (`--color-…`) of style sheets, as a visitor with certain media features sees them.
 * @param css the text that readTokenSheets returns
 * @param mediaFeatures the features of that visitor, such as `(prefers-color-scheme: dark)`; a later one overrides others
 * @returns a function that returns the hex colour of a token by its name; throws for an unknown token or an invalid colour
 */
export function parseColourTokens(css: string, ...mediaFeatures: string[]): TokenColourLookup {
  // Parsed at the first look-up, when the check has reported a brand.css that is not CSS.
  let values: Map<string, string> | undefined;
  const colours = new Map<string, string>();
  return (name) => {
    const known = colours.get(name);
    if (known) return known;
    values ??= collectTokens(postcss.parse(css), mediaFeatures);
    const value = replaceVariables(`var(--color-${name})`, values);
    const colour = convertToHexColour(value);
    if (!colour) throw new Error(`${brandSheetPath}: --color-${name}: encontré ${value}; se espera un color`);
    colours.set(name, colour);
    return colour;
  };
}

/**
 * Computes the relative colours among the tokens of style sheets, so that pages, icons and share images have the same colours
 * and browsers need not know relative ones. Tokens that refer to another token stay: it may differ by scheme.
 */
export function writeOutColourTokens(css: string): string {
  const root = postcss.parse(css);
  const values = collectTokens(root);
  root.walkDecls(/^--color-\w/, (decl) => {
    if (!decl.value.includes("var(") || decl.value.includes("var(--color-")) return;
    decl.value = convertToHexColour(replaceVariables(decl.value, values)) ?? decl.value;
  });
  return root.toString();
}

const tokenSheets = readTokenSheets();

/** The colours of this site in the light and in the dark scheme, by the names of their tokens. */
export const siteColours: Record<"light" | "dark", TokenColourLookup> = {
  light: parseColourTokens(tokenSheets),
  dark: parseColourTokens(tokenSheets, darkSchemeMediaQuery),
};
