import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What the framework leaves in its output, or someone in public/ by mistake, and no visitor may get. */
const notServed = [/(^|\/)\.(?!well-known\/)/, /\.map$/, /^__spa-fallback\.html$/];

export interface Build {
  /** Prerendered HTML by flat file name: `index.html`, `crm.html`, `404.html`. */
  pages: Map<string, string>;
  /** Every other file by its path, with forward slashes. */
  files: Map<string, Buffer>;
}

/**
 * The file name of a prerendered page.
 * @param path as the framework writes it: `index.html`, `crm/index.html`
 * @returns the name under which every static host answers `/crm` without a redirect
 */
function flatName(path: string): string {
  return path === "index.html" ? path : path.replace(/\/index\.html$/, ".html");
}

/**
 * Reads the framework's output.
 * @param folder `build/client`
 * @throws Error when the 404 page or the SPA fallback is not there: then the framework has changed its ways
 */
export function readBuild(folder: string): Build {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .sort();
  for (const expected of ["index.html", "404/index.html", "__spa-fallback.html"]) {
    if (!paths.includes(expected))
      throw new Error(`${expected} is not in ${folder}; react-router build used to write it`);
  }
  const build: Build = { pages: new Map(), files: new Map() };
  for (const path of paths) {
    if (notServed.some((pattern) => pattern.test(path))) continue;
    const content = readFileSync(join(folder, path));
    if (path.endsWith(".html")) build.pages.set(flatName(path), content.toString());
    else build.files.set(path, content);
  }
  return build;
}
