import assert from "node:assert/strict";
import { test } from "node:test";
import sharp from "sharp";
import { createDisposableTemporaryFolder } from "../../tests/temporary-folder.ts";
import { readPhotoFileNames } from "./photo-files.ts";
import { formatProblem } from "./problems.ts";

const createPhoto = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: "#204080" } })
    .jpeg()
    .toBuffer();

/** Reads a project with these photos. @returns the names of the valid ones, and the problems as owners see them */
async function readTestPhotos(photos: Record<string, Buffer | string>) {
  using folder = createDisposableTemporaryFolder(
    Object.fromEntries(Object.entries(photos).map(([name, bytes]) => [`content/photos/${name}`, bytes])),
  );
  const { names, problems } = await readPhotoFileNames(folder.path);
  return { names, lines: problems.map((problem) => formatProblem(problem)) };
}

test("valid photos are listed by name, and files that systems add to folders are ignored", async () => {
  const photo = await createPhoto();
  const names = ["img_0001.jpg", "pxl_2026.mp.jpg", "taller.jpg", "taller.png"];
  const files = {
    ...Object.fromEntries(names.map((name) => [name, photo])),
    "Thumbs.db": "x",
    ".DS_Store": "x",
  };
  assert.deepEqual(await readTestPhotos(files), { names, lines: [] });
});

test("a photo that is broken, HEIC, too small or too large, no photo, or has capitals or spaces in its name, is reported", async () => {
  const valid = await createPhoto();
  const cases: [fileName: string, content: Buffer | string, problem: RegExp][] = [
    [
      "taller.jpg",
      valid.subarray(0, valid.length / 2),
      /^content\/photos\/taller\.jpg: encontré un archivo roto o que no es una foto/,
    ],
    ["IMG_1.heic", "x", /IMG_1\.heic"; se espera la misma foto en JPG/],
    ["notas.txt", "x", /notas\.txt"; se espera una foto en \.jpg/],
    ["Mi foto.JPG", valid, /Mi foto\.JPG"; se espera un nombre en minúsculas/],
    ["chica.jpg", await createPhoto(40, 40), /40 × 40 px; se espera al menos 64 px/],
    ["grande.jpg", Buffer.alloc(30 * 1024 * 1024), /30 MB; se espera hasta 20 MB/],
  ];
  for (const [fileName, content, problem] of cases) {
    const { names, lines } = await readTestPhotos({ [fileName]: content });
    assert.deepEqual(names, []);
    assert.match(lines.join("\n"), problem);
  }
});
