import { globSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { hashContent } from "../src/brand/content-hash.ts";
import { getContentPath } from "../src/content/content-folder.ts";

/** Deletes scripts that neither a page nor a script of a page names: Astro writes those of parts that this firm has not. */
function deleteUnnamedScripts(root: string): void {
  const unnamed = new Set(globSync("assets/*.js", { cwd: root }));
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  const visit = (text: string) => {
    for (const path of unnamed)
      if (text.includes(basename(path))) {
        unnamed.delete(path);
        visit(read(path));
      }
  };
  for (const page of globSync("**/*.html", { cwd: root })) visit(read(page));
  for (const path of unnamed) rmSync(join(root, path));
}

/**
 * Deletes files of the finished site that no visitor needs: unnamed scripts, Vite's list of licences, which licencias.txt
 * has, and original photos. Astro keeps the originals of photos that no page shows, with the place where they were taken.
 * @param folder the folder of the finished site
 * @param projectFolder the project's folder, the current one by default
 */
export function deleteLeftovers(folder: URL, projectFolder = ""): void {
  const root = fileURLToPath(folder);
  deleteUnnamedScripts(root);
  rmSync(join(root, ".licences.json"), { force: true });
  const photos = join(projectFolder, getContentPath("photos"));
  const originals = new Set(
    globSync("*", { cwd: photos }).map((name) => hashContent(readFileSync(join(photos, name)))),
  );
  for (const path of globSync("assets/*.{jpg,jpeg,png,webp,avif}", { cwd: root }))
    if (originals.has(hashContent(readFileSync(join(root, path))))) rmSync(join(root, path));
}
