import type { Site } from "../build.ts";
import { fill, type Page } from "../slots.ts";
import { dark } from "../tokens.ts";

/** Adds the colour of the browser's address bar. */
export function theme({ token, darkToken }: Site) {
  return (page: Page) => {
    // Browsers use the first matching tag.
    fill(page, "dark theme", "meta", { name: "theme-color", media: dark, content: darkToken("night") });
    fill(page, "theme", "meta", { name: "theme-color", content: token("night") });
  };
}
