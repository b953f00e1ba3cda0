import type { PageEntry } from "#content/pages";
import { site } from "#site";

/** The short brand name, for the wordmark and titles. */
export const shortBrandName = site.brand.short ?? site.brand.name;

/** The size of the share images in px, as social networks recommend it. */
export const shareImageSize = { width: 1200, height: 630 };

/** The number of characters of a title that a search result shows. */
export const maxFullTitleLength = 60;

/** The title for the tab and search results: with the brand, unless it is already there or the result is too long. */
export function buildFullTitle(title: string): string {
  // Titles do not wrap, so they need no non-breaking spaces.
  const plain = title.replaceAll("\u00a0", " ");
  const branded = `${plain} | ${shortBrandName}`;
  return plain.includes(shortBrandName) || branded.length > maxFullTitleLength ? plain : branded;
}

/**
 * The canonical address of a page, without a slash at the end.
 * @param path `/crm`
 * @param origin `https://www.example.com`
 */
export function buildPageUrl(path: string, origin: string): string {
  return origin + (path === "/" ? "" : path);
}

/** The name of a page's files without extension: `index` for `/` (`index.html`, `index.md`, `share/index.png`). */
export function getPageFileStem(path: string): string {
  return path === "/" ? "index" : path.slice(1);
}

/** @returns the path of a page's share image (og:image) */
export function buildShareImagePath(path: string): string {
  return `/share/${getPageFileStem(path)}.png`;
}

/** The texts of a page's share image. When the title begins with the page's name and a colon, the name goes above it. */
export function getShareImageTexts(page: PageEntry): { above?: string; title: string } {
  const { kind, name, title } = page;
  if (kind === "home") return { above: site.brand.claim, title };
  if (kind === "article") return { above: page.section, title };
  const prefix = `${name}: `;
  if (!title.startsWith(prefix)) return { title };
  const rest = title.slice(prefix.length);
  return { above: name, title: rest.charAt(0).toUpperCase() + rest.slice(1) };
}

/** @returns the alternative text of the share image */
export function buildShareImageAlt({ title }: PageEntry): string {
  return `${title}. ${site.brand.name}`;
}
