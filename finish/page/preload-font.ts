import type { Site } from "../build.ts";
import { fill, type Page } from "../slots.ts";

/** Preloads the font at the start of the body: in the head or a `Link` header it would delay Chromium's first paint. */
export function preloadFont({ font }: Site) {
  const link = { rel: "preload", as: "font", type: "font/woff2", href: `/${font.path}`, crossorigin: "" };
  return (page: Page) => fill(page, "font", "link", link);
}
