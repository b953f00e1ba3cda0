import type { Page } from "#content/pages";
import { site } from "#site";

/** The brand where there is little room: wordmark, titles. */
export const shortName = site.brand.short ?? site.brand.name;

/** The share images' size in px, as the networks ask for it. */
export const shareImageSize = { width: 1200, height: 630 };

/** Characters that a search result shows of a title. */
export const maxTitleLength = 60;

/** The title in the tab and in search results: with the brand, where it has none yet and a result has room. */
export function fullTitle(title: string): string {
  // A title is never broken into lines, so its figures need no non-breaking spaces.
  const plain = title.replaceAll("\u00a0", " ");
  const branded = `${plain} | ${shortName}`;
  return plain.includes(shortName) || branded.length > maxTitleLength ? plain : branded;
}

/** The one address of a page (`/crm`) at an origin (`https://www.example.com`): without a slash at the end. */
export function pageUrl(path: string, origin: string): string {
  return origin + (path === "/" ? "" : path);
}

/** The name that the files of a page share: for `/` it is that of `index.html`, `index.md`, `share/index.png`. */
export function fileStem(path: string): string {
  return path === "/" ? "index" : path.slice(1);
}

/** @returns the path of the picture that a chat or network shows of a page */
export function shareImagePath(path: string): string {
  return `/share/${fileStem(path)}.png`;
}

/** What the share image says of a page, nothing twice: what a title says before a colon stands above it. */
export function shareImageTexts(page: Page): { above?: string; title: string } {
  const { kind, name, title } = page;
  if (kind === "home") return { above: site.brand.claim, title };
  if (kind === "article") return { above: page.section, title };
  const prefix = `${name}: `;
  if (!title.startsWith(prefix)) return { title };
  const rest = title.slice(prefix.length);
  return { above: name, title: rest.charAt(0).toUpperCase() + rest.slice(1) };
}

/** @returns what the share image shows, for those who cannot see it */
export function shareImageAlt({ title }: Page): string {
  return `${title}. ${site.brand.name}`;
}
