import { globSync } from "node:fs";
import { contentFolder } from "../src/content/content-folder.ts";

/** The owner's Markdown pages and articles, each undefined: serveVariant (variant-site.ts) removes these files. */
export const markdownRemovals: Record<string, undefined> = Object.fromEntries(
  globSync("{written,news}/*.md", { cwd: contentFolder }).map((path) => [
    `content/${path.replaceAll("\\", "/")}`,
    undefined,
  ]),
);
