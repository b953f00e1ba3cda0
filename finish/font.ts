import { existsSync, readFileSync } from "node:fs";

const scope = "@fontsource-variable/";

/** The weights that app.css writes in: of text, and of what stands out. Each is a face that the browser has to find. */
export const fontWeights = { normal: 400, strong: 600 } as const;

/** The packages in package.json that bring a font of variable weight; the site has one. */
export function fontPackages(): string[] {
  const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  return Object.keys({ ...dependencies, ...devDependencies }).filter((name) => name.startsWith(scope));
}

/**
 * The file of the site's font, with Latin letters and of variable weight.
 * @param packages that bring one
 * @returns its path; one line on what is wrong where there is none, or more than one to choose from
 */
export function fontFile(packages = fontPackages()): { path: string } | { fault: string } {
  const [name, another] = packages;
  if (!name || another) {
    const advice = another ? `npm uninstall ${name}` : "npm install -D @fontsource-variable/inter";
    return {
      fault: `package.json: found ${packages.join(" and ") || "no package with a font"}; expected one of ${scope}, for example: ${advice}`,
    };
  }
  const file = `${name.slice(scope.length)}-latin-wght-normal.woff2`;
  const path = `node_modules/${name}/files/${file}`;
  if (existsSync(path)) return { path };
  return {
    fault: existsSync(`node_modules/${name}`)
      ? `package.json: found ${name}, which has no ${file}; expected a font with Latin letters and variable weight, for example @fontsource-variable/inter`
      : `package.json: found ${name}, which is not in node_modules; expected it there: npm install`,
  };
}
