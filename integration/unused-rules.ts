import { Features, transform } from "lightningcss";
import { PurgeCSS } from "purgecss";
import { type Element, getAttribute } from "./dom.ts";

const matchAll = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map(([, found = ""]) => found);

/** Minifies styles and writes nested rules one by one, because PurgeCSS does not see what `&` stands for. */
const minifyWithoutNesting = (css: string) =>
  transform({
    filename: "page.css",
    code: Buffer.from(css),
    minify: true,
    // Without targets Lightning CSS would write scroll timelines into `animation`, which no browser supports.
    targets: { chrome: 120 << 16, firefox: 130 << 16, safari: (17 << 16) | (4 << 8) },
    include: Features.Nesting,
    exclude: Features.LogicalProperties | Features.DirSelector | Features.LightDark,
  }).code.toString();

/**
 * Removes the rules that no element can use. Attribute selectors and pseudo-classes count as used: scripts and visitors
 * change what they match. Each word of `islandScripts`, which add elements later, may be a tag or a class.
 */
export async function removeUnusedRules(
  css: string,
  elements: readonly Element[],
  islandScripts: string,
): Promise<string> {
  const listValues = (name: string) =>
    elements.flatMap((element) => getAttribute(element, name)?.split(/\s+/) ?? []);
  const hasTextField = elements.some(
    (one) => one.tagName === "textarea" || (one.tagName === "input" && getAttribute(one, "type") !== "radio"),
  );
  const keyframes = css.match(/@keyframes [^{]+\{(?:[^{}]*\{[^{}]*\})*\}/g) ?? [];
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: "", extension: "html" }],
    css: [{ raw: minifyWithoutNesting(css) }],
    defaultExtractor: () => ({
      tags: elements.map(({ tagName }) => tagName),
      classes: listValues("class"),
      ids: listValues("id"),
      attributes: { names: [], values: [] },
      undetermined: islandScripts.split(/[\s"'`{}();,]+/),
    }),
    keyframes: true,
    variables: true,
    dynamicAttributes: matchAll(/\[([\w-]+)/g, css),
    safelist: {
      // PurgeCSS would drop selectors of pseudo-classes alone, and custom properties that only keyframes use.
      standard: [/^:/],
      variables: matchAll(/var\((--[\w-]+)/g, keyframes.join()),
    },
  });
  // PurgeCSS keeps pseudo-elements that stand alone: these are parts of text fields.
  const textFieldParts = /(?<=[{}]\s*)::(?:placeholder|file-selector|-webkit-)[\w-]*\s*\{[^{}]*\}/g;
  const kept = (result?.css ?? "").replace(hasTextField ? "" : textFieldParts, "");
  const withoutUnusedProperties = kept
    .replace(/@property (--[\w-]+)\s*\{[^}]*\}/g, (rule, name) => (kept.includes(`var(${name}`) ? rule : ""))
    // Tailwind's fallback for @property, which every browser that shows the site as designed supports
    // (docs/browsers.md).
    .replace(/@layer properties\s*\{\s*@supports.*?\}\s*\}\s*\}/s, "");
  // Once more, for the empty rules and repeated selectors that PurgeCSS leaves.
  return minifyWithoutNesting(withoutUnusedProperties);
}
