import { converter, differenceCiede2000, formatCss, inGamut, type Oklch, wcagContrast } from "culori";
import { formatProblem, type Problem } from "../content/problems.ts";
import {
  convertToHexColour,
  darkSchemeMediaQuery,
  parseColourTokens,
  type TokenColourLookup,
} from "./tokens.ts";

/**
 * The minimum contrast of texts (WCAG AA): setup, development, the build and `npm run check` require it. The sample has
 * 7:1 (AAA), which tests/contrast.test.ts checks.
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

/** Backgrounds without a border (a chat bubble, a note), each with those that it lies on and must differ from. */
const underlyingBackgrounds: Record<string, string[]> = {
  "brand-wash": ["good-wash", "surface", "surface-raised"],
  "good-wash": ["surface-raised"],
  "bad-wash": ["surface", "surface-raised"],
};

/** The minimum difference of a background from those below it, by CIEDE2000; 2 is about the smallest visible difference. */
const minBackgroundDifference = 4;

const moreContrastMediaQuery = "(prefers-contrast: more)";

const mediaQueriesByScheme: Record<string, string[]> = {
  light: [],
  dark: [darkSchemeMediaQuery],
  "light with more contrast": [moreContrastMediaQuery],
  "dark with more contrast": [darkSchemeMediaQuery, moreContrastMediaQuery],
};

/** Two colours of the site, one on the other, with too little contrast in a colour scheme. */
export interface LowContrastPair {
  scheme: string;
  /** The names of two tokens, without `--color-`: that of a text, border or focus ring, and that of its background. */
  foreground: string;
  background: string;
  contrast: number;
  minContrast: number;
  /** The nearest foreground colour that passes; undefined if no lightness passes. */
  suggestedColour: string | undefined;
}

const convertToOklch = converter("oklch");

/** Formats a colour as CSS `oklch()`, with its chroma reduced until the colour is in sRGB. */
export function formatOklchWithinSrgb(colour: Oklch): string {
  const round = (value: number, digits: number) => Number(value.toFixed(digits));
  const { l, h = 0, alpha } = colour;
  const at = (c: number): Oklch => ({
    mode: "oklch",
    l: round(Math.min(1, Math.max(0, l)), 3),
    c: round(Math.max(0, c), 3),
    h: round(((h % 360) + 360) % 360, 0),
    ...(alpha !== undefined && { alpha }),
  });
  let { c } = colour;
  while (c > 0 && !inGamut("rgb")(at(c))) c -= 0.001;
  return formatCss(at(c)) as string;
}

/**
 * Finds the colour of the same hue with the smallest change of lightness that passes a test.
 * @param text any CSS colour
 * @param passes a function that tests a candidate, given as `#rrggbb`
 * @returns the colour as CSS `oklch()`; undefined when no lightness passes or the text is no colour
 */
export function findNearestPassingColour(
  text: string,
  passes: (candidate: string) => boolean,
): string | undefined {
  const start = convertToOklch(text);
  if (!start) return undefined;
  for (let step = 0; step <= 500; step++) {
    for (const l of [start.l - step * 0.002, start.l + step * 0.002]) {
      const candidate = formatOklchWithinSrgb({ ...start, l });
      // The test gets the rounded sRGB digits, because their contrast differs from that of oklch() by about 0.01.
      if (l >= 0 && l <= 1 && passes(convertToHexColour(candidate) as string)) return candidate;
    }
  }
  return undefined;
}

/**
 * Finds the colour pairs of the site with too little contrast.
 * @param css the text that readTokenSheets returns
 * @param minContrast the minimum contrast of text: 4.5 is WCAG AA, 7 is AAA; borders and focus rings always need 3
 */
