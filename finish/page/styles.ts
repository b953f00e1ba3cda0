import type { Site } from "../build.ts";
import { attribute, elements, remove } from "../dom.ts";
import { fill, type Page } from "../slots.ts";
import { buildFontFallback } from "./font-fallback.ts";
import { findUnstyledClasses, prepareSheet, selectStyles, shortenCustomProperties } from "./purge-styles.ts";

/** Modules that render nothing; their words would match every tag. */
const isOfFramework = /^assets\/(react|router|manifest)-/;

/** Replaces the style sheet link of a page by the styles that it uses, now and after React renders. */
export async function styles({ sheet, font, files }: Site) {
  const fallback = await buildFontFallback(sheet.css, font.bytes);
  const prepared = prepareSheet(sheet.css);
  files.delete(sheet.path);
  return async (page: Page) => {
    const links = elements(page.document, (element) => attribute(element, "rel") === "stylesheet");
    const [link] = links;
    if (!link || links.length > 1 || attribute(link, "href") !== `/${sheet.path}`)
      throw new Error(`${page.name} must link /${sheet.path} alone, links ${links.length} style sheets`);
    remove(link);
    const [unstyled] = findUnstyledClasses(prepared, page.document);
    if (unstyled)
      throw new Error(
        `${page.name}: found the class ${unstyled}; expected a shorter list, or a rule for it in app/`,
      );
    const modules = page.modules
      .filter((path) => !isOfFramework.test(path))
      .map((path) => `${files.get(path)}`)
      .join("\n");
    const css = shortenCustomProperties(await selectStyles(prepared, page.document, modules));
    fill(page, "styles", "style", {}, css + fallback);
  };
}
