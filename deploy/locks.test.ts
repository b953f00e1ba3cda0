import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";

/** Each lock file has more packages than this number; fewer would mean that the test did not find them. */
const minPackageCountByLock = {
  "package-lock.json": 100,
  "deploy/tools/package-lock.json": 50,
  "tests/hosts/tools/package-lock.json": 10,
};

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

const readLockedPackages = (lockPath: string) =>
  (JSON.parse(readFileSync(lockPath, "utf8")) as { packages: Record<string, LockedPackage> }).packages;

// When the registry lacks a package for another operating system, npm writes a lock file without that package, and
// npm ci then does not install the package there.
test("each lock file contains all dependencies of its packages, also the optional ones for other operating systems", () => {
  for (const [lock, least] of Object.entries(minPackageCountByLock)) {
    const packages = readLockedPackages(lock);
    const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => !listLookupPaths(name, path).some((lookup) => lookup in packages))
        .map((name) => `${lock}: ${name}, a dependency of ${path || "package.json"}`),
    );
    assert.deepEqual(missing, []);
    assert.ok(Object.keys(packages).length > least, lock);
  }
});

test("the .npmrc beside each lock file has ignore-scripts=true", () => {
  for (const lock of Object.keys(minPackageCountByLock))
    assert.match(readFileSync(join(dirname(lock), ".npmrc"), "utf8"), /^ignore-scripts=true$/m, lock);
});

const listFirstCaptures = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = ""]) => name);

test("actions of the GitHub workflows are pinned to a commit and a version, the image of the Dockerfile to a digest and a version, and only jobs of pages.yml may write", () => {
  for (const file of ["ci", "pages"]) {
    const text = readFileSync(`.github/workflows/${file}.yml`, "utf8");
    const actions = listFirstCaptures(text, /uses: (.+)$/gm);
    assert.ok(actions.length > 0);
    for (const action of actions) assert.match(action, /^[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
    const writing = listFirstCaptures(text, /^ +([\w-]+): write$/gm);
    assert.deepEqual(writing, file === "pages" ? ["pages", "id-token"] : [], file);
    assert.match(text, /^permissions:(?: \{\}|\n {2}contents: read)\n(?! )/m);
  }
  const images = listFirstCaptures(readFileSync("deploy/Dockerfile", "utf8"), /^FROM (.+)$/gm);
  assert.equal(images.length, 1);
  for (const image of images) assert.match(image, /^[\w./-]+:[\d.]+@sha256:[\da-f]{64}$/);
});
