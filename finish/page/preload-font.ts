import type { Site } from "../build.ts";
import { fill, type Page } from "../slots.ts";

/**
 * Asks for the font at the beginning of the body. In the head, or in a `Link` header, Chromium holds the first paint
 * back for it: by a quarter, measured on a slow connection.
 */
export function preloadFont({ font }: Site) {
  const link = { rel: "preload", as: "font", type: "font/woff2", href: `/${font.path}`, crossorigin: "" };
  return (page: Page) => fill(page, "font", "link", link);
}
