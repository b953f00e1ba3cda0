import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { createFontStack } from "@capsizecss/core";
import { fromBuffer } from "@capsizecss/unpack";
import postcss from "postcss";
import subsetFont from "subset-font";

const packaged = import.meta.resolve(
  "@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2",
);

const printableAscii = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i));

/** What Spanish and Portuguese are written with, for names and places that an owner will write yet. */
const latinAmerican = "áéíóúüñÁÉÍÓÚÜÑ¿¡ªºãõâêôàçÃÕÂÊÔÀÇ«»“”‘’–—…·•°§©®%×€−→←\u00a0";

/**
 * What shapes text by itself, and the figures of one width that tables and clocks ask for. The rest of the font's
 * features, fractions above all, would bring a tenth more of letters that nothing on the site asks for.
 */
const features = ["kern", "liga", "calt", "ccmp", "locl", "rvrn", "tnum"];

/**
 * Writes the font with the letters of the site and no others: with the headers of its answer it fits into what a
 * server may send at once, and arrives a round trip earlier. A letter that it lacks is set in the fallback.
 * @param target path of the woff2 file to write, which app.css names
 */
export async function writeSiteFont(target: string): Promise<void> {
  const sources = ["site.config.ts", ...globSync("app/**/*.{ts,tsx}")].map((path) =>
    readFileSync(path, "utf8"),
  );
  const alphabet = [...new Set([...printableAscii, ...latinAmerican, ...sources.join("")])].sort().join("");
  const whole = readFileSync(fileURLToPath(packaged));
  mkdirSync(dirname(target), { recursive: true });
  // Not written in place: the types of subset-font, of 2.3, do not know of keepFeatures.
  const options = { targetFormat: "woff2" as const, keepFeatures: features };
  writeFileSync(target, await subsetFont(whole, alphabet, options));
}

export interface SiteFont {
  /** Address of the font's file. */
  href: string;
  /** `@font-face` rules for system fonts stretched to the same metrics, so that text keeps its place. */
  fallback: string;
}

/**
 * Finds the one font of the style sheet and matches system fonts to it.
 * @param css the whole sheet; its font-face names a woff2 file of the build, its `--font-sans` names
 *   the fallback family right after the font
 * @param read returns the file at an address
 * @throws Error when the sheet does not have exactly one font face, or no fallback family
 */
export async function siteFont(css: string, read: (address: string) => Buffer): Promise<SiteFont> {
  const faces: string[] = [];
  const root = postcss.parse(css);
  root.walkAtRules("font-face", (rule) => {
    faces.push(rule.toString());
  });
  const href = faces[0]?.match(/url\(["']?([^"')]+\.woff2)/)?.[1];
  if (faces.length !== 1 || !href)
    throw new Error(`app.css must have one @font-face with a woff2 file, found ${faces.length}`);
  const fallbackName = css.match(/--font-sans:\s*[^,]+,\s*["']?([^,"';}]+)/)?.[1];
  if (!fallbackName) throw new Error("app.css: --font-sans must name a fallback family after the font");
  const file = read(href);
  const faceOf = async (weight: number) => {
    const { bold, xWidthAvg } = weight < 600 ? arial.regular : arial.bold;
    const drawn = await subsetFont(file, frequentLetters, {
      targetFormat: "woff2",
      variationAxes: { wght: weight },
    });
    const system = { ...arial.metrics, xWidthAvg };
    const stack = createFontStack([await fromBuffer(drawn), system], { fontFaceFormat: "styleObject" });
    const { ascentOverride, descentOverride, lineGapOverride, sizeAdjust } =
      stack.fontFaces[0]?.["@font-face"] ?? {};
    if (!ascentOverride || !descentOverride || !lineGapOverride || !sizeAdjust)
      throw new Error(`no fallback metrics could be computed for ${href}`);
    const sources = ["Arial", "Roboto", "Liberation Sans"].map((name) => `local("${name}${bold}")`);
    return `@font-face{font-family:"${fallbackName}";font-weight:${weight};src:${sources};ascent-override:${ascentOverride};descent-override:${descentOverride};line-gap-override:${lineGapOverride};size-adjust:${sizeAdjust}}`;
  };
  return { href, fallback: (await Promise.all([400, 500, 600, 700].map(faceOf))).join("") };
}

/** What the average width of a letter is taken from; the measures below count the same letters. */
const frequentLetters = `${printableAscii.join("")}áéíóúñ`;

/**
 * Of Arial, the system font that Roboto and Liberation Sans were drawn to match in width; widths as
 * `@capsizecss/unpack` 4 measures them in Liberation Sans.
 */
const arial = {
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
