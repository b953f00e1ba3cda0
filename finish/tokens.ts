import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formatHex, formatHex8, parse, toGamut } from "culori";
import postcss from "postcss";

/** Colours of the site by the name of their token, as six digits: `brand` → `#005c93`. */
export type Tokens = (name: string) => string;

/** The wish, as a media feature, of a visitor whose system is dark. */
export const dark = "(prefers-color-scheme: dark)";

/** The style sheets with tokens: the project's, and the owner's, which is written over it. */
const tokenSheets = ["app/styles/tokens.css", "brand.css"];

/** @returns the text of both, from the project's root or from another folder that has the project */
export const readTokenSheets = (folder = ""): string =>
  tokenSheets.map((path) => readFileSync(join(folder, path), "utf8")).join("\n");

const intoSrgb = toGamut("rgb", "oklch");

/**
 * A colour as six digits, or eight when it lets something through: all that icons, pictures and browsers before 2023
 * can show.
 * @returns undefined where the text is no colour
 */
export function toHexColour(text: string): string | undefined {
  const colour = parse(text);
  if (!colour) return undefined;
  const shown = intoSrgb(colour);
  return shown.alpha === undefined || shown.alpha === 1 ? formatHex(shown) : formatHex8(shown);
}

/**
 * Reads the colours of the style sheet as it is written, where every token still stands, the unused ones too.
 * @param css what readTokenSheets gives
 * @param wishes of the visitor, as media features in the order of the sheet, such as `(prefers-color-scheme: dark)`
 * @returns a function from the token's name without `--color-` to sRGB; it throws where the sheet has no such token or
 *   its value is no colour
 */
export function parseColourTokens(css: string, ...wishes: string[]): Tokens {
  const values = new Map<string, string>();
  const note = (rule: postcss.AtRule) =>
    rule.walkDecls(/^--color-./, ({ prop, value }) => {
      values.set(prop, value);
    });
  const root = postcss.parse(css);
  // Elsewhere a token may be set anew for one place, such as print.
  root.walkAtRules("theme", note);
  for (const wish of wishes) {
    const asked = root.nodes.filter((node) => node.type === "atrule" && node.params.includes(wish));
    if (asked.length === 0)
      throw new Error(`app/styles/tokens.css: found no @media with ${wish}; expected one with tokens`);
    for (const media of asked) note(media as postcss.AtRule);
  }
  const written = (prop: string): string => {
    const value = values.get(prop) ?? "nothing";
    const [, other] = /^var\((--color-[\w-]+)\)$/.exec(value) ?? [];
    return other ? written(other) : value;
  };
  return (name) => {
    const value = written(`--color-${name}`);
    const colour = toHexColour(value);
    if (!colour)
      throw new Error(
        `brand.css: --color-${name}: found ${JSON.stringify(value)}; expected a colour, for example "oklch(0.2 0.037 260)"`,
      );
    return colour;
  };
}
