import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { test } from "node:test";
import { createDisposableTemporaryFolder } from "../../tests/temporary-folder.ts";

test("importing modules of content and words reads no file of content, even where there is none", () => {
  const paths = globSync(["src/content/**/*.ts", "src/**/words.ts", "src/site-{content,map}.ts"], {
    exclude: ["**/*.{test,spec}.ts"],
  });
  assert.ok(paths.length > 50);
  using folder = createDisposableTemporaryFolder();
  // Node reads the modules themselves in the same way.
  const script = `import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    for (const name of ["readFileSync", "readdirSync", "existsSync", "statSync", "globSync"]) {
      const original = fs[name];
      fs[name] = (path, ...rest) => {
        if (!/node_modules|\\.ts$/.test(path)) console.log(name, String(path));
        return original(path, ...rest);
      };
    }
    syncBuiltinESMExports();
    for (const path of ${JSON.stringify(paths)}) await import("./" + path);`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    encoding: "utf8",
    env: { ...process.env, CONTENT: folder.path },
  });
  assert.deepEqual([stdout, stderr], ["", ""]);
});
