import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { listFilesAsUrlPaths } from "./files-in.ts";

/** The path of the file with the digest of the built site that last passed `npm run check`. */
const checkRecordPath = "build/checked";

/** Computes one digest of the paths and contents of all files of a built site. */
function hashSiteFiles(siteFolder: string): string {
  const hash = createHash("sha256");
  for (const path of listFilesAsUrlPaths(siteFolder))
    hash.update(`${path}\n`).update(readFileSync(join(siteFolder, path)));
  return hash.digest("hex");
}

/** Records that this built site passed `npm run check`. */
export function recordCheckedSite(siteFolder: string, recordPath = checkRecordPath): void {
  mkdirSync(dirname(recordPath), { recursive: true });
  writeFileSync(recordPath, hashSiteFiles(siteFolder));
}

/** Whether exactly this built site passed `npm run check`. */
export const isCheckedSite = (siteFolder: string, recordPath = checkRecordPath): boolean =>
  existsSync(recordPath) && readFileSync(recordPath, "utf8") === hashSiteFiles(siteFolder);
