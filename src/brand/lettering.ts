import satori from "satori";
import subsetFont from "subset-font";
import { fontWeights } from "./font.ts";
import type { LogoDrawing } from "./logo.ts";
import { createFlexBox } from "./satori-node.ts";
import type { TokenColourLookup } from "./tokens.ts";

/** Subsets the font (woff2) to its strong weight for Satori, which reads neither woff2 nor variable weights. */
export async function createStaticStrongFontSubset(font: Buffer, letters: string) {
  const weight = fontWeights.strong;
  const options = { targetFormat: "sfnt" as const, variationAxes: { wght: weight } };
  const data = await subsetFont(font, letters, options);
  return { name: "site", weight, style: "normal" as const, data };
}

/** Draws the first letter of a name as a square SVG, in the text colours for light and for dark backgrounds. */
export async function drawFirstLetter(
  name: string,
  token: TokenColourLookup,
  font: Buffer,
): Promise<LogoDrawing> {
  const letter = [...name.trim()][0]?.toUpperCase() ?? "";
  const fonts = [await createStaticStrongFontSubset(font, letter)];
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
    return satori(createFlexBox(style, letter), { width: side, height: side, fonts });
  };
  return {
    onLight: await drawn(token("ink")),
    onDark: await drawn(token("on-night")),
    needsLightPlate: false,
    aspectRatio: 1,
  };
}
