import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { getContentPath } from "../src/content/content-folder.ts";

/**
 * Deletes what Astro writes and no visitor needs: scripts of parts that this firm has not, the original photos, with the place
 * where they were taken, and the list of licences, which licencias.txt has. Nothing in the finished site names them.
 * @param folder the folder of the finished site
 */
export function deleteLeftovers(folder: string): void {
  // Also files that systems leave in an owner's folder.
  for (const path of globSync("**/{.*,[Tt]humbs.db,desktop.ini}", { cwd: folder, exclude: [".well-known"] }))
    rmSync(join(folder, path), { recursive: true });
  const unnamed = new Set(
    globSync("assets/*.{js,jpg,jpeg,png,webp,avif}", { cwd: folder }).filter(
      (path) => !existsSync(getContentPath("files", path)),
    ),
  );
  const keepNamedFiles = (path: string) => {
    const text = readFileSync(join(folder, path), "utf8");
    for (const other of unnamed)
      if (text.includes(basename(other))) {
        unnamed.delete(other);
        if (other.endsWith(".js")) keepNamedFiles(other);
      }
  };
  for (const path of globSync("**/*.{html,xml}", { cwd: folder })) keepNamedFiles(path);
  for (const path of unnamed) rmSync(join(folder, path));
}
