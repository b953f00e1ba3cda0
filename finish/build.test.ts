import assert from "node:assert/strict";
import { mkdirSync, mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { site } from "../site.config.ts";
import { readSite } from "./build.ts";

const needed = ["index.html", "404/index.html", ".vite/licenses.json"];

const sheet = '<link rel="stylesheet" href="/assets/a.css">';

/** Reads a folder that has these files; each says its own name, the home page also its sheet. */
function read(files: readonly string[], locale = "en-US") {
  using folder = mkdtempDisposableSync(join(tmpdir(), "finish-"));
  for (const file of files) {
    const path = join(folder.path, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file.endsWith(".json") ? "[]" : file === "index.html" ? sheet : file);
  }
  return readSite(folder.path, { ...site, locale }, site.url);
}

test("writes flat page names and leaves out source maps and dotfiles", () => {
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

test("the styles of components come after those of app.css, in the sheet that pages link", () => {
  const files = [...needed, "assets/a.css", "assets/b.css", "assets/0.css", "a.woff2"];
  assert.deepEqual(read(files).sheet, {
    path: "assets/a.css",
    css: "assets/a.css\nassets/0.css\nassets/b.css",
  });
});

for (const [what, files, message] of [
  ["without a 404 page", ["index.html"], /404\/index\.html is not in/],
  [
    "without a style sheet",
    [...needed, "a.woff2"],
    /found nothing; expected the \.css file .*app\.css makes it/,
  ],
  [
    "with a style sheet from public/",
    [...needed, "assets/a.css", "mine.css"],
    /^ContentError: public\/mine\.css: found a style sheet that no page would load; .*import "\.\/part\.css"/,
  ],
  [
    "with a page from public/",
    [...needed, "google1.html"],
    /public\/google1\.html: found a page .*DNS record/,
  ],
  [
    "with two fonts",
    [...needed, "assets/a.css", "a.woff2", "b.woff2"],
    /found a\.woff2, b\.woff2; expected one \.woff2 file.*public/,
  ],
] as const) {
  test(`stops the build: output ${what}`, () => {
    assert.throws(() => read(files), message);
  });
}

test("reports unexpected files in public/ in the language of the site", () => {
  assert.throws(
    () => read([...needed, "google1.html"], "es-MX"),
    /^ContentError: public\/google1\.html: encontré una página .*; se espera ninguna, .*registro de DNS/,
  );
});
