import { wcagContrast } from "culori";
import postcss from "postcss";
import type { Problem } from "../content/problems.ts";
import { brandSheetPath, darkSchemeMediaQuery, moreContrastMediaQuery, parseColourTokens } from "./tokens.ts";

/**
 * The minimum contrast of texts (WCAG AA), which development, build and `npm run check` require. The sample has 7:1 (AAA),
 * which tests/contrast.test.ts checks.
 */
export const minTextContrast = 4.5;

/** The text colours used on each background: tokens whose contrast the build checks. A new pair belongs here. */
export const textColoursByBackground: Record<string, string[]> = {
  surface: ["ink", "ink-soft", "brand", "brand-strong", "good", "bad"],
  "surface-sunk": ["ink", "ink-soft", "brand", "brand-strong", "good", "bad"],
  "surface-raised": ["ink", "ink-soft", "brand", "brand-strong", "good", "bad"],
  header: ["ink", "brand"],
  "brand-wash": ["ink", "ink-soft", "brand", "brand-strong"],
  "good-wash": ["ink", "ink-soft", "good"],
  "bad-wash": ["ink", "ink-soft", "bad"],
  chat: ["ink", "ink-soft", "brand-strong"],
  "chat-agent": ["ink", "chat-time", "brand-strong"],
  "chat-customer": ["ink", "chat-time"],
  sky: ["ink", "brand", "brand-strong"],
  sand: ["ink", "brand", "brand-strong"],
  night: ["on-night", "on-night-soft", "brand-bright", "alarm"],
  "night-raised": ["on-night", "on-night-soft", "brand-bright"],
  action: ["action-ink"],
  "action-strong": ["action-ink"],
  ink: ["surface"],
  brand: ["surface"],
  "brand-strong": ["surface"],
  "brand-bright": ["night"],
  bad: ["surface"],
  stamp: ["on-night"],
};

/** The text colours on paper (`.paper` in paper.css) in the light colour scheme. */
const textColoursOnPaperInLight = { paper: ["ink", "ink-soft", "brand-strong"] };
/** The text colours on paper in the dark colour scheme, where paper stays light: tokens that are dark there. */
const textColoursOnPaperInDark = { paper: ["surface-sunk", "night-raised", "brand-wash"] };

/** Colours of the borders of controls and of focus rings on each background: they need a contrast of 3:1. */
const controlEdgeColoursByBackground: Record<string, string[]> = {
  surface: ["line-strong", "brand"],
  "surface-sunk": ["line-strong", "brand"],
  "surface-raised": ["line-strong", "brand"],
  "brand-wash": ["line-strong", "brand"],
  chat: ["brand"],
  night: ["on-night", "on-night-soft"],
  "night-raised": ["on-night", "on-night-soft"],
};

/** Colours of hairlines on each background: they need 3:1 only with `prefers-contrast: more`. */
const hairlineColoursByBackground: Record<string, string[]> = {
  surface: ["line"],
  "surface-raised": ["line"],
  night: ["night-line"],
};

const mediaQueriesByScheme: Record<string, string[]> = {
  claro: [],
  oscuro: [darkSchemeMediaQuery],
  "claro con más contraste": [moreContrastMediaQuery],
  "oscuro con más contraste": [darkSchemeMediaQuery, moreContrastMediaQuery],
};

/** Two tokens, one on the other, with too little contrast in a colour scheme; the names are without `--color-`. */
export interface LowContrastPair {
  scheme: string;
  foreground: string;
  background: string;
  /** The two colours as `#rrggbb`. */
  colours: { foreground: string; background: string };
  contrast: number;
  minContrast: number;
}

/**
 * Finds the colour pairs of the site with too little contrast.
 * @param css the text that readTokenSheets returns
 * @param minContrast the minimum contrast of text: 4.5 is WCAG AA, 7 is AAA; borders and focus rings always need 3
 */
export function findLowContrastPairs(css: string, minContrast = minTextContrast): LowContrastPair[] {
  return Object.entries(mediaQueriesByScheme).flatMap(([scheme, mediaFeatures]) => {
    const token = parseColourTokens(css, ...mediaFeatures);
    const isDark = mediaFeatures.includes(darkSchemeMediaQuery);
    const findInTable = (table: Record<string, string[]>, minimum: number) =>
      Object.entries(table).flatMap(([background, foregrounds]) =>
        foregrounds.flatMap((foreground): LowContrastPair[] => {
          const colours = { foreground: token(foreground), background: token(background).slice(0, 7) };
          const contrast = wcagContrast(colours.foreground, colours.background);
          return contrast >= minimum
            ? []
            : [{ scheme, foreground, background, colours, contrast, minContrast: minimum }];
        }),
      );
    return [
      ...findInTable(textColoursByBackground, minContrast),
      ...findInTable(isDark ? textColoursOnPaperInDark : textColoursOnPaperInLight, minContrast),
      ...findInTable(controlEdgeColoursByBackground, 3),
      ...(mediaFeatures.includes(moreContrastMediaQuery) ? findInTable(hairlineColoursByBackground, 3) : []),
    ];
  });
}

/** Describes a pair with too little contrast, at the line of brand.css that sets one of its colours, and what to change. */
export function describeLowContrastPair(pair: LowContrastPair, brandCss: string): Problem {
  const { scheme, foreground, background, colours, contrast, minContrast } = pair;
  const lines = new Map<string, number | undefined>();
  postcss.parse(brandCss).walkDecls(/^--color-./, ({ prop, source }) => {
    lines.set(prop.slice("--color-".length), source?.start?.line);
  });
  const [changed, other, otherColour] = lines.has(foreground)
    ? [foreground, background, colours.background]
    : [background, foreground, colours.foreground];
  const line = lines.get(changed);
  const advice =
    wcagContrast("#fff", otherColour) > wcagContrast("#000", otherColour) ? "más claro" : "más oscuro";
  return {
    file: brandSheetPath,
    ...(line && { line }),
    field: `--color-${changed}`,
    // The contrast is rounded down, because 4.499 must not read as 4.5.
    found: `${Math.floor(contrast * 100) / 100}:1 con --color-${other} (${scheme})`,
    expected: `${minContrast}:1 o más: un tono ${advice}, o quita esa línea`,
  };
}
