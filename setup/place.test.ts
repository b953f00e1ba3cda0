import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { createDisposableTemporaryFolder } from "../tests/temporary-folder.ts";

const ownNode = `node-${process.platform.replace("win32", "win")}-${process.arch}`;
const astro = { "node_modules/astro/package.json": "{}" };
const buildPackageFile = (major: number) => ({
  "package.json": JSON.stringify({
    optionalDependencies: { "node-other-x64": `${major}.0.0`, [ownNode]: "" },
  }),
});
const ready = { ...buildPackageFile(20), ...astro };

/** Each with what the line says. */
const casesByName: Record<string, [Record<string, string>, string?]> = {
  "all there": [ready],
  "packages of this system": [{ ...ready, [`node_modules/${ownNode}/package.json`]: "{}" }],
  "no packages, or without those that build": [buildPackageFile(20), "npm ci --include=dev"],
  "packages of another system": [
    { ...ready, "node_modules/node-other-x64/package.json": "{}" },
    "node-other-x64, de otro sistema",
  ],
  "an older Node": [{ ...buildPackageFile(99), ...astro }, "se espera 99 o más nuevo"],
};

for (const [name, [files, expected]] of Object.entries(casesByName))
  test(`a command in a folder with ${name} ${expected ? "ends with one line" : "goes on"}`, () => {
    using folder = createDisposableTemporaryFolder(files);
    const { status, stderr } = spawnSync(process.execPath, [resolve("setup/place.js")], { cwd: folder.path });
    const lines = String(stderr).split("\n").filter(Boolean);
    assert.deepEqual([status, lines.length], expected ? [1, 1] : [0, 0], String(stderr));
    assert.ok(lines.join().includes(expected ?? ""), String(stderr));
  });

test("a build where it cannot write ends with one line, and serving goes on", {
  skip: process.platform === "win32",
}, () => {
  using folder = createDisposableTemporaryFolder(ready);
  // Nobody can write there, not even root.
  symlinkSync("dist", join(folder.path, "dist"));
  const run = (npm_lifecycle_event: string) =>
    spawnSync(process.execPath, [resolve("setup/place.js")], {
      cwd: folder.path,
      env: { ...process.env, npm_lifecycle_event },
    });
  assert.equal(run("serve").status, 0);
  const { status, stderr } = run("build");
  assert.equal(status, 1);
  assert.match(String(stderr), /^.*dist: encontré una carpeta en la que no se puede escribir; .*\n$/);
});
