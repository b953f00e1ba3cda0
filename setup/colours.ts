import { converter, differenceCiede2000, type Oklch, wcagContrast } from "culori";
import postcss from "postcss";
import {
  findLowContrastPairs,
  findNearestPassingColour,
  findSimilarBackgrounds,
  formatOklchWithinSrgb,
  type LowContrastPair,
  minTextContrast,
} from "../src/brand/contrast.ts";
import { convertToHexColour, darkSchemeMediaQuery, parseColourTokens } from "../src/brand/tokens.ts";

/** The two colours that an owner chooses, in any CSS notation: of the brand, and of the button that books a meeting. */
export interface BrandColours {
  brand: string;
  action: string;
}

const convertToOklch = converter("oklch");

/** How to derive a shade in oklch: its chroma for a colour of chroma 0.1, scaled for others; the turn is added to the hue. */
type ShadeRecipe = [lightness: number, chromaBeforeScaling: number, hueTurnDegrees: number, opacity?: number];

/** The recipes of the colours derived from the brand colour, by rule (the theme or a media query) and token of tokens.css. */
const shadeRecipesByRule: Record<string, Record<string, ShadeRecipe>> = {
  theme: {
    "line-strong": [0.6, 0.02, 7],
    ink: [0.235, 0.035, 15],
    "ink-soft": [0.42, 0.03, 12],
    night: [0.2, 0.037, 17],
    "night-raised": [0.262, 0.042, 16],
    "night-line": [0.37, 0.04, 15],
    scrim: [0.17, 0.03, 17, 0.6],
    "on-night-soft": [0.82, 0.022, 7],
    "brand-mid": [0.56, 0.105, 0],
    "brand-bright": [0.83, 0.095, 0],
    "brand-wash": [0.945, 0.026, 0],
    sky: [0.942, 0.03, 0],
    dusk: [0.6, 0.065, 2],
  },
  [darkSchemeMediaQuery]: {
    surface: [0.23, 0.022, 15],
    "surface-sunk": [0.2, 0.022, 15],
    "surface-raised": [0.315, 0.026, 15],
    line: [0.37, 0.025, 15],
    "line-strong": [0.64, 0.03, 12],
    header: [0.23, 0.022, 15, 0.99],
    "ink-soft": [0.83, 0.02, 7],
    night: [0.17, 0.03, 17],
    "night-raised": [0.235, 0.036, 16],
    brand: [0.83, 0.085, 0],
    "brand-strong": [0.89, 0.055, 0],
    "brand-mid": [0.7, 0.105, 0],
    "brand-wash": [0.26, 0.042, 0],
    chat: [0.23, 0.03, 7],
    "chat-agent": [0.375, 0.03, 12],
    sky: [0.345, 0.07, 0],
    sand: [0.345, 0.065, 70],
    dusk: [0.4, 0.08, 5],
  },
  "(prefers-contrast: more)": { "night-line": [0.62, 0.03, 15] },
};

/** The recipe of the home page's background in the afternoon in the light scheme, derived from the booking button's colour. */
const sandRecipe: ShadeRecipe = [0.942, 0.028, 2];

/** Matches tokens that a vivid brand makes up to 1.3 times as vivid as their recipe; no brand makes others more vivid. */
const mayExceedRecipeChromaPattern = /^(brand|sky|dusk)/;

const aaaContrastRatio = 7;

/** Derives the booking button's colours from one; its text is dark or light, whichever changes that colour less. */
function deriveActionColours(buttonColour: string) {
  const wanted = convertToOklch(buttonColour) as Oklch;
  const inks = [
    formatOklchWithinSrgb({ mode: "oklch", l: 0.22, c: 0.045, h: (wanted.h ?? 0) - 10 }),
    "oklch(0.985 0.007 85)",
  ];
  const found = inks.flatMap((ink) => {
    const action = findNearestPassingColour(
      formatOklchWithinSrgb(wanted),
      (one) => wcagContrast(ink, one) >= minTextContrast,
    );
    const change = Math.round(100 * Math.abs((convertToOklch(action ?? "")?.l ?? 0) - wanted.l));
    return action ? [{ ink, action, change, contrast: wcagContrast(ink, action) }] : [];
  });
  const [best] = found.sort((a, b) => a.change - b.change || b.contrast - a.contrast);
  if (!best) throw new Error(`no letters can be read on ${formatOklchWithinSrgb(wanted)}`);
  const base = convertToOklch(best.action) as Oklch;
  // On hover the button is a little darker, or lighter if its text would become unreadable.
  const strong = [base.l - 0.06, base.l + 0.06]
    .map((l) => formatOklchWithinSrgb({ ...base, l, h: (base.h ?? 0) - 8 }))
    .find((one) => wcagContrast(best.ink, one) >= minTextContrast);
  const action = best.change === 0 ? (convertToHexColour(buttonColour) as string) : best.action;
  return { action, "action-strong": strong ?? best.action, "action-ink": best.ink };
}

