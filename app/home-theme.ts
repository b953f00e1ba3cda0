import { site } from "#site";

/** The theme class of the home page's hero: dark, or light when site.config.ts sets `hero: "light"`. */
export const homeThemeClass = site.hero === "light" ? "by-day" : "on-night";
