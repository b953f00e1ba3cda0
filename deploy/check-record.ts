import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { listFilePaths } from "./files-in.ts";

/** The path of the file with the digest of the built site that last passed `npm run check`. */
const checkRecordPath = "build/checked";

/** Computes one digest of the paths and contents of all files of a built site. */
function hashSiteFiles(site: string): string {
  const hash = createHash("sha256");
  for (const path of listFilePaths(site)) hash.update(`${path}\n`).update(readFileSync(join(site, path)));
  return hash.digest("hex");
}

/** Records that this built site passed `npm run check`. */
export function recordCheckedSite(siteFolder: string, path = checkRecordPath): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, hashSiteFiles(siteFolder));
}

/** Whether exactly this built site passed `npm run check`. */
export const isCheckedSite = (siteFolder: string, path = checkRecordPath): boolean =>
  existsSync(path) && readFileSync(path, "utf8") === hashSiteFiles(siteFolder);
