import type { PageEntry } from "./pages.ts";
import { site } from "../../site.config.ts";

/** The brand name for the wordmark and titles: the short one, or the full one when no short one is configured. */
export const shortBrandName = site.brand.short ?? site.brand.name;

/** The size of the share images in px, as social networks recommend it. */
export const shareImageSize = { width: 1200, height: 630 };

/** The number of characters of a title that a search result shows. */
export const maxFullTitleLength = 60;

/** Builds the title for the tab and search results, with the brand unless the title names it or would become too long. */
export function buildFullTitle(title: string): string {
  // In tabs and search results a title has one line, so it needs no non-breaking spaces.
  const plain = title.replaceAll("\u00a0", " ");
  const branded = `${plain} | ${shortBrandName}`;
  return plain.includes(shortBrandName) || branded.length > maxFullTitleLength ? plain : branded;
}

/**
 * Builds the canonical address of a page, without a slash at the end.
 * @param path the path of the page, such as `/crm`
 * @param origin the origin of the site, such as `https://www.example.com`
 */
export function buildPageUrl(path: string, origin: string): string {
  return origin + (path === "/" ? "" : path);
}

/** @returns the name of a page's files without extension: `crm` for `/crm`, `index` for `/` (`index.html`, `index.md`) */
export function getPageFileStem(path: string): string {
  return path === "/" ? "index" : path.slice(1);
}

/** @returns the path of a page's share image (og:image) */
export function buildShareImagePath(path: string): string {
  return `/share/${getPageFileStem(path)}.png`;
}

/**
 * @returns the texts of a page's share image. Above the title is the claim of the brand on the home page, the section for an
 *   article, and otherwise the page's name if the title begins with that name and a colon.
 */
export function getShareImageTexts(page: PageEntry): { above?: string; title: string } {
  const { kind, name, title } = page;
  if (kind === "home") return { above: site.brand.claim, title };
  if (kind === "article") return { above: page.section, title };
  const prefix = `${name}: `;
  if (!title.startsWith(prefix)) return { title };
  const rest = title.slice(prefix.length);
  return { above: name, title: rest.charAt(0).toUpperCase() + rest.slice(1) };
}

/** @returns the alternative text of a page's share image: the title and the brand name */
export function buildShareImageAlt({ title }: PageEntry): string {
  return `${title}. ${site.brand.name}`;
}
