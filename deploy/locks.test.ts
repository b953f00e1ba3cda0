import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

interface LockedPackage {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Lists the paths in the lock file at which Node looks for a dependency of a package, nearest first. */
function listLookupPaths(dependencyName: string, packagePath: string): string[] {
  if (packagePath === "") return [`node_modules/${dependencyName}`];
  const parent = packagePath.slice(0, Math.max(0, packagePath.lastIndexOf("node_modules/") - 1));
  return [`${packagePath}/node_modules/${dependencyName}`, ...listLookupPaths(dependencyName, parent)];
}

// When the registry lacks a package for another operating system, npm writes a lock file without that package, and
// npm ci then does not install the package there.
test("the lock file contains all dependencies of its packages, also the optional ones for other operating systems", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  for (const [path, { dependencies, optionalDependencies }] of Object.entries<LockedPackage>(packages))
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies }))
      assert.ok(
        listLookupPaths(name, path).some((lookup) => lookup in packages),
        `${name}, a dependency of ${path}`,
      );
});
