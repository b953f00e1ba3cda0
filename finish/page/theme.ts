import type { BuiltSite } from "../build.ts";
import { createElementInSlot, type PageWithSlots } from "../slots.ts";
import { darkSchemeMediaQuery } from "../tokens.ts";

/** Adds the colour of the browser's address bar. */
export function addThemeColourTags({ token, darkToken }: BuiltSite) {
  return (page: PageWithSlots) => {
    // Browsers use the first matching tag.
    createElementInSlot(page, "dark theme", "meta", {
      name: "theme-color",
      media: darkSchemeMediaQuery,
      content: darkToken("night"),
    });
    createElementInSlot(page, "theme", "meta", { name: "theme-color", content: token("night") });
  };
}
