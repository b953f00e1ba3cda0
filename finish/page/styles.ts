import type { BuiltSite } from "../build.ts";
import { findElements, getAttribute, removeElement } from "../../integration/dom.ts";
import { createElementInSlot, type PageWithSlots } from "../slots.ts";
import { buildFallbackFontFaceRules } from "../../src/brand/font-fallback.ts";
import {
  findNumberedClassesWithoutRule,
  prepareStyleSheet,
  selectUsedStyles,
  shortenCustomProperties,
} from "../../integration/unused-rules.ts";
import { separateOpeningStyles } from "./separate-opening-styles.ts";

/** Matches modules not searched for used tags: they render nothing, and their words would match every tag name. */
const frameworkFilePattern = /^assets\/(react|router|manifest)-/;

/** @returns a step that replaces a page's style sheet link by the styles that the page uses, now and after React renders */
export async function addUsedStyles({ sheet, font, files }: BuiltSite) {
  const fallback = await buildFallbackFontFaceRules(sheet.css, font.bytes);
  const prepared = prepareStyleSheet(sheet.css);
  files.delete(sheet.path);
  return async (page: PageWithSlots) => {
    const links = findElements(page.document, (element) => getAttribute(element, "rel") === "stylesheet");
    const [link] = links;
    if (!link || links.length > 1 || getAttribute(link, "href") !== `/${sheet.path}`)
      throw new Error(`${page.name} must link /${sheet.path} alone, links ${links.length} style sheets`);
    removeElement(link);
    const [numberedClass] = findNumberedClassesWithoutRule(prepared, page.document);
    if (numberedClass)
      throw new Error(
        `${page.name}: found the class ${numberedClass}; expected a shorter list, or a rule for it in app/`,
      );
    const modules = page.reactModules
      .filter((path) => !frameworkFilePattern.test(path))
      .map((path) => `${files.get(path)}`)
      .join("\n");
    const used = await selectUsedStyles(
      prepared,
      findElements(page.document, () => true),
      modules,
    );
    const css = shortenCustomProperties(used);
    // Hydration would fail on a style sheet inside React's HTML, so a page that runs React has only one sheet.
    const split = page.reactModules.length > 0 ? undefined : await separateOpeningStyles(css, page.document);
    createElementInSlot(page, "styles", "style", {}, (split?.forOpening ?? css) + fallback);
    if (split) createElementInSlot(page, "later styles", "style", {}, split.afterOpening);
  };
}
