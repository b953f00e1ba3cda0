import { globSync } from "node:fs";

/** The owner's pages and news, taken away from a variant of the site (variant-site.ts) that has others to test. */
export const withoutMarkdown: Record<string, undefined> = Object.fromEntries(
  globSync("content/{pages,articles}/*.md").map((path) => [path.replaceAll("\\", "/"), undefined]),
);