export function findLowContrastPairs(css: string, minContrast: number): LowContrastPair[] {
  return Object.entries(mediaQueriesByScheme).flatMap(([scheme, mediaFeatures]) => {
    const token = parseColourTokens(css, ...mediaFeatures);
    const findInTable = (table: Record<string, string[]>, minimum: number) =>
      Object.entries(table).flatMap(([background, foregrounds]) =>
        foregrounds.flatMap((foreground): LowContrastPair[] => {
          const colour = token(background).slice(0, 7);
          const contrast = wcagContrast(token(foreground), colour);
          if (contrast >= minimum) return [];
          const suggestedColour = findNearestPassingColour(
            token(foreground),
            (candidate) => wcagContrast(candidate, colour) >= minimum,
          );
          return [{ scheme, foreground, background, contrast, minContrast: minimum, suggestedColour }];
        }),
      );
    return [
      ...findInTable(textColoursByBackground, minContrast),
      ...findInTable(
        mediaFeatures.includes(darkSchemeMediaQuery) ? textColoursOnPaperInDark : textColoursOnPaperInLight,
        minContrast,
      ),
      ...findInTable(controlEdgeColoursByBackground, 3),
      ...(mediaFeatures.includes(moreContrastMediaQuery) ? findInTable(hairlineColoursByBackground, 3) : []),
    ];
  });
}

const spanishSchemeNames: Record<string, string> = {
  light: "claro",
  dark: "oscuro",
  "light with more contrast": "claro con más contraste",
  "dark with more contrast": "oscuro con más contraste",
};

/** @returns one line: the colour pair, its contrast, the minimum, and a foreground colour that passes if there is one */
export function formatLowContrastPair({
  scheme,
  foreground,
  background,
  contrast,
  minContrast,
  suggestedColour,
}: LowContrastPair): string {
  // The contrast is rounded down, because 4.499 must not read as 4.5.
  const found = Math.floor(contrast * 100) / 100;
  const problem: Problem = {
    file: "brand.css",
    field: `--color-${foreground}`,
    found: `${found}:1 sobre --color-${background} (${spanishSchemeNames[scheme]})`,
    expected: `${minContrast}:1 o más${suggestedColour ? `, por ejemplo ${suggestedColour}` : "; ninguna claridad de ese tono alcanza"}`,
  };
  return formatProblem(problem);
}

/** A background that is hard to tell from the one below it. */
export interface SimilarBackground {
  scheme: "light" | "dark";
  /** The names of the tokens of the background and of the one below, without `--color-`. */
  background: string;
  underlying: string;
  difference: number;
  /** The nearest colour for the background that differs enough; undefined if there is none. */
  suggestedColour: string | undefined;
}

const measureColourDifference = differenceCiede2000();

/** Finds backgrounds that a visitor could hardly tell from one below; each is returned with the most similar one below. */
export function findSimilarBackgrounds(
  schemes: Record<SimilarBackground["scheme"], TokenColourLookup>,
): SimilarBackground[] {
  return Object.entries(schemes).flatMap(([scheme, token]) =>
    Object.entries(underlyingBackgrounds).flatMap(([background, others]): SimilarBackground[] => {
      const from = (colour: string) =>
        others
          .map((underlying) => ({
            underlying,
            difference: measureColourDifference(colour, token(underlying)),
          }))
          .reduce((one, other) => (other.difference < one.difference ? other : one));
      const closest = from(token(background));
      if (closest.difference >= minBackgroundDifference) return [];
      const suggestedColour = findNearestPassingColour(
        token(background),
        (one) => from(one).difference >= minBackgroundDifference,
      );
      return [{ scheme: scheme as SimilarBackground["scheme"], background, ...closest, suggestedColour }];
    }),
  );
}

/** @returns one line: the two backgrounds, their difference, the minimum, and a colour that differs enough if there is one */
export function formatSimilarBackground({
  scheme,
  background,
  underlying,
  difference,
  suggestedColour,
}: SimilarBackground): string {
  const shownDifference = difference.toFixed(1);
  const problem: Problem = {
    file: "brand.css",
    field: `--color-${background}`,
    found: `una diferencia de ${shownDifference} con --color-${underlying} (${spanishSchemeNames[scheme]}), así que uno se pierde sobre el otro`,
    expected: `${minBackgroundDifference} o más (CIEDE2000)${suggestedColour ? `, por ejemplo ${suggestedColour}` : ""}`,
  };
  return formatProblem(problem);
}
