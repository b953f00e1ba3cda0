import { readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** Lists the files below a folder as `/a/b.css`, sorted. Skips symbolic links, which could point out of the folder. */
export function listFilesAsUrlPaths(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/")}`)
    .sort();
}
