import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { formatProblem, type Problem } from "../content/reading/problems.ts";
import { findPackageFolder } from "./package-folder.ts";

const fontPackageScope = "@fontsource-variable/";

export const fontWeights = { normal: 400, strong: 600 } as const;

/** The family that follows the site's font in `--font-site`; fallback-font.ts declares it. */
export const fallbackFontName = "Site fallback";

export function listFontPackages(): string[] {
  const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  return Object.keys({ ...dependencies, ...devDependencies }).filter((name) =>
    name.startsWith(fontPackageScope),
  );
}

/** Finds the file of the site's variable font; returns a problem unless exactly one font package is installed and has one. */
export function findFontFile(packages = listFontPackages()): { path: string } | { problem: Problem } {
  const report = (found: string, expected: string) => ({
    problem: { file: "package.json", found, expected },
  });
  const [name, another] = packages;
  if (!name || another) {
    const command = another ? `npm uninstall ${name}` : "npm install -D @fontsource-variable/inter";
    return report(
      packages.join(" y ") || "ningún paquete con una letra",
      `uno solo de ${fontPackageScope}, por ejemplo: ${command}`,
    );
  }
  const file = `${name.slice(fontPackageScope.length)}-latin-wght-normal.woff2`;
  const path = join(findPackageFolder(name) ?? "", "files", file);
  if (existsSync(path)) return { path };
  const expected = "una letra latina de peso variable, instalada con npm install";
  return report(`${name}, que no tiene ${file}`, expected);
}

/** @returns the bytes of the site's font @throws Error unless exactly one font package is installed */
export function readFontFile(): Buffer {
  const found = findFontFile();
  if ("problem" in found) throw new Error(formatProblem(found.problem));
  return readFileSync(found.path);
}
