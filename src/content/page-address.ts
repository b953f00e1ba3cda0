import { site } from "./site.ts";

/** The brand name for the wordmark and titles: the short one, or the full one when no short one is configured. */
export const shortBrandName = site.brand.short ?? site.brand.name;

/** The number of characters of a title that a search result shows. */
export const maxFullTitleLength = 60;

/** Builds the title for the tab and search results, with the brand unless the title names it or would become too long. */
export function buildFullTitle(title: string): string {
  // In tabs and search results a title has one line, so it needs no non-breaking spaces.
  const plain = title.replaceAll("\u00a0", " ");
  const branded = `${plain} | ${shortBrandName}`;
  return plain.includes(shortBrandName) || branded.length > maxFullTitleLength ? plain : branded;
}

/** Builds the canonical address of a page, without a slash at the end. */
export function buildPageUrl(path: string, origin: string): string {
  return origin + (path === "/" ? "" : path);
}

/** @returns the name of a page's files without extension: `crm` for `/crm`, `index` for `/` */
export function getPageFileStem(path: string): string {
  return path === "/" ? "index" : path.slice(1);
}
