import { Features, transform } from "lightningcss";
import postcss from "postcss";
import { PurgeCSS } from "purgecss";
import { attribute, type Document, type Element, elements } from "../dom.ts";
import { toHexColour } from "../tokens.ts";

/** Takes out what Tailwind writes for browsers without color-mix() or @property: every supported one knows both. */
function removeFallbacks(css: string): string {
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

/** Takes out values of tokens that a later rule replaces under the same condition: the sample's colours under a brand's. */
function removeOverridden(css: string): string {
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

/** Writes the value of a token that nothing overrides where the token is used: 0.6 KB less of the home page. */
function inlineConstants(css: string): string {
  const definitions = Map.groupBy(css.matchAll(/(?<=[{;])(--[\w-]+):([^;{}]+)/g), ([, name = ""]) => name);
  const tokens = [...css.matchAll(/:root,:host\{([^{}]*)\}/g)].join();
  const constantOf = (name: string) => {
    const [definition, ...others] = definitions.get(name) ?? [];
    const [declaration, , value] = definition ?? [];
    const isConstant =
      declaration && others.length === 0 && tokens.includes(declaration) && !value?.includes("var(");
    return isConstant ? value : undefined;
  };
  return css.replace(/var\((--[\w-]+)\)/g, (use, name) => constantOf(name) ?? use);
}

/** Writes colours in digits: gradients and mixtures of oklch() colours would come out otherwise. */
const writeHexColours = (css: string) =>
  css.replace(/oklch\([^()]*\)/g, (colour) => toHexColour(colour) ?? colour);

/** Makes the whole style sheet ready for `selectStyles`, once for all pages. */
export const prepareSheet = (css: string) =>
  writeHexColours(inlineConstants(removeOverridden(removeFallbacks(css))));

/**
 * Numbered classes beyond the last one that the sheet has, such as `row-11` where rules end with `row-10`.
 * @param sheet from `prepareSheet`
 */
export function findUnstyledClasses(sheet: string, document: Document): string[] {
  const isStyled = (name: string) => new RegExp(`\\.${name}(?![\\w-])`).test(sheet);
  const names = elements(document, () => true).flatMap(
    (element) => attribute(element, "class")?.split(/\s+/) ?? [],
  );
  return [...new Set(names)].filter((name) => {
    const [, family] = /^([a-z-]+-)\d+$/.exec(name) ?? [];
    return family && !isStyled(name) && isStyled(`${family}1`);
  });
}

/** Rules for parts of a text field, which PurgeCSS keeps on every page: 0.2 KB. */
const fieldRules =
  /(?<=[{}])(?:::(?:placeholder|file-selector-button|-webkit-(?:search|date|calendar|inner|outer)[\w-]*)|:-moz-ui-invalid)\{[^{}]*\}/g;

const isTextField = (element: Element) =>
  element.tagName === "textarea" ||
  (element.tagName === "input" && !["radio", "checkbox"].includes(attribute(element, "type") ?? ""));

/**
 * The part of a style sheet that a page needs, in the order of the sheet. What scripts and visitors change counts as
 * possible: every attribute and every pseudo-class.
 * @param sheet from `prepareSheet`
 * @param scripts JavaScript that shows more than the page holds: each of its words may be a tag or a class
 */
export async function selectStyles(sheet: string, document: Document, scripts = ""): Promise<string> {
  const all = elements(document, () => true);
  const valuesOf = (name: string) => all.flatMap((element) => attribute(element, name)?.split(/\s+/) ?? []);
  const names = {
    tags: all.map(({ tagName }) => tagName),
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
    css: [{ raw: all.some(isTextField) ? sheet : sheet.replace(fieldRules, "") }],
    defaultExtractor: () => names,
    keyframes: true,
    variables: true,
    dynamicAttributes: matchesOf(/\[([\w-]+)/g, sheet),
    safelist: {
      // PurgeCSS drops a selector of pseudo-classes alone, and a property that only keyframes use.
      standard: [/^:/],
      variables: matchesOf(/var\((--[\w-]+)/g, keyframes.join()),
    },
  });
  // It leaves rules with one selector side by side, and empty ones.
  const { code: minified } = transform({
    filename: "page.css",
    code: Buffer.from(result?.css ?? ""),
    minify: true,
    // Without targets it writes timelines into `animation`, which no browser reads.
    targets: { chrome: 120 << 16, firefox: 130 << 16, safari: (17 << 16) | (4 << 8) },
    exclude: Features.LogicalProperties | Features.DirSelector | Features.LightDark,
  });
  return minified.toString();
}

/** Shortens names with two hyphens: 0.4 KB of the home page, without which its first window is not in 14 KB. */
export function shortenNames(css: string): string {
  const short = new Map<string, string>();
  return css.replace(/(?<![\w-])--[a-z][\w-]*/g, (name) => {
    if (!short.has(name)) short.set(name, `--${short.size.toString(36)}`);
    return short.get(name) as string;
  });
}
