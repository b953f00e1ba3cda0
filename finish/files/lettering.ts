import { Resvg } from "@resvg/resvg-js";
import satori from "satori";
import subsetFont from "subset-font";
import type { Site } from "../build.ts";
import { fontWeights } from "../font.ts";
import type { Drawing } from "../logo.ts";
import type { Tokens } from "../tokens.ts";

/** As Satori takes it. */
export interface Node {
  type: string;
  props: object;
}

/** A part of a picture, which lays out what is in it. */
export const box = (style: object, ...children: (Node | string)[]): Node => ({
  type: "div",
  props: { style: { display: "flex", ...style }, children },
});

/**
 * The site's font as Satori reads it: neither woff2 nor of variable weight.
 * @param letters that it has to have
 */
export async function stillFont(font: Site["font"], letters: string) {
  const weight = fontWeights.strong;
  const options = { targetFormat: "sfnt" as const, variationAxes: { wght: weight } };
  const data = await subsetFont(font.bytes, letters, options);
  return { name: "site", weight, style: "normal" as const, data };
}

/** The first letter of a name, in the site's font, as a square drawing. */
export async function letterDrawing(name: string, token: Tokens, font: Site["font"]): Promise<Drawing> {
  const letter = [...name.trim()][0]?.toUpperCase() ?? "";
  const fonts = [await stillFont(font, letter)];
  const side = 100;
  const drawn = (color: string) => {
    const style = {
      width: side,
      height: side,
      alignItems: "center",
      justifyContent: "center",
      fontFamily: "site",
      fontSize: 120,
      fontWeight: fontWeights.strong,
      color,
    };
    return satori(box(style, letter) as never, { width: side, height: side, fonts });
  };
  return {
    onLight: await drawn(token("ink")),
    onDark: await drawn(token("on-night")),
    plated: false,
    ratio: 1,
  };
}

/** How wide a name is in the wordmark, in em of its own size. */
export async function nameWidth(name: string, font: Site["font"]): Promise<number> {
  const style = { fontFamily: "site", fontSize: 100, letterSpacing: "-0.02em", whiteSpace: "nowrap" };
  const svg = await satori(box(style, name) as never, {
    width: 100 * (name.length + 1),
    height: 200,
    fonts: [await stillFont(font, name)],
  });
  return (new Resvg(svg).innerBBox()?.width ?? 0) / 100;
}
