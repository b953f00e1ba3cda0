import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
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