/** Derives a shade of a colour: the recipe's chroma grows with the colour's, at most `maxChromaFactor` times. */
function deriveShade(
  { c, h = 0 }: Oklch,
  [l, chromaBeforeScaling, hueTurn, alpha]: ShadeRecipe,
  maxChromaFactor: number,
): string {
  const factor = Math.min(maxChromaFactor, c / 0.1);
  return formatOklchWithinSrgb({
    mode: "oklch",
    l,
    c: chromaBeforeScaling * factor,
    h: h + hueTurn,
    ...(alpha !== undefined && { alpha }),
  });
}

/** Sets colour tokens that a style sheet already has. @param rule `theme`, or the media query whose rule has them */
function replaceColourTokenValues(
  root: postcss.Root,
  rule: string,
  valuesByToken: Record<string, string>,
): void {
  for (const node of root.nodes) {
    if (node.type !== "atrule") continue;
    if (rule === "theme" ? node.name !== "theme" : !node.params.includes(rule)) continue;
    node.walkDecls(/^--color-/, (decl) => {
      const value = valuesByToken[decl.prop.slice("--color-".length)];
      if (value && !decl.value.startsWith("var(")) decl.value = value;
    });
  }
}

/**
 * Derives all colours of the site from two: light, dark and with more contrast. Texts get a contrast of 7:1 (AAA) where the hue
 * allows it, those on or in the two colours 4.5:1 (AA). The two colours themselves stay as given if they have 4.5:1 (AA);
 * otherwise they become the nearest colour that has it.
 * @param tokensCss the text of src/brand/tokens.css
 * @returns that text with the derived colours
 */
export function deriveSheetColours(tokensCss: string, { brand, action }: BrandColours): string {
  const given = convertToOklch(brand) as Oklch;
  const button = convertToOklch(action) as Oklch;
  const root = postcss.parse(tokensCss);
  for (const [rule, recipes] of Object.entries(shadeRecipesByRule)) {
    const values = Object.entries(recipes).map(([name, recipe]) => [
      name,
      deriveShade(given, recipe, mayExceedRecipeChromaPattern.test(name) ? 1.3 : 1),
    ]);
    replaceColourTokenValues(root, rule, Object.fromEntries(values));
  }
  replaceColourTokenValues(root, "theme", {
    sand: deriveShade(button, sandRecipe, 1),
    brand: convertToHexColour(brand) as string,
    "brand-strong": formatOklchWithinSrgb({ ...given, l: given.l - 0.06, c: given.c * 0.9 }),
    ...deriveActionColours(action),
  });
  const sheet = root.toString();
  // A green or grey brand gives backgrounds that look like others: use the nearest one that differs.
  for (const { scheme, background, suggestedColour } of findSimilarBackgrounds({
    light: parseColourTokens(sheet),
    dark: parseColourTokens(sheet, darkSchemeMediaQuery),
  }))
    if (suggestedColour)
      replaceColourTokenValues(root, scheme === "dark" ? darkSchemeMediaQuery : "theme", {
        [background]: suggestedColour,
      });
  return fixLowContrast(
    fixLowContrast(
      root.toString(),
      aaaContrastRatio,
      ({ foreground, background, scheme }) =>
        scheme === "dark" || !["brand", "action"].some((name) => [foreground, background].includes(name)),
    ),
    minTextContrast,
  );
}

