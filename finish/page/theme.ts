import type { Site } from "../build.ts";
import { fill, type Page } from "../slots.ts";
import { dark } from "../tokens.ts";

/** Colours the browser's own bar where it has one. */
export function theme({ token, darkToken }: Site) {
  return (page: Page) => {
    // The first that fits counts.
    fill(page, "dark theme", "meta", { name: "theme-color", media: dark, content: darkToken("night") });
    fill(page, "theme", "meta", { name: "theme-color", content: token("night") });
  };
}
