import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { buildComparisonPage, comparePictures } from "./compare.ts";

const folder = mkdtempSync(join(tmpdir(), "compare-"));
after(() => rmSync(folder, { recursive: true, force: true }));

function rendering(name: string, files: Record<string, string>): string {
  const path = join(folder, name);
  mkdirSync(path);
  for (const [file, bytes] of Object.entries(files)) writeFileSync(join(path, file), bytes);
  return path;
}

const before = rendering("before", { "a.png": "a", "b.png": "b", "c.png": "c", "gone.png": "g" });
const now = rendering("after", { "a.png": "a", "b.png": "B", "c.png": "C", "new.png": "n", "x.txt": "x" });
const pictures = comparePictures(before, now);

test("changed pictures are listed first, then new and removed ones, then unchanged ones", () => {
  assert.deepEqual(
    pictures.map(({ file, state }) => `${file}: ${state}`),
    ["b.png: changed", "c.png: changed", "new.png: only after", "gone.png: only before", "a.png: same"],
  );
});

test("the page shows both pictures and, if they differ, their difference, and expands those that differ", () => {
  const page = buildComparisonPage(pictures, "<main>", { before: "old", after: "now" });
  const files = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, file]) => file);
  assert.deepEqual(files(/<details open><summary>([^:]+)/g), ["b.png", "c.png", "new.png", "gone.png"]);
  assert.deepEqual(files(/src="(old\/[^"]+)"/g), [
    ...["old/b.png", "old/b.png", "old/c.png", "old/c.png"],
    ...["old/gone.png", "old/a.png"],
  ]);
  assert.match(page, /<title>4 of 5 changed since &#60;main>/);
});
