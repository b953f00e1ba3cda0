import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { buildComparisonPage, comparePictures } from "./compare.ts";

const temporaryFolder = mkdtempSync(join(tmpdir(), "compare-"));
after(() => rmSync(temporaryFolder, { recursive: true, force: true }));

function writeRenderingFolder(name: string, files: Record<string, string>): string {
  const path = join(temporaryFolder, name);
  mkdirSync(path);
  for (const [file, bytes] of Object.entries(files)) writeFileSync(join(path, file), bytes);
  return path;
}

const before = { "a.png": "a", "b.png": "b", "c.png": "c", "gone.png": "g" };
const now = { "a.png": "a", "b.png": "B", "c.png": "C", "new.png": "n", "x.txt": "x" };
const comparedPictures = comparePictures(
  writeRenderingFolder("before", before),
  writeRenderingFolder("after", now),
);

test("of compared screenshots the changed ones are listed first, then new and removed ones, then unchanged ones", () => {
  assert.deepEqual(
    comparedPictures.map(({ file, state }) => `${file}: ${state}`),
    ["b.png: changed", "c.png: changed", "new.png: only after", "gone.png: only before", "a.png: same"],
  );
});

test("the comparison page expands the screenshots that differ, shows the old ones, twice where they changed, and says how many changed", () => {
  const page = buildComparisonPage(comparedPictures, "<main>", { before: "old", after: "now" });
  const files = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, file]) => file);
  assert.deepEqual(files(/<details open><summary>([^:]+)/g), ["b.png", "c.png", "new.png", "gone.png"]);
  assert.equal(files(/src="old\/([^"]+)"/g).join(), "b.png,b.png,c.png,c.png,gone.png,a.png");
  assert.match(page, /<title>4 of 5 changed since &#60;main>/);
});
