import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

interface LockedPackage {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

// When the registry lacks a package for another operating system, npm locks none, and npm ci installs none there.
test("the lock file contains all dependencies of its packages, also the optional ones for other operating systems", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const locked = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, "")));
  for (const [path, { dependencies, optionalDependencies }] of Object.entries<LockedPackage>(packages))
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies }))
      assert.ok(locked.has(name), `${name}, a dependency of ${path}`);
});
