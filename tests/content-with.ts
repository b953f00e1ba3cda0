import { existsSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { site } from "../src/content/site.ts";
import type { SiteConfig } from "../src/content/site-schema.ts";
import { solutionRooms } from "../src/site-map.ts";

const projectFolderUrl = pathToFileURL(join(import.meta.dirname, "../")).href;
const variantConfigs: Partial<SiteConfig>[] = [];

// A module imported with `?variant=…` passes the query on to its imports, so that all get the same configuration.
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const variant = new URL(context.parentURL ?? "file:///").searchParams.get("variant");
    if (variant === null || !found.url.startsWith(projectFolderUrl) || found.url.includes("/node_modules/"))
      return found;
    return { ...found, url: `${found.url}?variant=${variant}` };
  },
  load(url, context, next) {
    const { pathname, searchParams } = new URL(url);
    const values = variantConfigs[Number(searchParams.get("variant") ?? -1)];
    if (!values || !pathname.endsWith("/src/content/site.ts")) return next(url, context);
    const source = `export const site = ${JSON.stringify({ ...site, ...values })}; export const siteProblems = []; export const siteFilePath = "content/site.yaml";`;
    return { format: "module", source, shortCircuit: true };
  },
});

/** @returns a function that imports a file as on a site with these values */
export function createVariantImporter(values: Partial<SiteConfig>) {
  const variant = variantConfigs.push(values) - 1;
  return <Exports>(path: string): Promise<Exports> =>
    import(`${pathToFileURL(join(fileURLToPath(projectFolderUrl), path)).href}?variant=${variant}`);
}

/** @returns the path of the module with the texts of a room, of a solution, or of a file of src/content/ */
export function findTextModulePath(name: string): string {
  const room = `src/${solutionRooms[name] ?? name}/words.ts`;
  return existsSync(room) ? room : `src/content/${name}.ts`;
}
