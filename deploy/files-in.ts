import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { hostFilePaths } from "../src/content/markdown/published-files.ts";

/** Matches dotfiles, except the public folder /.well-known/. */
const hiddenPathPattern = /(?!^\/\.well-known\/)\/\./;

/** The build writes compressed copies of these beside them; nginx.conf and Caddyfile hide `.html.br` and the like. */
export const compressibleExtensions = "html js css svg json txt md xml webmanifest ico".split(" ");

/** Lists the files below a folder as `/a/b.css`, sorted. Skips symbolic links, which could point out of the folder. */
export function listFilesAsUrlPaths(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/")}`)
    .sort();
}

/** Lists what visitors may get: pages except 404, files except compressed copies, dotfiles and host files. */
export function listSite(folder: string): { pages: string[]; files: string[] } {
  const paths = new Set(listFilesAsUrlPaths(folder));
  const isCopy = (path: string) => /\.(br|gz)$/.test(path) && paths.has(path.slice(0, -3));
  const shown = [...paths].filter(
    (path) => !hiddenPathPattern.test(path) && !hostFilePaths.includes(path) && !isCopy(path),
  );
  const pages = shown.filter((path) => path.endsWith(".html") && path !== "/404.html");
  return {
    pages: pages.map((path) => path.replace(/(\/index)?\.html$/, "") || "/"),
    files: shown.filter((path) => !path.endsWith(".html")),
  };
}
