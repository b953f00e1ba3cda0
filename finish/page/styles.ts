import type { Site } from "../build.ts";
import { attribute, elements, remove } from "../dom.ts";
import { fill, type Page } from "../slots.ts";
import { withoutReact } from "./boot.ts";
import { fontFallback } from "./font-fallback.ts";
import { stylesFor, wholeSheet, withShortNames } from "./used-styles.ts";

/** Puts the styles that a page uses into it, in place of the style sheet, which React brings with it later. */
export async function styles({ sheet, font, files }: Site) {
  const fallback = await fontFallback(sheet.css, font.bytes);
  // The name stays: the framework's files say it, and what was cached under it does the same.
  files.set(sheet.path, Buffer.from(wholeSheet(sheet.css)));
  return (page: Page) => {
    const links = elements(page.document, (element) => attribute(element, "rel") === "stylesheet");
    const [link] = links;
    if (!link || links.length > 1 || attribute(link, "href") !== `/${sheet.path}`)
      throw new Error(`${page.name} must link /${sheet.path} alone, links ${links.length} style sheets`);
    remove(link);
    // React puts the whole sheet after the last style with this precedence.
    const own = stylesFor(sheet.css, page.document, withoutReact.includes(page.name));
    const text = withShortNames(own) + fallback;
    fill(page, "styles", "style", { "data-precedence": "default" }, text);
  };
}
