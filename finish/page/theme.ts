import type { Site } from "../build.ts";
import { fill, type Page } from "../slots.ts";
import { dark } from "../tokens.ts";

/** The colour of the browser's own bar. */
export function theme({ token, darkToken }: Site) {
  return (page: Page) => {
    // The first matching tag counts.
    fill(page, "dark theme", "meta", { name: "theme-color", media: dark, content: darkToken("night") });
    fill(page, "theme", "meta", { name: "theme-color", content: token("night") });
  };
}
