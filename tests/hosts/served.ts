import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFilesAsUrlPaths } from "../../deploy/files-in.ts";
import { pageAddresses } from "../../src/content/pages.ts";
import type { SiteConfig } from "../../src/content/site-schema.ts";
import type { HostedSite } from "./cases.ts";

/** Reads the built site of a folder: the pages, all files, and which of them have compressed copies. */
export function readHostedSite(folder: string, config: SiteConfig): HostedSite {
  const paths = listFilesAsUrlPaths(folder);
  const isCompressed = (path: string) => /\.(br|gz)$/.test(path);
  const originals = paths.filter((path) => !isCompressed(path));
  return {
    config,
    pages: pageAddresses,
    files: new Map(originals.map((path) => [path, readFileSync(join(folder, path))])),
    compressedPaths: new Set(
      originals.filter((path) => paths.includes(`${path}.br`) && paths.includes(`${path}.gz`)),
    ),
  };
}
