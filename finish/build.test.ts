import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { site } from "../site.config.ts";
import { readSite } from "./build.ts";

const needed = ["index.html", "404/index.html", "__spa-fallback.html", ".vite/licenses.json"];

function folderWith(files: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "finish-"));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file.endsWith(".json") ? "[]" : file);
  }
  return folder;
}

test("pages get flat names; maps, the fallback and what begins with a dot are not served", (t) => {
  const folder = folderWith([
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
  t.after(() => rmSync(folder, { recursive: true }));
  const { pages, files, sheet, font } = readSite(folder, site, site.url);
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
  test(`output ${what} stops the build`, (t) => {
    const folder = folderWith([...files]);
    t.after(() => rmSync(folder, { recursive: true }));
    assert.throws(() => readSite(folder, site, site.url), message);
  });
}
