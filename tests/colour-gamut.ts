import { inGamut, parse } from "culori";
import postcss from "postcss";

/** Finds the colour tokens of a style sheet whose values are outside of sRGB, one line each. */
export function findColourTokensOutsideSrgb(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkDecls(/^--color-/, ({ prop, value }) => {
    const colour = parse(value);
    if (colour && !inGamut("rgb")(colour)) found.push(`${prop}: ${value}`);
  });
  return found;
}
