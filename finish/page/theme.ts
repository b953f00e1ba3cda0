import type { BuiltSite } from "../build.ts";
import { fillSlot, type PageWithSlots } from "../slots.ts";
import { darkSchemeMediaQuery } from "../tokens.ts";

/** Adds the colour of the browser's address bar. */
export function addThemeColours({ token, darkToken }: BuiltSite) {
  return (page: PageWithSlots) => {
    // Browsers use the first matching tag.
    fillSlot(page, "dark theme", "meta", {
      name: "theme-color",
      media: darkSchemeMediaQuery,
      content: darkToken("night"),
    });
    fillSlot(page, "theme", "meta", { name: "theme-color", content: token("night") });
  };
}
