import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { preprocessCSS, resolveConfig } from "vite";
import siteConfig from "../astro.config.ts";
import editorConfig from "../edit/astro.config.ts";
import { createDisposableTemporaryFolder } from "../tests/temporary-folder.ts";

for (const [name, { vite }] of Object.entries({ site: siteConfig, editor: editorConfig }))
  test(`the ${name} is built below a folder with a PostCSS configuration of its own`, async () => {
    using folder = createDisposableTemporaryFolder({
      "package.json": '{"workspaces": ["sites/*"]}',
      "postcss.config.cjs": 'throw new Error("the configuration of the folder above")',
      "sites/one/package.json": "{}",
    });
    const root = join(folder.path, "sites/one");
    const config = await resolveConfig({ root, configFile: false, css: vite?.css ?? {} }, "build");
    const { code } = await preprocessCSS("a { color: red }", join(root, "a.css"), config);
    assert.match(code, /color: red/);
  });
