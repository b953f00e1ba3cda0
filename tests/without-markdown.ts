import { globSync } from "node:fs";

/** Removes the owner's pages and news from a variant of the site (variant-site.ts) that has its own. */
export const markdownRemovals: Record<string, undefined> = Object.fromEntries(
  globSync("content/{pages,articles}/*.md").map((path) => [path.replaceAll("\\", "/"), undefined]),
);