/** Replaces text colours with a contrast below `minContrast`, if `mayReplace` allows, by the nearest colour that has it. */
function fixLowContrast(
  css: string,
  minContrast: number,
  mayReplace = (_pair: LowContrastPair) => true,
): string {
  let sheet = css;
  for (let round = 0; round < 100; round++) {
    // The schemes for `prefers-contrast: more` use the same tones, so check only light and dark.
    const pair = findLowContrastPairs(sheet, minContrast).find(
      (one) => ["light", "dark"].includes(one.scheme) && one.suggestedColour && mayReplace(one),
    );
    if (!pair?.suggestedColour) return sheet;
    const root = postcss.parse(sheet);
    replaceColourTokenValues(root, pair.scheme === "dark" ? darkSchemeMediaQuery : "theme", {
      [pair.foreground]: pair.suggestedColour,
    });
    if (root.toString() === sheet) return sheet;
    sheet = root.toString();
  }
  return sheet;
}

/** Finds the rules of a style sheet that define colour tokens: the theme and media rules. */
const findTokenRules = (root: postcss.Root) =>
  root.nodes.filter(
    (node): node is postcss.AtRule =>
      node.type === "atrule" &&
      (node.name === "theme" || (node.name === "media" && /--color-/.test(`${node}`))),
  );

const brandSheetIntroduction = `/* Los colores de la marca, sobre los de src/brand/tokens.css: los escribe npm run setup, que de dos saca todos. */`;

/**
 * Builds the text of brand.css: the tokens that differ from the project's, and the owner's other rules.
 * @param tokensCss the text of src/brand/tokens.css
 * @param currentBrandCss the current text of brand.css
 */
export function buildBrandSheet(tokensCss: string, currentBrandCss: string, colours: BrandColours): string {
  const own = postcss.parse(currentBrandCss.replace(brandSheetIntroduction, ""));
  own.walkDecls(/^--color-/, (decl) => void decl.remove());
  own.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));
  own.walkAtRules((rule) => void (rule.nodes?.length === 0 && rule.remove()));
  const root = postcss.parse(deriveSheetColours(tokensCss, colours));
  const before = findTokenRules(postcss.parse(tokensCss));
  const places = findTokenRules(root);
  for (const [index, place] of places.entries()) {
    place.walkComments((comment) => void comment.remove());
    place.walkDecls(/^(?!--color-)/, (decl) => void decl.remove());
    // The colours of brand.css would override the rule of tokens.css for more contrast, because they come after it. So this
    // rule is repeated whole, as the last one with colours; the others keep only the values that differ.
    if (place.params.includes("more")) continue;
    const values = new Map<string, string>();
    before[index]?.walkDecls(({ prop, value }) => void values.set(prop, value));
    place.walkDecls((decl) => void (values.get(decl.prop) === decl.value && decl.remove()));
  }
  const sheets = places.map((place) => `${place}`.replace(/\n{2,}/g, "\n"));
  return `${[brandSheetIntroduction, ...sheets, own.toString().trim()].filter(Boolean).join("\n\n")}\n`;
}

/**
 * Describes which of the two colours that the owner gave were changed for contrast.
 * @param css the style sheet with the derived colours
 * @returns one line in Spanish for each changed colour
 */
export function describeAdjustedColours(css: string, given: BrandColours): string[] {
  return (["brand", "action"] as const).flatMap((name) => {
    const [wanted, now] = [convertToHexColour(given[name]), parseColourTokens(css)(name)];
    // A colour difference below 1 comes from the rounding of oklch().
    if (differenceCiede2000()(wanted ?? "", now) < 1) return [];
    const why =
      name === "brand"
        ? "no se lee como texto sobre todos los fondos del sitio; textos y enlaces llevan"
        : "no deja leer las letras del botón; el botón lleva";
    return [`colors.${name}: ${wanted} ${why} ${now}, el tono más cercano con el que se lee (4,5:1)`];
  });
}
/** Parses the colour tokens of a style sheet: the last value of each, by media query and name. */
function parseSheetColours(css: string): Map<string, string> {
  const found = new Map<string, string>();
  postcss.parse(css).walkDecls(/^--color-./, ({ prop, value, parent }) => {
    const rule = parent?.parent?.type === "atrule" ? (parent.parent as postcss.AtRule).params : "";
    found.set(`${rule} ${prop}`, value);
  });
  return found;
}

/** @returns how many colours of a style sheet changed; the names of the colours would mean nothing to an owner */
export function countChangedColours(oldCss: string, newCss: string): number {
  const old = parseSheetColours(oldCss);
  return [...parseSheetColours(newCss)].filter(([name, value]) => old.get(name) !== value).length;
}
