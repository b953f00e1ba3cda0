import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formatHex, formatHex8, parse, toGamut } from "culori";
import postcss from "postcss";

/** A function that returns the hex colour of a token by the token's name: `brand` → `#005c93`. */
export type TokenColourLookup = (name: string) => string;

export const darkSchemeMediaQuery = "(prefers-color-scheme: dark)";

/** Paths of the style sheets with tokens: the project's, and the owner's, which overrides the project's. */
const tokenSheetPaths = ["src/brand/tokens.css", "brand.css"];

/** @returns the text of tokens.css and brand.css, read from a project folder (the current one by default) */
export const readTokenSheets = (folder = ""): string =>
  tokenSheetPaths.map((path) => readFileSync(join(folder, path), "utf8")).join("\n");

const mapToSrgb = toGamut("rgb", "oklch");

/** Converts a CSS colour to `#rrggbb`, or `#rrggbbaa` if it is not opaque; undefined if the text is not a colour. */
export function convertToHexColour(text: string): string | undefined {
  const colour = parse(text);
  if (!colour) return undefined;
  const shown = mapToSrgb(colour);
  return shown.alpha === undefined || shown.alpha === 1 ? formatHex(shown) : formatHex8(shown);
}

/**
 * Parses all colour tokens (`--color-…`) of style sheets, as a visitor with certain media features sees them.
 * @param css the text that readTokenSheets returns
 * @param mediaFeatures the features of that visitor, such as `(prefers-color-scheme: dark)`; a later one overrides others
 * @returns a function that returns the hex colour of a token by its name; throws for an unknown token or an invalid colour
 * @throws Error when no @media of the sheets has one of the features
 */
export function parseColourTokens(css: string, ...mediaFeatures: string[]): TokenColourLookup {
  const values = new Map<string, string>();
  const collect = (rule: postcss.AtRule) =>
    rule.walkDecls(/^--color-./, ({ prop, value }) => {
      values.set(prop, value);
    });
  const root = postcss.parse(css);
  // Tokens outside `@theme` apply only in certain cases, such as print.
  root.walkAtRules("theme", collect);
  for (const feature of mediaFeatures) {
    const mediaRules = root.nodes.filter((node) => node.type === "atrule" && node.params.includes(feature));
    if (mediaRules.length === 0)
      throw new Error(`src/brand/tokens.css: found no @media with ${feature}; expected one with tokens`);
    for (const media of mediaRules) collect(media as postcss.AtRule);
  }
  const resolveValue = (prop: string): string => {
    const value = values.get(prop) ?? "nothing";
    const [, other] = /^var\((--color-[\w-]+)\)$/.exec(value) ?? [];
    return other ? resolveValue(other) : value;
  };
  return (name) => {
    const value = resolveValue(`--color-${name}`);
    const colour = convertToHexColour(value);
    if (!colour)
      throw new Error(
        `brand.css: --color-${name}: found ${JSON.stringify(value)}; expected a colour, for example "oklch(0.2 0.037 260)"`,
      );
    return colour;
  };
}

const tokenSheets = readTokenSheets();

/** The colours of this site in the light and in the dark scheme, by the names of their tokens. */
export const siteColours: Record<"light" | "dark", TokenColourLookup> = {
  light: parseColourTokens(tokenSheets),
  dark: parseColourTokens(tokenSheets, darkSchemeMediaQuery),
};
