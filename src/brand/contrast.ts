import { wcagContrast } from "culori";
import postcss from "postcss";
import type { Problem } from "../content/problems.ts";
import {
  brandSheetPath,
  darkSchemeMediaQuery,
  moreContrastMediaQuery,
  parseColourTokens,
  readTokenSheets,
} from "./tokens.ts";

/**
 * The minimum contrast of texts (WCAG AA), which development, build and `npm run check` require. The sample has 7:1 (AAA),
 * which tests/contrast.test.ts checks.
 */
export const minTextContrast = 4.5;

const [allTexts, edges] = [
  ["ink", "ink-soft", "brand", "brand-strong", "good", "bad"],
  ["line-strong", "brand"],
];

/**
 * The colours on each background, whose contrast the build checks: texts; borders of controls and focus rings, which need 3:1;
 * hairlines, which need it only with `prefers-contrast: more`. A new pair belongs here.
 */
export const coloursByBackground: Record<
  string,
  { texts?: string[]; edges?: string[]; hairlines?: string[] }
> = {
  surface: { texts: allTexts, edges, hairlines: ["line"] },
  "surface-sunk": { texts: allTexts, edges },
  "surface-raised": { texts: allTexts, edges, hairlines: ["line"] },
  "brand-wash": { texts: ["ink", "ink-soft", "brand", "brand-strong"], edges },
  "good-wash": { texts: ["ink", "ink-soft", "good"] },
  "bad-wash": { texts: ["ink", "ink-soft", "bad"] },
  chat: { texts: ["ink", "ink-soft", "brand-strong"], edges: ["brand"] },
  "chat-agent": { texts: ["ink", "chat-time", "brand-strong"] },
  "chat-customer": { texts: ["ink", "chat-time"] },
  sky: { texts: ["ink", "brand", "brand-strong"] },
  sand: { texts: ["ink", "brand", "brand-strong"] },
  night: {
    texts: ["on-night", "on-night-soft", "brand-bright", "alarm"],
    edges: ["on-night", "on-night-soft"],
    hairlines: ["night-line"],
  },
  "night-raised": {
    texts: ["on-night", "on-night-soft", "brand-bright"],
    edges: ["on-night", "on-night-soft"],
  },
  action: { texts: ["action-ink"] },
  "action-strong": { texts: ["action-ink"] },
  ink: { texts: ["surface"] },
  brand: { texts: ["surface"] },
  "brand-strong": { texts: ["surface"] },
  "brand-bright": { texts: ["night"] },
  bad: { texts: ["surface"] },
  stamp: { texts: ["on-night"] },
};

/** The texts on paper (`.paper` in paper.css), which stays light in the dark scheme: tokens that are dark there. */
const textsOnPaper = {
  light: ["ink", "ink-soft", "brand-strong"],
  dark: ["surface-sunk", "night-raised", "brand-wash"],
};

const mediaFeaturesByScheme: Record<string, string[]> = {
  claro: [],
  oscuro: [darkSchemeMediaQuery],
  "claro con más contraste": [moreContrastMediaQuery],
  "oscuro con más contraste": [darkSchemeMediaQuery, moreContrastMediaQuery],
};

/** @returns the lines of brand.css that set colours, by the name of the token */
function findTokenLines(brandCss: string): Map<string, number | undefined> {
  const lines = new Map<string, number | undefined>();
  postcss.parse(brandCss).walkDecls(/^--color-./, ({ prop, source }) => {
    lines.set(prop.slice("--color-".length), source?.start?.line);
  });
  return lines;
}

/**
 * Finds the worst pair of each colour among those with too little contrast, with the line of brand.css that causes it.
 * @param brandCss the text of the owner's brand.css
 * @param minContrastOfTexts 4.5 is WCAG AA, 7 is AAA
 */
export function findContrastProblems(brandCss: string, minContrastOfTexts = minTextContrast): Problem[] {
  const lines = findTokenLines(brandCss);
  const css = readTokenSheets(brandCss);
  const found: { contrast: number; problem: Problem }[] = [];
  for (const [scheme, mediaFeatures] of Object.entries(mediaFeaturesByScheme)) {
    const token = parseColourTokens(css, ...mediaFeatures);
    const check = (foreground: string, background: string, minimum: number) => {
      const [over, under] = [token(foreground), token(background).slice(0, 7)];
      const contrast = wcagContrast(over, under);
      if (contrast >= minimum) return;
      const isForegrounds = lines.has(foreground);
      const [changed, other] = isForegrounds ? [foreground, background] : [background, foreground];
      const otherColour = isForegrounds ? under : over;
      const isLighter = wcagContrast("#fff", otherColour) > wcagContrast("#000", otherColour);
      const problem = {
        file: brandSheetPath,
        line: lines.get(changed),
        field: `--color-${changed}`,
        // The contrast is rounded down, because 4.499 must not read as 4.5.
        found: `${Math.floor(contrast * 100) / 100}:1 con --color-${other} (${scheme})`,
        expected: `${minimum}:1 o más: un tono más ${isLighter ? "claro" : "oscuro"}, o quita esa línea`,
      };
      found.push({ contrast, problem });
    };
    const isDark = mediaFeatures.includes(darkSchemeMediaQuery);
    for (const name of textsOnPaper[isDark ? "dark" : "light"]) check(name, "paper", minContrastOfTexts);
    for (const [background, { texts = [], edges = [], hairlines = [] }] of Object.entries(
      coloursByBackground,
    )) {
      for (const name of texts) check(name, background, minContrastOfTexts);
      for (const name of edges) check(name, background, 3);
      if (mediaFeatures.includes(moreContrastMediaQuery))
        for (const name of hairlines) check(name, background, 3);
    }
  }
  found.sort((one, other) => other.contrast - one.contrast);
  const worstByColour = [...new Map(found.map(({ problem }) => [problem.field, problem])).values()];
  // A token that refers to one of the owner's fails with it.
  const own = worstByColour.filter(({ line }) => line !== undefined);
  return own.length > 0 ? own : worstByColour;
}
