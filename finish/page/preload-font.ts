import type { BuiltSite } from "../build.ts";
import { createElementInSlot, type PageWithSlots } from "../slots.ts";

/** Preloads the font at the start of the body: in the head or a `Link` header it would delay Chromium's first paint. */
export function addFontPreload({ font }: BuiltSite) {
  const link = { rel: "preload", as: "font", type: "font/woff2", href: `/${font.path}`, crossorigin: "" };
  return (page: PageWithSlots) => createElementInSlot(page, "font preload", "link", link);
}
