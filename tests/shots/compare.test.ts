import assert from "node:assert/strict";
import { join } from "node:path";
import { after, test } from "node:test";
import { createTemporaryFolder } from "../temporary-folder.ts";
import { buildComparisonPage, comparePictures } from "./compare.ts";

const temporaryFolder = createTemporaryFolder({
  ...{ "before/a.png": "a", "before/b.png": "b", "before/c.png": "c", "before/gone.png": "g" },
  ...{ "after/a.png": "a", "after/b.png": "B", "after/c.png": "C", "after/new.png": "n", "after/x.txt": "x" },
});
after(() => temporaryFolder.remove());
const comparedPictures = comparePictures(
  join(temporaryFolder.path, "before"),
  join(temporaryFolder.path, "after"),
);

test("of compared screenshots the changed ones are listed first, then new and removed ones, then unchanged ones", () => {
  assert.deepEqual(
    comparedPictures.map(({ file, state }) => `${file}: ${state}`),
    ["b.png: changed", "c.png: changed", "new.png: only after", "gone.png: only before", "a.png: same"],
  );
});

test("the comparison page expands the screenshots that differ, and says how many changed", () => {
  const page = buildComparisonPage(comparedPictures, "<main>", { before: "old", after: "now" });
  const files = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, file]) => file);
  assert.deepEqual(files(/<details open><summary>([^:]+)/g), ["b.png", "c.png", "new.png", "gone.png"]);
  assert.equal(files(/src="old\/([^"]+)"/g).join(), "b.png,b.png,c.png,c.png,gone.png,a.png");
  assert.match(page, /<title>4 of 5 changed since &#60;main>/);
});
