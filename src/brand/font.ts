import { existsSync, readFileSync } from "node:fs";
import { formatProblem, type Problem } from "../content/problems.ts";

const fontPackageScope = "@fontsource-variable/";

export const fontWeights = { normal: 400, strong: 600 } as const;

/** Lists the names of the font packages in package.json. */
export function listFontPackages(): string[] {
  const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  return Object.keys({ ...dependencies, ...devDependencies }).filter((name) =>
    name.startsWith(fontPackageScope),
  );
}

/** Finds the file of the site's variable font; returns a problem unless exactly one font package is installed and has one. */
export function findFontFile(packages = listFontPackages()): { path: string } | { problem: Problem } {
  const [name, another] = packages;
  if (!name || another) {
    const advice = another ? `npm uninstall ${name}` : "npm install -D @fontsource-variable/inter";
    const problem = {
      file: "package.json",
      found: {
        es: packages.join(" y ") || "ningún paquete con una letra",
        en: packages.join(" and ") || "no package with a font",
      },
      expected: {
        es: `uno solo de ${fontPackageScope}, por ejemplo: ${advice}`,
        en: `one of ${fontPackageScope}, for example: ${advice}`,
      },
    };
    return { problem };
  }
  const file = `${name.slice(fontPackageScope.length)}-latin-wght-normal.woff2`;
  const path = `node_modules/${name}/files/${file}`;
  if (existsSync(path)) return { path };
  const problem = existsSync(`node_modules/${name}`)
    ? {
        file: "package.json",
        found: { es: `${name}, que no tiene ${file}`, en: `${name}, which has no ${file}` },
        expected: {
          es: "una letra latina de peso variable, por ejemplo @fontsource-variable/inter",
          en: "a font with Latin letters and variable weight, for example @fontsource-variable/inter",
        },
      }
    : {
        file: "package.json",
        found: {
          es: `${name}, que no está en node_modules`,
          en: `${name}, which is not in node_modules`,
        },
        expected: { es: "que esté instalado: npm install", en: "it there: npm install" },
      };
  return { problem };
}

/** @returns the bytes of the site's font @throws Error unless exactly one font package is installed */
export function readFontFile(): Buffer {
  const found = findFontFile();
  if ("problem" in found) throw new Error(formatProblem(found.problem, "es"));
  return readFileSync(found.path);
}
