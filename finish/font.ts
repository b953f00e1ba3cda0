import { createFontStack } from "@capsizecss/core";
import { fromBuffer } from "@capsizecss/unpack";
import postcss from "postcss";

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
  const font = await fromBuffer(read(href));
  const stack = createFontStack([font, ARIAL], { fontFaceFormat: "styleObject" });
  const metrics = stack.fontFaces[0]?.["@font-face"];
  if (!metrics) throw new Error(`no fallback metrics could be computed for ${href}`);
  const { ascentOverride, descentOverride, lineGapOverride, sizeAdjust } = metrics;
  const overrides = Object.entries({
    "ascent-override": ascentOverride,
    "descent-override": descentOverride,
    "line-gap-override": lineGapOverride,
    "size-adjust": sizeAdjust,
  })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}:${value}`)
    .join(";");
  return {
    href,
    fallback: `@font-face{font-family:"${fallbackName}";src:local("Arial"),local("Roboto"),local("Helvetica"),local("Liberation Sans");${overrides}}`,
  };
}

/** Metrics of Arial, the system font that Roboto, Helvetica and Liberation Sans were drawn to match in width. */
const ARIAL = {
  familyName: "Arial",
  capHeight: 1467,
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  unitsPerEm: 2048,
  xHeight: 1062,
  xWidthAvg: 904,
  category: "sans-serif",
};
