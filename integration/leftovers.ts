import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { getContentPath } from "../src/site-content.ts";

/** Deletes what no page names: scripts of parts that the firm does not use, original photos with their place, the licences. */
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
