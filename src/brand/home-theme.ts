import { site } from "../content/site.ts";

/**
 * The theme class of the home page's opening and header, and of the highlights of every page: dark, or light when
 * content/site.yaml sets `hero: "light"`.
 */
export const homeOpeningThemeClass = site.hero === "light" ? "by-day" : "on-night";
