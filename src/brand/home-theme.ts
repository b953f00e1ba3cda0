import { firm } from "../content/firm/firm.ts";
import { read } from "../site-content.ts";

const site = read(firm);

/**
 * The theme class of the home page's opening and header, and of the highlights of every page: dark, or light when
 * content/site.yaml sets `hero: "light"`.
 */
export const homeOpeningThemeClass = site.hero === "light" ? "by-day" : "on-night";
