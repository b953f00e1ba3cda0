import assert from "node:assert/strict";
import { test } from "node:test";
import sharp from "sharp";
import { createDisposableTemporaryFolder } from "../../tests/temporary-folder.ts";
import { readPhotoFileNames } from "./photo-files.ts";

test("photos are listed by name; broken, HEIC or huge ones and those with capitals or spaces are reported, files of systems ignored", async () => {
  const create = { width: 900, height: 600, channels: 3, background: "#204080" } as const;
  const photo = await sharp({ create }).jpeg().toBuffer();
  const valid = ["img_0001.jpg", "pxl_2026.mp.jpg", "taller.jpg", "taller.png"];
  const faulty = {
    "IMG_1.heic": "x",
    "Mi foto.JPG": photo,
    "grande.jpg": Buffer.alloc(30 * 1024 * 1024),
    "notas.txt": "x",
    "rota.jpg": photo.subarray(0, photo.length / 2),
  };
  const files = {
    ...Object.fromEntries(valid.map((name) => [name, photo])),
    ...{ ...faulty, "Thumbs.db": "x", ".DS_Store": "x" },
  };
  using folder = createDisposableTemporaryFolder(
    Object.fromEntries(Object.entries(files).map(([name, bytes]) => [`content/photos/${name}`, bytes])),
  );
  const { names, problems } = await readPhotoFileNames(folder.path);
  assert.deepEqual(names, valid);
  const reported = problems.map(({ file }) => file.replace("content/photos/", ""));
  assert.deepEqual(reported, Object.keys(faulty));
});
