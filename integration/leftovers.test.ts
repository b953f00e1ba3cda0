import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { basename } from "node:path";
import { test } from "node:test";
import sharp from "sharp";
import { findPhotoFileProblems, findPhotoSizeFault } from "../src/content/markdown/photos.ts";
import { createDisposableTemporaryFolder } from "../tests/temporary-folder.ts";
import { deleteLeftovers, findOriginalImages } from "./leftovers.ts";

test("the finished site keeps no original photo, no script of a part that the firm has not, and no list of licences", () => {
  using folder = createDisposableTemporaryFolder({
    ".licences.json": "[]",
    ".well-known/security.txt": "",
    "assets/Thumbs.db": "",
    "Icon\r": "",
    "~$Lista.xlsx": "",
    "assets/taller.Ab1.jpg": "original",
    "assets/taller.Ab1_Cd2.webp": "smaller",
    "assets/form.js": 'import "./visit.js"',
    "assets/visit.js": "",
    "assets/other.js": 'import "./other-part.js"',
    "assets/other-part.js": "",
    "index.html": '<script src="/assets/form.js"></script><img src="/assets/taller.Ab1_Cd2.webp">',
  });
  deleteLeftovers(folder.path);
  const kept = globSync("{.licences.json,.well-known/*,assets/*,I*,~*}", { cwd: folder.path });
  const names = kept.map((path) => basename(path)).sort();
  assert.deepEqual(names, ["form.js", "security.txt", "taller.Ab1_Cd2.webp", "visit.js"]);
});

test("a photo that cannot be encoded is refused, and a finished one that was not, or says where it was taken, is found", async () => {
  for (const [width, height, limit] of [
    [1080, 17_500, "hasta 16383 de alto"],
    [3000, 40_000, "hasta 36569 de alto"],
    [24_000, 12_000, "hasta 268 millones"],
    [17_000, 1200],
  ] as const)
    assert.equal(findPhotoSizeFault(width, height)?.expected.replace(/:.*/, ""), limit);
  const red = () => sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } });
  const frames = await Promise.all([red().png().toBuffer(), red().negate().png().toBuffer()]);
  using photos = createDisposableTemporaryFolder({
    "drawing.png": '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    "moving.webp": await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer(),
    "still.webp": await red().webp().toBuffer(),
  });
  const refused = (await findPhotoFileProblems(photos.path)).map(({ file, expected }) => [
    basename(file),
    expected,
  ]);
  assert.deepEqual(refused, [
    ["drawing.png", "una foto: guárdalo como PNG"],
    ["moving.webp", "una foto, o un video"],
  ]);
  const withPlace = () => red().withExif({ IFD3: { GPSLatitudeRef: "S" } });
  using folder = createDisposableTemporaryFolder({
    "assets/a.webp": await red().webp().toBuffer(),
    "assets/b.avif": await red().avif().toBuffer(),
    "assets/original.avif": await red().jpeg().toBuffer(),
    "assets/place.avif": await withPlace().avif().toBuffer(),
    "assets/place.webp": await withPlace().webp().toBuffer(),
  });
  const found = (await findOriginalImages(folder.path)).map(({ file }) => basename(file)).sort();
  assert.deepEqual(found, ["original.avif", "place.avif", "place.webp"]);
});
