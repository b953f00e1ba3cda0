import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { createDisposableTemporaryFolder } from "../tests/temporary-folder.ts";

test("a folder with #, ? or % in its name and a Node that is too old are one line each, and another folder is none", () => {
  const cases: [folder: string, node: string, expected: RegExp][] = [
    ["web ñ (2)", ">=26", /^$/],
    ["web #1", ">=26", /^\S+web #1: encontré "#"; se espera una carpeta sin ese signo.*\n$/],
    ["50% web/site", ">=26", /: encontré "%"; .*\n$/],
    ["web", ">=99", /^Node: encontré v\d+\S+; se espera 99 o más nuevo.*\n$/],
  ];
  for (const [name, node, expected] of cases) {
    using root = createDisposableTemporaryFolder({
      [`${name}/package.json`]: JSON.stringify({ engines: { node } }),
    });
    const command = join(import.meta.dirname, "place.js");
    const { status, stderr } = spawnSync(process.execPath, [command], {
      cwd: join(root.path, name),
      encoding: "utf8",
    });
    assert.match(stderr, expected, name);
    assert.equal(status, stderr === "" ? 0 : 1, name);
  }
});

test("every npm script but those of the linter asks for the right place first", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  for (const [name, script] of Object.entries(scripts))
    assert.match(`${script}`, /^(node setup\/place\.js && |npm run |biome )/, name);
});
