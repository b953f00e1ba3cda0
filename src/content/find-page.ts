import { type PageEntry, pageTable } from "./pages.ts";

/**
 * @param path the path of a page, such as `/novedades`
 * @returns the page's entry in the table of pages
 * @throws Error when the table has no page with this path
 */
export function findPageByPath(path: string): PageEntry {
  const page = Object.values(pageTable).find((one) => one.path === path);
  if (!page) throw new Error(`${path}: found no such page; expected a file of content/`);
  return page;
}
