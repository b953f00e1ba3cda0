import { globSync } from "node:fs";

/** The owner's Markdown pages and articles, each undefined: serveVariant (variant-site.ts) removes these files. */
export const markdownRemovals: Record<string, undefined> = Object.fromEntries(
  globSync("content/{written,news}/*.md").map((path) => [path.replaceAll("\\", "/"), undefined]),
);
