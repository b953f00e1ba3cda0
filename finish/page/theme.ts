import type { BuiltSite } from "../build.ts";
import { createElementInSlot, type PageWithSlots } from "../slots.ts";
import { darkSchemeMediaQuery } from "../../src/brand/tokens.ts";

/** Adds two meta tags with the colour of the browser's address bar: for the dark colour scheme, and for the light one. */
export function addThemeColourTags({ token, darkToken }: BuiltSite) {
  return (page: PageWithSlots) => {
    createElementInSlot(page, "dark theme colour", "meta", {
      name: "theme-color",
      media: darkSchemeMediaQuery,
      content: darkToken("night"),
    });
    createElementInSlot(page, "theme colour", "meta", { name: "theme-color", content: token("night") });
  };
}
