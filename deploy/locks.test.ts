import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

interface Locked {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** The places where a package that lies at a path finds another, nearest first. */
function* placesOf(name: string, path: string): Generator<string> {
  for (
    let folder = path;
    folder;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf("node_modules/") - 1))
  )
    yield `${folder}/node_modules/${name}`;
  yield `node_modules/${name}`;
}

for (const lock of ["package-lock.json", "deploy/tools/package-lock.json"]) {
  // Written where a registry lacks a package for another system, a lock lacks it too, and npm ci then installs nothing.
  test(`${lock} has every package that one in it asks for, those for other systems too`, () => {
    const { packages } = JSON.parse(readFileSync(lock, "utf8")) as { packages: Record<string, Locked> };
    const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => ![...placesOf(name, path)].some((place) => place in packages))
        .map((name) => `${name}, asked for by ${path || "package.json"}`),
    );
    assert.deepEqual(missing, []);
    assert.ok(Object.keys(packages).length > 100);
  });
}
