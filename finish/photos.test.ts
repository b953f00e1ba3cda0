import assert from "node:assert/strict";
import { mkdirSync, mkdtempDisposableSync, statSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import sharp from "sharp";
import { encodePhoto, readPhotos } from "./photos.ts";

/** A photo with a place, on its side, of blue over red. */
const photo = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: "#204080" } })
    .composite([
      {
        input: Buffer.from(
          `<svg width="${width}" height="${height}"><rect y="${height / 2}" width="${width}" height="${height / 2}" fill="#c03020"/></svg>`,
        ),
      },
    ])
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: "Camera" },
      IFD3: {
        GPSLatitudeRef: "S",
        GPSLatitude: "25/1 16/1 5550/100",
        GPSLongitudeRef: "W",
        GPSLongitude: "57/1 38/1 0/1",
      },
    })
    .jpeg()
    .toBuffer();

/** A project with these photos; the caller disposes of it. */
function project(files: Record<string, Buffer | string>) {
  const folder = mkdtempDisposableSync(join(tmpdir(), "photos-"));
  mkdirSync(join(folder.path, "content/photos"), { recursive: true });
  for (const [name, bytes] of Object.entries(files))
    writeFileSync(join(folder.path, "content/photos", name), bytes);
  return folder;
}

const tell = ({ file, found, expected }: Awaited<ReturnType<typeof readPhotos>>["problems"][number]) =>
  `${file}: ${typeof found === "string" ? found : found.es}; ${expected.es}`;

const told = async (files: Record<string, Buffer | string>) => {
  using folder = project(files);
  return (await readPhotos(folder.path)).problems.map(tell).join("\n");
};

test("a project without photos has none", async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "photos-"));
  assert.deepEqual(await readPhotos(folder.path), { photos: {}, problems: [] });
});

test("a photo stands upright and keeps nothing of the camera's, above all no place", async () => {
  const original = await photo();
  const before = await sharp(original).metadata();
  assert.ok(before.exif?.includes("Camera"), "the photo that is tested has no metadata");
  assert.ok((before.exif?.length ?? 0) > 100);
  using folder = project({ "taller.jpg": original });
  const { photos, problems } = await readPhotos(folder.path);
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
    // Turned a quarter to the right, its upper half is on the right.
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number) => [...data.subarray((200 * info.width + x) * info.channels).subarray(0, 3)];
    const [left, right] = [at(20), at(280)];
    assert.ok((left[0] ?? 0) > 150 && (right[2] ?? 0) > 100, `${left} ${right}`);
  }
});

test("photos that were converted before are not converted again", async () => {
  using folder = project({ "taller.jpg": await photo() });
  const { photos } = await readPhotos(folder.path);
  const read = photos["taller.jpg"];
  assert.ok(read);
  const bytes = await encodePhoto(read, 300, "webp", folder.path);
  const kept = join(folder.path, ".cache/photos", `taller-${read.version}-300.webp`);
  utimesSync(kept, 1, 1);
  assert.deepEqual(await encodePhoto(read, 300, "webp", folder.path), bytes);
  assert.equal(statSync(kept).mtimeMs, 1000);
});

test("a changed photo has another version", async () => {
  using one = project({ "taller.jpg": await photo() });
  using other = project({ "taller.jpg": await photo(800, 600) });
  const versions = [await readPhotos(one.path), await readPhotos(other.path)].map(
    ({ photos }) => photos["taller.jpg"]?.version,
  );
  assert.match(versions[0] ?? "", /^[0-9a-f]{8}$/);
  assert.notEqual(versions[0], versions[1]);
});

test("reports a file that is not a photo", async () => {
  assert.match(
    await told({ "taller.jpg": "no photo" }),
    /^content\/photos\/taller\.jpg: un archivo roto o que no es una foto/,
  );
  const whole = await photo();
  assert.match(
    await told({ "taller.jpg": whole.subarray(0, whole.length / 2) }),
    /roto o que no es una foto/,
  );
  assert.match(await told({ "IMG_1.heic": "x" }), /IMG_1\.heic"; la misma foto en JPG/);
  assert.match(await told({ "Mi foto.JPG": whole }), /Mi foto\.JPG"; un nombre en minúsculas/);
  assert.match(await told({ "chica.jpg": await photo(40, 40) }), /40 × 40 px; al menos 64 px/);
  assert.match(
    await told({ "uno.jpg": whole, "uno.png": await sharp(whole).png().toBuffer() }),
    /otra foto llamada uno/,
  );
});

test("reports a huge file without reading it", async () => {
  using folder = project({ "grande.jpg": "" });
  truncateSync(join(folder.path, "content/photos/grande.jpg"), 30 * 1024 * 1024);
  const { problems } = await readPhotos(folder.path);
  assert.match(problems.map(tell).join(), /30 MB; hasta 20 MB/);
});
