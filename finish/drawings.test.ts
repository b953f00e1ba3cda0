import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { inflateSync } from "node:zlib";
import { pages } from "../app/content/pages.ts";
import { site } from "../site.config.ts";
import { flatPng } from "./flat-png.ts";
import { icoFile, iconFiles } from "./icons.ts";
import { shareImagePainter } from "./share-images.ts";
import { colourTokens } from "./tokens.ts";

const css = readFileSync("app/app.css", "utf8");
const token = colourTokens(css);
const font = readFileSync(
  "node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2",
);

/** The chunks of a PNG by their type. */
function chunks(png: Buffer): Map<string, Buffer> {
  const found = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    found.set(png.toString("latin1", at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return found;
}

test("tokens become sRGB, also where OKLCH reaches beyond it; what is missing is named", () => {
  const sheet = "@theme{--color-a:oklch(1 0 0);--color-b:oklch(0.7 0.4 150)}.print{--color-a:oklch(0 0 0)}";
  assert.equal(colourTokens(sheet)("a"), "#ffffff");
  assert.match(colourTokens(sheet)("b"), /^#[0-9a-f]{6}$/);
  assert.throws(() => colourTokens(sheet)("c"), /--color-c: found "nothing"/);
});

test("a drawing of few colours gets a palette, one of many does not; both keep every pixel", () => {
  const few = Buffer.from([255, 0, 0, 255, 0, 0, 255, 255]);
  const small = chunks(flatPng(few, 2, 1));
  assert.deepEqual([...(small.get("PLTE") ?? [])], [255, 0, 0, 0, 0, 255]);
  assert.deepEqual([...inflateSync(small.get("IDAT") ?? "")], [0, 0, 1]);
  const many = Buffer.alloc(300 * 4);
  for (let pixel = 0; pixel < 300; pixel++) many.writeUInt16BE(pixel, pixel * 4);
  const large = chunks(flatPng(many, 300, 1));
  assert.ok(!large.has("PLTE"));
  const row = inflateSync(large.get("IDAT") ?? "");
  assert.equal(row.length, 1 + 300 * 3);
  assert.equal(row.readUInt16BE(1 + 299 * 3), 299);
});

test("an icon file tells where each of its pictures lies", () => {
  const pictures = new Map([
    [16, Buffer.from("first")],
    [32, Buffer.from("second")],
  ]);
  const file = icoFile(pictures);
  const [, second = Buffer.of()] = pictures.values();
  assert.equal(file.readUInt16LE(4), 2);
  assert.equal(file[6 + 16], 32);
  const offset = file.readUInt32LE(6 + 16 + 12);
  assert.deepEqual(file.subarray(offset, offset + file.readUInt32LE(6 + 16 + 8)), second);
});

test("another colour or name gives other pictures, the same ones give the same bytes", async () => {
  const paint = async (config = site, colours = token) =>
    (await (await shareImagePainter(font, config, colours))(pages.crm)).toString("base64");
  const first = await paint();
  assert.equal(await paint(), first);
  assert.notEqual(await paint({ ...site, brand: { ...site.brand, name: "Otra" } }), first);
  const rebranded = colourTokens(css.replace(/--color-night:[^;]+/, "--color-night: oklch(0.3 0.1 20)"));
  assert.notEqual(await paint(site, rebranded), first);
  for (const [name, content] of iconFiles(site, rebranded)) {
    if (name !== "favicon.svg") assert.notDeepEqual(content, iconFiles(site, token).get(name), name);
  }
});
