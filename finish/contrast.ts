import { converter, differenceCiede2000, formatCss, inGamut, type Oklch, wcagContrast } from "culori";
import { formatProblem, type Problem } from "../prepare/content/problems.ts";
import { dark, parseColourTokens, type Tokens, toHexColour } from "./tokens.ts";

/** Text colours used on each background: WCAG AA. A part that needs another pair adds it here. */
export const textColoursByBackground: Record<string, string[]> = {
  surface: ["ink", "ink-soft", "brand", "brand-strong", "good", "bad"],
  "surface-sunk": ["ink", "ink-soft", "brand", "brand-strong", "good", "bad"],
  "surface-raised": ["ink", "ink-soft", "brand", "brand-strong", "good", "bad"],
  header: ["ink", "brand"],
  "brand-wash": ["ink", "ink-soft", "brand", "brand-strong"],
  "good-wash": ["ink", "ink-soft", "good"],
  "bad-wash": ["ink", "ink-soft", "bad"],
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

/** Paper stays light in the dark scheme, with dark text (`.paper` in risk-sheet.css). */
const onPaper = { paper: ["ink", "ink-soft", "brand-strong"] };
const onPaperByNight = { paper: ["surface-sunk", "night-raised", "brand-wash"] };

/** Edges of controls and focus rings: 3:1. */
const edges: Record<string, string[]> = {
  surface: ["line-strong", "brand"],
  "surface-sunk": ["line-strong", "brand"],
  "surface-raised": ["line-strong", "brand"],
  "brand-wash": ["line-strong", "brand"],
  night: ["on-night", "on-night-soft"],
  "night-raised": ["on-night", "on-night-soft"],
};

/** Hairlines: 3:1 with `prefers-contrast: more`. */
const hairlines: Record<string, string[]> = {
  surface: ["line"],
  "surface-raised": ["line"],
  night: ["night-line"],
};

/** Backgrounds without a border, and what they stand on: a chat bubble, a note. */
const apart: Record<string, string[]> = {
  "brand-wash": ["good-wash", "surface", "surface-raised"],
  "good-wash": ["surface-raised"],
  "bad-wash": ["surface", "surface-raised"],
};

/** CIEDE2000; 2 is about the smallest visible difference. */
const leastApart = 4;

const more = "(prefers-contrast: more)";

/** Media features by scheme. */
const schemes: Record<string, string[]> = {
  light: [],
  dark: [dark],
  "light with more contrast": [more],
  "dark with more contrast": [dark, more],
};

/** Two colours with too little contrast. */
export interface LowContrastPair {
  scheme: string;
  /** Tokens, without `--color-`. */
  text: string;
  ground: string;
  ratio: number;
  least: number;
  /** The colour closest to the text's own that passes; undefined where no lightness does. */
  nearest: string | undefined;
}

const intoOklch = converter("oklch");

/** @returns the colour as it is formatColour in the style sheet, with so little chroma that every screen has it */
export function formatColour(colour: Oklch): string {
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
 * The colour of the same hue that a ground lets be read, with as little change of lightness as will do.
 * @param text any colour that CSS knows
 * @param holds whether a candidate, as six digits, is good enough
 * @returns CSS; undefined where no lightness holds
 */
export function findNearestColour(text: string, holds: (candidate: string) => boolean): string | undefined {
  const start = intoOklch(text);
  if (!start) return undefined;
  for (let step = 0; step <= 500; step++) {
    for (const l of [start.l - step * 0.002, start.l + step * 0.002]) {
      const candidate = formatColour({ ...start, l });
      // Held to the digits that browsers are given: between them and the colour as formatColour lies a hundredth.
      if (l >= 0 && l <= 1 && holds(toHexColour(candidate) as string)) return candidate;
    }
  }
  return undefined;
}

/**
 * The pairs of colours that the site uses and a visitor could not read, or not see.
 * @param css what readTokenSheets gives
 * @param least contrast of text by WCAG: 4.5 is AA, 7 is AAA; what is seen and not read needs 3 in both
 */
export function findLowContrastPairs(css: string, least: number): LowContrastPair[] {
  return Object.entries(schemes).flatMap(([scheme, wishes]) => {
    const token = parseColourTokens(css, ...wishes);
    const faint = (table: Record<string, string[]>, asked: number) =>
      Object.entries(table).flatMap(([ground, texts]) =>
        texts.flatMap((text): LowContrastPair[] => {
          const under = token(ground).slice(0, 7);
          const ratio = wcagContrast(token(text), under);
          if (ratio >= asked) return [];
          const nearest = findNearestColour(
            token(text),
            (candidate) => wcagContrast(candidate, under) >= asked,
          );
          return [{ scheme, text, ground, ratio, least: asked, nearest }];
        }),
      );
    return [
      ...faint(textColoursByBackground, least),
      ...faint(wishes.includes(dark) ? onPaperByNight : onPaper, least),
      ...faint(edges, 3),
      ...(wishes.includes(more) ? faint(hairlines, 3) : []),
    ];
  });
}

const inSpanish: Record<string, string> = {
  light: "claro",
  dark: "oscuro",
  "light with more contrast": "claro con más contraste",
  "dark with more contrast": "oscuro con más contraste",
};

/** @returns one line: the pair, what was found, what is expected and what would do */
export function formatLowContrastPair(
  { scheme, text, ground, ratio, least, nearest }: LowContrastPair,
  locale: string,
): string {
  // Cut and not rounded: 4.499 is not 4.5.
  const found = Math.floor(ratio * 100) / 100;
  const problem: Problem = {
    file: "brand.css",
    field: `--color-${text}`,
    found: {
      es: `${found}:1 sobre --color-${ground} (${inSpanish[scheme]})`,
      en: `${found}:1 on --color-${ground} (${scheme})`,
    },
    expected: {
      es: `${least}:1 o más${nearest ? `, por ejemplo ${nearest}` : "; ninguna claridad de ese tono alcanza"}`,
      en: `${least}:1 or more${nearest ? `, for example ${nearest}` : "; no lightness of that hue will do"}`,
    },
  };
  return formatProblem(problem, locale);
}

/** A ground that looks like what it stands on. */
export interface SimilarBackground {
  scheme: "light" | "dark";
  /** Tokens, without `--color-`. */
  ground: string;
  beside: string;
  difference: number;
  /** The colour closest to the ground's own that is told from all that it stands on; undefined where there is none. */
  nearest: string | undefined;
}

const differenceOf = differenceCiede2000();

/** The grounds that a visitor could not tell from what they stand on, each with the one that is most like it. */
export function findSimilarBackgrounds(
  schemes: Record<SimilarBackground["scheme"], Tokens>,
): SimilarBackground[] {
  return Object.entries(schemes).flatMap(([scheme, token]) =>
    Object.entries(apart).flatMap(([ground, others]): SimilarBackground[] => {
      const from = (colour: string) =>
        others
          .map((beside) => ({ beside, difference: differenceOf(colour, token(beside)) }))
          .reduce((one, other) => (other.difference < one.difference ? other : one));
      const closest = from(token(ground));
      if (closest.difference >= leastApart) return [];
      const nearest = findNearestColour(token(ground), (one) => from(one).difference >= leastApart);
      return [{ scheme: scheme as SimilarBackground["scheme"], ground, ...closest, nearest }];
    }),
  );
}

/** @returns one line: the two, how far they are apart, what is expected and what would do */
export function formatSimilarBackground(
  { scheme, ground, beside, difference, nearest }: SimilarBackground,
  locale: string,
): string {
  const apart = difference.toFixed(1);
  const problem: Problem = {
    file: "brand.css",
    field: `--color-${ground}`,
    found: {
      es: `una diferencia de ${apart} con --color-${beside} (${inSpanish[scheme]}), así que uno se pierde sobre el otro`,
      en: `a difference of ${apart} from --color-${beside} (${scheme}), so that one vanishes on the other`,
    },
    expected: {
      es: `${leastApart} o más (CIEDE2000)${nearest ? `, por ejemplo ${nearest}` : ""}`,
      en: `${leastApart} or more (CIEDE2000)${nearest ? `, for example ${nearest}` : ""}`,
    },
  };
  return formatProblem(problem, locale);
}
