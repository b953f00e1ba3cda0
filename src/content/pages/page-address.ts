import { firm } from "../firm/firm.ts";
import { define } from "../reading/content.ts";

/** The path of a page that this firm has and another may not; only the modules that read such pages create it. */
export type OwnerPagePath = `/${string}` & { readonly isOwnerPage: unique symbol };

export const maxFullTitleLength = 60;

/** With at most this many letters search results show a description in full. */
export const longestDescription = 160;
export const shortestDescription = 120;

export const pageTitles = define((read) => {
  const { brand } = read(firm);
  const shortBrandName = brand.short ?? brand.name;
  return {
    shortBrandName,
    /** Builds the title for the tab and search results, with the brand unless the title names it or would become too long. */
    buildFullTitle(title: string): string {
      // In tabs and search results a title has one line, so it needs no non-breaking spaces.
      const plain = title.replaceAll("\u00a0", " ");
      const branded = `${plain} | ${shortBrandName}`;
      return plain.includes(shortBrandName) || branded.length > maxFullTitleLength ? plain : branded;
    },
  };
});

export function buildPageUrl(path: string, origin: string): string {
  return origin + (path === "/" ? "" : path);
}

export function getPageFileStem(path: string): string {
  return path === "/" ? "index" : path.slice(1);
}
