import { createFontStack } from "@capsizecss/core";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";
import { fallbackFontName, fontWeights, readFontFile } from "./font.ts";

const printableAscii = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i));

const averageWidthLetters = `${printableAscii}áéíóúñ`;

/** Metrics of Arial, whose widths Roboto and Liberation Sans match, measured by `@capsizecss/unpack` 4. */
const arialMetrics = {
  regular: { bold: "", xWidthAvg: 913 },
  bold: { bold: " Bold", xWidthAvg: 983 },
  metrics: {
    familyName: "Arial",
    capHeight: 1467,
    ascent: 1854,
    descent: -434,
    lineGap: 67,
    unitsPerEm: 2048,
    xHeight: 1062,
    category: "sans-serif",
  },
};

/** Builds `@font-face` rules that give system fonts the metrics of the site's font: text does not move when the font loads. */
async function buildFallbackFontFaceRules(font: Buffer): Promise<string> {
  const buildFontFace = async (weight: number) => {
    const { bold, xWidthAvg } = weight < fontWeights.strong ? arialMetrics.regular : arialMetrics.bold;
    const drawn = await subsetFont(font, averageWidthLetters, {
      targetFormat: "woff2",
      variationAxes: { wght: weight },
    });
    const system = { ...arialMetrics.metrics, xWidthAvg };
    const stack = createFontStack([await fromBuffer(drawn), system], { fontFaceFormat: "styleObject" });
    const { ascentOverride, descentOverride, lineGapOverride, sizeAdjust } =
      stack.fontFaces[0]?.["@font-face"] ?? {};
    const sources = ["Arial", "Roboto", "Liberation Sans"].map((name) => `local("${name}${bold}")`);
    return `@font-face{font-family:"${fallbackFontName}";font-weight:${weight};src:${sources};ascent-override:${ascentOverride};descent-override:${descentOverride};line-gap-override:${lineGapOverride};size-adjust:${sizeAdjust}}`;
  };
  return (await Promise.all(Object.values(fontWeights).map(buildFontFace))).join("");
}

export const fallbackFontRules = await buildFallbackFontFaceRules(readFontFile());
