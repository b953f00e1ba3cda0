import type { Site } from "../build.ts";
import { createElement } from "../dom.ts";
import { fill, type Page } from "../slots.ts";

/**
 * Asks for the font at the beginning of the body. In the head, or in a `Link` header, Chromium holds the first paint
 * back for it: by a quarter, measured on a slow connection.
 */
export function font(site: Site) {
  return (page: Page) => {
    const link = {
      rel: "preload",
      as: "font",
      type: "font/woff2",
      href: `/${site.font.path}`,
      crossorigin: "",
    };
    fill(page, "font", createElement("link", link));
  };
}
