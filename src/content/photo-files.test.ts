import assert from "node:assert/strict";
import { test } from "node:test";
import sharp from "sharp";
import { formatProblem } from "../../site.problems.ts";
import { createDisposableTemporaryFolder } from "../../tests/temporary-folder.ts";
import { encodePhoto, readPhotoFiles } from "./photo-files.ts";

/** Creates a photo as a rotated camera stores it, with the location in its metadata. */
const createCameraPhoto = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: "#204080" } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: "Camera" },
      IFD3: { GPSLatitudeRef: "S", GPSLatitude: "25/1 16/1 5550/100" },
    })
    .jpeg()
    .toBuffer();

/** Creates the folder of a project with these photos; the caller disposes it. */
const createProjectWithPhotos = (photos: Record<string, Buffer | string>) =>
  createDisposableTemporaryFolder(
    Object.fromEntries(Object.entries(photos).map(([name, bytes]) => [`content/photos/${name}`, bytes])),
  );

test("a photo is rotated upright, and its AVIF and WebP copies have no metadata, such as the location", async () => {
  const original = await createCameraPhoto();
  assert.match(original.toString("latin1"), /Camera/);
  using folder = createProjectWithPhotos({ "taller.jpg": original });
  const { photos, problems } = await readPhotoFiles(folder.path);
  assert.deepEqual(problems, []);
  const photo = photos["taller.jpg"];
  assert.ok(photo);
  assert.deepEqual([photo.name, photo.width, photo.height], ["taller", 600, 900]);
  for (const format of ["avif", "webp"] as const) {
    const bytes = await encodePhoto(photo, 300, format, folder.path);
    const { width, height, exif, xmp, iptc } = await sharp(bytes).metadata();
    assert.deepEqual([width, height], [300, 450], format);
    assert.deepEqual([exif, xmp, iptc], [undefined, undefined, undefined], format);
    assert.doesNotMatch(bytes.toString("latin1"), /GPS|Camera|Exif/, format);
  }
});

test("a photo that is replaced by another one of the same name gets another version for its address, as browsers keep photos for a year", async () => {
  const versions = new Set<string | undefined>();
  for (const width of [900, 800]) {
    using folder = createProjectWithPhotos({ "taller.jpg": await createCameraPhoto(width) });
    versions.add((await readPhotoFiles(folder.path)).photos["taller.jpg"]?.version);
  }
  assert.ok(versions.size === 2 && !versions.has(undefined));
});

test("a photo that is broken, HEIC, too small or too large, has capitals or spaces in its file name, or the name of another, is reported", async () => {
  const valid = await createCameraPhoto();
  const cases: [photos: Record<string, Buffer | string>, problem: RegExp][] = [
    [
      { "taller.jpg": valid.subarray(0, valid.length / 2) },
      /^content\/photos\/taller\.jpg: encontré un archivo roto o que no es una foto/,
    ],
    [{ "IMG_1.heic": "x" }, /IMG_1\.heic"; se espera la misma foto en JPG/],
    [{ "Mi foto.JPG": valid }, /Mi foto\.JPG"; se espera un nombre en minúsculas/],
    [{ "chica.jpg": await createCameraPhoto(40, 40) }, /40 × 40 px; se espera al menos 64 px/],
    [{ "grande.jpg": Buffer.alloc(30 * 1024 * 1024) }, /30 MB; se espera hasta 20 MB/],
    [{ "uno.jpg": valid, "uno.png": await sharp(valid).png().toBuffer() }, /otra foto llamada uno/],
  ];
  for (const [photos, problem] of cases) {
    using folder = createProjectWithPhotos(photos);
    const { problems } = await readPhotoFiles(folder.path);
    assert.match(problems.map((one) => formatProblem(one, "es")).join("\n"), problem);
  }
});
