import { type Page, pageTable } from "#content/pages";

/**
 * The entry of a page whose route serves several.
 * @throws Error where there is none: the address has come from app/routes.ts
 */
export function findPage(path: string): Page {
  const page = Object.values(pageTable).find((one) => one.path === path);
  if (!page) throw new Error(`${path}: found no such page; expected a file of content/`);
  return page;
}
