import assert from "node:assert/strict";
import { statSync, truncateSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import sharp from "sharp";
import { formatProblem } from "../site.problems.ts";
import { createTemporaryFolder } from "../tests/temporary-folder.ts";
import { encodePhoto, readPhotoFiles } from "./photos.ts";

/** Creates a photo of blue above red, as a rotated camera stores a photo, with the location in the metadata. */
const createTestPhoto = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: "#204080" } })
    .composite([
      {
        input: { create: { width, height: height / 2, channels: 3, background: "#c03020" } },
        gravity: "south",
      },
    ])
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: "Camera" },
      IFD3: { GPSLatitudeRef: "S", GPSLatitude: "25/1 16/1 5550/100" },
    })
    .jpeg()
    .toBuffer();

/** Creates a project with these photos, which the caller disposes. */
const createProjectWithPhotos = (files: Record<string, Buffer | string>) =>
  createTemporaryFolder(
    Object.fromEntries(Object.entries(files).map(([name, bytes]) => [`content/photos/${name}`, bytes])),
  );

async function formatPhotoProblems({ path }: { path: string }): Promise<string> {
  const { problems } = await readPhotoFiles(path);
  return problems.map((problem) => formatProblem(problem, "es")).join("\n");
}

test("a project without the folder of photos gives no photos and no problems", async () => {
  using folder = createTemporaryFolder();
  assert.deepEqual(await readPhotoFiles(folder.path), { photos: {}, problems: [] });
});

test("a photo is rotated upright, and its AVIF and WebP copies have no metadata, such as the location", async () => {
  const original = await createTestPhoto();
  const before = await sharp(original).metadata();
  assert.ok(before.exif?.includes("Camera"), "the photo that is tested has no metadata");
  using folder = createProjectWithPhotos({ "taller.jpg": original });
  const { photos, problems } = await readPhotoFiles(folder.path);
  assert.deepEqual(problems, []);
  const read = photos["taller.jpg"];
  assert.ok(read);
  assert.deepEqual([read.name, read.width, read.height], ["taller", 600, 900]);
  for (const format of ["avif", "webp"] as const) {
    const bytes = await encodePhoto(read, 300, format, folder.path);
    const { width, height, exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
    assert.deepEqual([width, height], [300, 450], format);
    assert.deepEqual([exif, xmp, iptc], [undefined, undefined, undefined], format);
    assert.ok((orientation ?? 1) === 1);
    assert.doesNotMatch(bytes.toString("latin1"), /GPS|Camera|Exif/, format);
    // Rotated by 90° to the right, the upper half of the stored photo is at the right.
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number) => [...data.subarray((200 * info.width + x) * info.channels).subarray(0, 3)];
    const [left, right] = [at(20), at(280)];
    assert.ok((left[0] ?? 0) > 150 && (right[2] ?? 0) > 100, `${left} ${right}`);
  }
});

test("a photo is converted once and then read from the cache; a changed photo has another version", async () => {
  const readIn = async (folder: { path: string }) => {
    const read = (await readPhotoFiles(folder.path)).photos["taller.jpg"];
    assert.ok(read);
    return read;
  };
  using one = createProjectWithPhotos({ "taller.jpg": await createTestPhoto() });
  using other = createProjectWithPhotos({ "taller.jpg": await createTestPhoto(800, 600) });
  const read = await readIn(one);
  assert.match(read.version, /^[0-9a-f]{8}$/);
  assert.notEqual((await readIn(other)).version, read.version);
  const bytes = await encodePhoto(read, 300, "webp", one.path);
  const cached = join(one.path, ".cache/photos", `taller-${read.version}-300.webp`);
  utimesSync(cached, 1, 1);
  assert.deepEqual(await encodePhoto(read, 300, "webp", one.path), bytes);
  assert.equal(statSync(cached).mtimeMs, 1000);
});

test("a photo that is broken, HEIC, misnamed, too small or too large, or has the name of another, is reported", async () => {
  const whole = await createTestPhoto();
  const cases: [files: Record<string, Buffer | string>, problem: RegExp][] = [
    [{ "taller.jpg": "x" }, /^content\/photos\/taller\.jpg: encontré un archivo roto o que no es una foto/],
    [{ "taller.jpg": whole.subarray(0, whole.length / 2) }, /roto o que no es una foto/],
    [{ "IMG_1.heic": "x" }, /IMG_1\.heic"; se espera la misma foto en JPG/],
    [{ "Mi foto.JPG": whole }, /Mi foto\.JPG"; se espera un nombre en minúsculas/],
    [{ "chica.jpg": await createTestPhoto(40, 40) }, /40 × 40 px; se espera al menos 64 px/],
    [{ "uno.jpg": whole, "uno.png": await sharp(whole).png().toBuffer() }, /otra foto llamada uno/],
  ];
  for (const [files, problem] of cases) {
    using folder = createProjectWithPhotos(files);
    assert.match(await formatPhotoProblems(folder), problem);
  }
  using folder = createProjectWithPhotos({ "grande.jpg": "" });
  truncateSync(join(folder.path, "content/photos/grande.jpg"), 30 * 1024 * 1024);
  assert.match(await formatPhotoProblems(folder), /30 MB; se espera hasta 20 MB/);
});
