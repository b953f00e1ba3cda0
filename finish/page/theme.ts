import type { Site } from "../build.ts";
import { fill, type Page } from "../slots.ts";

/** Colours the browser's own bar where it has one. */
export function theme({ token }: Site) {
  return (page: Page) => fill(page, "theme", "meta", { name: "theme-color", content: token("night") });
}
