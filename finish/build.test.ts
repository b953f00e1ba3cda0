import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "../site.config.ts";
import { createDisposableTemporaryFolder } from "../tests/temporary-folder.ts";
import { readBuiltSite } from "./build.ts";

const requiredFilePaths = ["index.html", "404/index.html", ".vite/licenses.json"];

/** Reads a built site that has files at these paths; its home page links the style sheet assets/a.css. */
function readTestSite(paths: readonly string[]) {
  const contents: Record<string, string> = {
    "index.html": '<link rel="stylesheet" href="/assets/a.css">',
    ".vite/licenses.json": "[]",
  };
  using folder = createDisposableTemporaryFolder(
    Object.fromEntries(paths.map((path) => [path, contents[path] ?? ""])),
  );
  return readBuiltSite(folder.path, { ...site, locale: "es-MX" }, site.url);
}

test("built pages get flat file names, and source maps and dotfiles other than .well-known are left out", () => {
  const kept = [".well-known/security.txt", "assets/a.css", "assets/a.js", "assets/a.woff2"];
  const leftOut = [".env", "assets/.DS_Store", "assets/a.js.map"];
  const { pages, files } = readTestSite([...requiredFilePaths, "crm/index.html", ...kept, ...leftOut]);
  assert.deepEqual(pages.map(({ name }) => name).sort(), ["404.html", "crm.html", "index.html"]);
  assert.deepEqual([...files.keys()].sort(), kept);
});

test("a missing 404 page, a style sheet or page in public/, or a second font stops the build with its reason", () => {
  const sheet = "assets/a.css";
  for (const [paths, message] of [
    [["index.html"], /404\/index\.html is not in/],
    [
      [...requiredFilePaths, sheet, "mine.css"],
      /public\/mine\.css: encontré una hoja de estilos que ninguna página cargaría; .*import "\.\/part\.css"/,
    ],
    [[...requiredFilePaths, "google1.html"], /public\/google1\.html: encontré una página .*registro de DNS/],
    [[...requiredFilePaths, sheet, "a.woff2", "b.woff2"], /encontré a\.woff2, b\.woff2; .*\.woff2.*public/],
  ] as const)
    assert.throws(() => readTestSite(paths), message);
});
