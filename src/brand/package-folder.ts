import { findPackageJSON } from "node:module";
import { dirname, resolve } from "node:path";

/**
 * Finds an installed package, in this folder or one above, where npm puts the packages of a workspace.
 * @returns its folder; undefined if it is not installed
 */
export function findPackageFolder(name: string, importer = resolve("package.json")): string | undefined {
  try {
    const file = findPackageJSON(name, importer);
    return file && dirname(file);
  } catch {
    return undefined;
  }
}
