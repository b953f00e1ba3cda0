import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFilesAsUrlPaths, listSite } from "../../deploy/files-in.ts";
import type { SiteConfig } from "../../src/content/site-schema.ts";
import type { HostedSite } from "./cases.ts";

/** Reads the built site of a folder: the pages, all files, and which of them have compressed copies. */
export function readHostedSite(folder: string, config: SiteConfig): HostedSite {
  const { pages, files } = listSite(folder);
  const pageFiles = [...pages.map((page) => (page === "/" ? "/index.html" : `${page}.html`)), "/404.html"];
  const paths = [...pageFiles, ...files];
  const all = listFilesAsUrlPaths(folder);
  return {
    config,
    pages,
    files: new Map(paths.map((path) => [path, readFileSync(join(folder, path))])),
    compressedPaths: new Set(
      paths.filter((path) => all.includes(`${path}.br`) && all.includes(`${path}.gz`)),
    ),
  };
}
