import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "../site.config.ts";
import { createTemporaryFolder } from "../tests/temporary-folder.ts";
import { readBuiltSite } from "./build.ts";

const requiredFilePaths = ["index.html", "404/index.html", ".vite/licenses.json"];

const styleSheetLink = '<link rel="stylesheet" href="/assets/a.css">';

/** Reads a built site with these files. Each file contains its own name; the home page links a style sheet. */
function readTestSite(files: readonly string[], locale = "en-US") {
  const contentOf = (file: string) => (file.endsWith(".json") ? "[]" : file);
  const contents = files.map((file) => [file, file === "index.html" ? styleSheetLink : contentOf(file)]);
  using folder = createTemporaryFolder(Object.fromEntries(contents));
  return readBuiltSite(folder.path, { ...site, locale }, site.url);
}

test("built pages get flat file names, and source maps and dotfiles other than .well-known are left out", () => {
  const kept = [".well-known/security.txt", "assets/a.css", "assets/a.js", "assets/a.woff2"];
  const leftOut = [".env", "assets/.DS_Store", "assets/a.js.map"];
  const input = [...requiredFilePaths, "crm/index.html", ...kept, ...leftOut];
  const { pages, files, sheet, font } = readTestSite(input);
  assert.deepEqual(pages.map(({ name }) => name).sort(), ["404.html", "crm.html", "index.html"]);
  assert.deepEqual([...files.keys()].sort(), kept);
  assert.deepEqual([sheet.path, font.path], ["assets/a.css", "assets/a.woff2"]);
});

test("the style sheet that the home page links contains its own styles first, then those of the other sheets", () => {
  const files = [...requiredFilePaths, "assets/a.css", "assets/b.css", "assets/0.css", "a.woff2"];
  assert.deepEqual(readTestSite(files).sheet, {
    path: "assets/a.css",
    css: "assets/a.css\nassets/0.css\nassets/b.css",
  });
});

test("a missing file in the framework's output, a style sheet or page in public/, or a second font stops the build with its reason", () => {
  const sheet = "assets/a.css";
  const stopped: [files: string[], message: RegExp][] = [
    [["index.html"], /404\/index\.html is not in/],
    [[...requiredFilePaths, "a.woff2"], /found nothing; expected the \.css file .*app\.css makes it/],
    [
      [...requiredFilePaths, sheet, "mine.css"],
      /^ContentError: public\/mine\.css: found a style sheet that no page would load; .*import "\.\/part\.css"/,
    ],
    [[...requiredFilePaths, "google1.html"], /public\/google1\.html: found a page .*DNS record/],
    [
      [...requiredFilePaths, sheet, "a.woff2", "b.woff2"],
      /found a\.woff2, b\.woff2; expected one \.woff2 file.*public/,
    ],
  ];
  for (const [files, message] of stopped) assert.throws(() => readTestSite(files), message);
  assert.throws(
    () => readTestSite([...requiredFilePaths, "google1.html"], "es-MX"),
    /^ContentError: public\/google1\.html: encontré una página .*; se espera ninguna, .*registro de DNS/,
  );
});
