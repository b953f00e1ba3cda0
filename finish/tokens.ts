import { formatHex, parse, toGamut } from "culori";
import postcss from "postcss";

/** Colours of the site by the name of their token, as six digits: `brand` → `#005c93`. */
export type Tokens = (name: string) => string;

const intoSrgb = toGamut("rgb", "oklch");

/**
 * Reads the colours of the style sheet as it is written, where every token still stands, the unused ones too.
 * @param css text of app/app.css
 * @returns a function from the token's name without `--color-` to sRGB, which is all that icons and pictures can
 *   show; it throws where the sheet has no such token or its value is no colour
 */
export function colourTokens(css: string): Tokens {
  const values = new Map<string, string>();
  // Outside of @theme a token may be set anew for one place, such as print.
  postcss.parse(css).walkAtRules("theme", (theme) => {
    theme.walkDecls(/^--color-./, ({ prop, value }) => {
      values.set(prop.slice("--color-".length), value);
    });
  });
  return (name) => {
    const colour = parse(values.get(name) ?? "");
    if (!colour)
      throw new Error(
        `app/app.css: --color-${name}: found ${JSON.stringify(values.get(name) ?? "nothing")}; expected a colour, for example "oklch(0.2 0.037 260)"`,
      );
    return formatHex(intoSrgb(colour));
  };
}
