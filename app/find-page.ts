import { type PageEntry, pageTable } from "#content/pages";

/**
 * @param path the address of a page whose route serves several pages
 * @returns its entry in the table of pages
 * @throws Error when there is none
 */
export function findPageByPath(path: string): PageEntry {
  const page = Object.values(pageTable).find((one) => one.path === path);
  if (!page) throw new Error(`${path}: found no such page; expected a file of content/`);
  return page;
}
