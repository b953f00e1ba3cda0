import { Features, transform } from "lightningcss";
import postcss from "postcss";
import { PurgeCSS } from "purgecss";
import { type Document, type Element, findElements, getAttribute } from "./dom.ts";
import { convertToHexColour } from "../src/brand/tokens.ts";

/** Removes Tailwind's fallbacks for color-mix() and @property, which every supported browser has. */
function removeOldBrowserFallbacks(css: string): string {
  const root = postcss.parse(css);
  root.walkComments((comment) => {
    comment.remove();
  });
  root.walkAtRules("layer", (layer) => {
    if (layer.params === "properties" && layer.nodes) layer.remove();
  });
  root.walkAtRules("supports", (guard) => {
    if (!/^\(color:\s*color-mix\(/.test(guard.params)) return;
    const fallback = guard.prev();
    const [rule] = guard.nodes ?? [];
    if (fallback?.type === "rule" && rule?.type === "rule" && fallback.selector === rule.selector) {
      const mixed = new Set(rule.nodes.map((node) => node.type === "decl" && node.prop));
      rule.prepend(fallback.nodes.filter((node) => node.type === "decl" && !mixed.has(node.prop)));
      fallback.remove();
    }
    guard.replaceWith(guard.nodes ?? []);
  });
  return root.toString();
}

/** Removes token values that a later one in the same media query overrides, as dark colours of brand.css do. */
function removeOverriddenTokens(css: string): string {
  const root = postcss.parse(css);
  const values: postcss.Declaration[] = [];
  root.walkDecls(/^--/, (value) => void values.push(value));
  const replaced = new Set<string>();
  for (const value of values.reverse()) {
    const rule = value.parent as postcss.Rule;
    const media = rule.parent;
    if (rule.selector !== ":root" || media?.type !== "atrule" || media.parent?.type !== "root") continue;
    const place = `${(media as postcss.AtRule).params} ${value.prop}`;
    if (replaced.has(place)) value.remove();
    replaced.add(place);
  }
  return root.toString();
}

/** Writes the value of each token that is set only once in place of its `var()`: saves 0.7 KB of the home page, compressed. */
function inlineConstantTokens(css: string): string {
  const definitions = Map.groupBy(css.matchAll(/(?<=[{;])(--[\w-]+):([^;{}]+)/g), ([, name = ""]) => name);
  const tokens = [...css.matchAll(/:root,:host\{([^{}]*)\}/g)].join();
  const constantOf = (name: string) => {
    const [definition, ...others] = definitions.get(name) ?? [];
    const [declaration, , value] = definition ?? [];
    const isConstant =
      declaration && others.length === 0 && tokens.includes(declaration) && !value?.includes("var(");
    return isConstant ? value : undefined;
  };
  const inlined = css.replace(/var\((--[\w-]+)(?:,[^()]*)?\)/g, (use, name) => constantOf(name) ?? use);
  // Repeats the replacement, because a token whose value was `var()` of another token may be constant now.
  return inlined === css ? css : inlineConstantTokens(inlined);
}

/** Writes colours as hex, which gradients mix in sRGB: they would mix oklch() colours in Oklab. */
const convertColoursToHex = (css: string) =>
  css.replace(/oklch\([^()]*\)/g, (colour) => convertToHexColour(colour) ?? colour);

/** Simplifies the whole style sheet before `selectUsedStyles`: no old fallbacks, constant tokens inlined, colours as hex. */
export const prepareStyleSheet = (css: string) =>
  convertColoursToHex(inlineConstantTokens(removeOverriddenTokens(removeOldBrowserFallbacks(css))));

/**
 * Finds the numbered classes of a page that have no rule although `…-1` has one: `row-11` if the sheet ends with `row-10`.
 * @param sheet the style sheet that `prepareStyleSheet` returns
 */
export function findNumberedClassesWithoutRule(sheet: string, document: Document): string[] {
  const isStyled = (name: string) => new RegExp(`\\.${name}(?![\\w-])`).test(sheet);
  const names = findElements(document, () => true).flatMap(
    (element) => getAttribute(element, "class")?.split(/\s+/) ?? [],
  );
  return [...new Set(names)].filter((name) => {
    const [, family] = /^([a-z-]+-)\d+$/.exec(name) ?? [];
    return family && !isStyled(name) && isStyled(`${family}1`);
  });
}

/** Matches the rules for parts of text fields, which PurgeCSS would keep on every page (0.2 KB, compressed). */
const textFieldRulePattern =
  /(?<=[{}])(?:::(?:placeholder|file-selector-button|-webkit-(?:search|date|calendar|inner|outer)[\w-]*)|:-moz-ui-invalid)\{[^{}]*\}/g;

const isTextField = (element: Element) =>
  element.tagName === "textarea" ||
  (element.tagName === "input" && !["radio", "checkbox"].includes(getAttribute(element, "type") ?? ""));

/** Removes unused rules of which PurgeCSS cannot tell whether a page uses them. */
function removeRulesKeptByPurgeCss(
  sheet: string,
  elements: readonly Element[],
  classes: readonly string[],
): string {
  const css = elements.some(isTextField) ? sheet : sheet.replace(textFieldRulePattern, "");
  // A page that allows view transitions is slower to show. So only /contacto, which has the half-hour label, allows them
  // from the start; src/document/page-transition.ts allows them on other pages when one is likely.
  return classes.includes("half-hour-label") ? css : css.replace(/@view-transition\{[^{}]*\}/, "");
}

/**
 * Selects the rules of a style sheet that elements can use, in the order of the sheet. Every attribute selector and
 * pseudo-class counts as used, because scripts and visitors change what they match.
 * @param sheet the style sheet that `prepareStyleSheet` returns
 * @param elements those to be styled, with all their ancestors
 * @param scripts JavaScript that adds elements later: each of its words may be a tag or a class
 */
export async function selectUsedStyles(
  sheet: string,
  elements: readonly Element[],
  scripts = "",
): Promise<string> {
  const valuesOf = (name: string) =>
    elements.flatMap((element) => getAttribute(element, name)?.split(/\s+/) ?? []);
  const names = {
    tags: elements.map(({ tagName }) => tagName),
    classes: valuesOf("class"),
    ids: valuesOf("id"),
    attributes: { names: [], values: [] },
    undetermined: scripts.split(/[\s"'`{}();,]+/),
  };
  const matchesOf = (pattern: RegExp, text: string) =>
    [...text.matchAll(pattern)].map(([, found = ""]) => found);
  const keyframes = sheet.match(/@keyframes [^{]+\{(?:[^{}]*\{[^{}]*\})*\}/g) ?? [];
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: "", extension: "html" }],
    css: [{ raw: removeRulesKeptByPurgeCss(sheet, elements, names.classes) }],
    defaultExtractor: () => names,
    keyframes: true,
    variables: true,
    dynamicAttributes: matchesOf(/\[([\w-]+)/g, sheet),
    safelist: {
      // PurgeCSS would drop selectors of pseudo-classes alone, and custom properties that only keyframes use.
      standard: [/^:/],
      variables: matchesOf(/var\((--[\w-]+)/g, keyframes.join()),
    },
  });
  // Lightning CSS removes the empty rules and repeated selectors that PurgeCSS leaves.
  const { code: minified } = transform({
    filename: "page.css",
    code: Buffer.from(result?.css ?? ""),
    minify: true,
    // Without targets Lightning CSS would write scroll timelines into `animation`, which no browser supports.
    targets: { chrome: 120 << 16, firefox: 130 << 16, safari: (17 << 16) | (4 << 8) },
    exclude: Features.LogicalProperties | Features.DirSelector | Features.LightDark,
  });
  return minified.toString();
}

/** Shortens the names of custom properties: saves 0.4 KB of the home page, compressed. */
export function shortenCustomProperties(css: string): string {
  const short = new Map<string, string>();
  return css.replace(/(?<![\w-])--[a-z][\w-]*/g, (name) => {
    if (!short.has(name)) short.set(name, `--${short.size.toString(36)}`);
    return short.get(name) as string;
  });
}
