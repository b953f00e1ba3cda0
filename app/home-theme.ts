import { site } from "#site";

/** How the home page opens: at night, or by day where the owner wants it light. */
export const homeTheme = site.hero === "light" ? "by-day" : "on-night";
