import assert from "node:assert/strict";
import { mkdirSync, mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { site } from "../site.config.ts";
import { readSite } from "./build.ts";

const needed = ["index.html", "404/index.html", "__spa-fallback.html", ".vite/licenses.json"];

/** Reads a folder that has these files. */
function read(files: readonly string[]) {
  using folder = mkdtempDisposableSync(join(tmpdir(), "finish-"));
  for (const file of files) {
    const path = join(folder.path, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file.endsWith(".json") ? "[]" : file);
  }
  return readSite(folder.path, site, site.url);
}

test("pages get flat names; maps, the fallback and what begins with a dot are not served", () => {
  const { pages, files, sheet, font } = read([
    ...needed,
    "crm/index.html",
    ".env",
    "assets/.DS_Store",
    ".well-known/security.txt",
    "assets/a.js",
    "assets/a.js.map",
    "assets/a.css",
    "assets/a.woff2",
  ]);
  assert.deepEqual(pages.map(({ name }) => name).sort(), ["404.html", "crm.html", "index.html"]);
  assert.deepEqual([...files.keys()].sort(), [
    ".well-known/security.txt",
    "assets/a.css",
    "assets/a.js",
    "assets/a.woff2",
  ]);
  assert.deepEqual([sheet.path, font.path], ["assets/a.css", "assets/a.woff2"]);
});

for (const [what, files, message] of [
  ["without a 404 page", ["index.html", "__spa-fallback.html"], /404\/index\.html is not in/],
  ["without a style sheet", [...needed, "a.woff2"], /found nothing; expected one \.css file/],
  [
    "with a page from public/",
    [...needed, "google1.html"],
    /public\/google1\.html: found a page .*DNS record/,
  ],
  [
    "with two fonts",
    [...needed, "a.css", "a.woff2", "b.woff2"],
    /found a\.woff2, b\.woff2; expected one \.woff2 file.*public/,
  ],
] as const) {
  test(`output ${what} stops the build`, () => {
    assert.throws(() => read(files), message);
  });
}
