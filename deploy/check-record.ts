import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { listFiles } from "./files-in.ts";

/** Keeps which built site `npm run check` has passed. */
const record = "build/checked";

/** Tells one built site from any other. */
function digestOf(site: string): string {
  const hash = createHash("sha256");
  for (const path of listFiles(site)) hash.update(`${path}\n`).update(readFileSync(join(site, path)));
  return hash.digest("hex");
}

/** Keeps that the site has passed every check of its owner's. */
export function recordCheckedSite(site: string, path = record): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, digestOf(site));
}

/** Whether exactly this site has passed. */
export const isChecked = (site: string, path = record): boolean =>
  existsSync(path) && readFileSync(path, "utf8") === digestOf(site);
