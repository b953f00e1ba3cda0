import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { decodePath } from "../pages/address-spellings.ts";
import { isOwnerFileName, joinContentPath } from "../reading/folder.ts";
import type { Problem } from "../reading/problems.ts";

const getFilesFolder = (contentFolder: string) => joinContentPath(contentFolder, "files");

/** Lists the addresses of the files that are served as they are: `/lista.pdf`. */
export function listFilePaths(contentFolder: string): string[] {
  const folder = getFilesFolder(contentFolder);
  return globSync(["**/*", ".well-known/**"], { cwd: folder })
    .filter((path) => statSync(join(folder, path), { throwIfNoEntry: false })?.isFile())
    .map((path) => `/${path.replaceAll("\\", "/")}`.normalize())
    .filter((path) => path.split("/").every((name) => name === ".well-known" || isOwnerFileName(name)));
}

/** Replaces no-break spaces, which macOS puts into the names of screenshots, by ordinary ones. */
const simplify = (path: string) => path.normalize("NFKC");

/** Finds the file that a link means, however it writes spaces and accents. @returns its address as a browser writes it */
export function findFileAddress(written: string, files: readonly string[]): string | undefined {
  const [, address = "", end = ""] = /^([^?#]*)(.*)$/s.exec(written) ?? [];
  const path = `/${address.replace(/^\.?\//, "")}`;
  const meant = [path, decodePath(path) ?? path].map(simplify);
  const file = files.find((one) => meant.includes(simplify(one)));
  return file && encodeURI(file) + end;
}

/** The files that the build writes for hosts; no visitor gets them. */
export const hostFilePaths =
  "/_headers /_redirects /vercel.json /.htaccess /.assetsignore /.vercelignore".split(" ");

/**
 * Finds files whose name cannot be part of an address or is one of the site's own, and pages, which would have
 * neither policy nor styles.
 * @param taken the addresses of the pages and files that the site makes
 */
export const findFileNameProblems = (
  contentFolder: string,
  paths: readonly string[],
  taken: readonly string[],
): Problem[] =>
  paths.flatMap((path) => {
    const report = (found: string, expected: string): Problem[] => [
      { file: getFilesFolder(contentFolder) + path, found, expected },
    ];
    // Rules for crawlers are the owner's (src/content/pages/robots.ts).
    if (path === "/robots.txt") return [];
    if ([...hostFilePaths, ...taken].includes(path))
      return report(`${path}, que este sitio escribe`, "un nombre que este sitio no use");
    // A browser takes what follows # or ? for something else.
    const plain = JSON.stringify(path.slice(1).replace(/[#?]/g, ""));
    if (/[#?]/.test(path)) return report("un nombre con # o ?", `el mismo sin ese signo: ${plain}`);
    if (!/\.html?$/i.test(path)) return [];
    return report(
      "una página aparte de las de src/site-map.ts",
      "ninguna, porque las direcciones de este sitio no llevan .html: que el dominio es tuyo se prueba con un registro de DNS, o con un <meta> en src/document/document.astro",
    );
  });
