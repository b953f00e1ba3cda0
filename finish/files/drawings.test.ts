import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { site } from "../../site.config.ts";
import { listedPages } from "../build.ts";
import type { Logo } from "../logo.ts";
import { dark, parseColourTokens } from "../tokens.ts";
import { css, unbuiltSite } from "../unbuilt-site.ts";
import { encodeIco, icons } from "./icons.ts";
import { shareImages } from "./share-images.ts";

test("converts tokens to sRGB, clips colours outside it, and names a missing token", () => {
  const sheet = "@theme{--color-a:oklch(1 0 0);--color-b:oklch(0.7 0.4 150)}.print{--color-a:oklch(0 0 0)}";
  assert.equal(parseColourTokens(sheet)("a"), "#ffffff");
  assert.match(parseColourTokens(sheet)("b"), /^#[0-9a-f]{6}$/);
  assert.throws(() => parseColourTokens(sheet)("c"), /--color-c: found "nothing"/);
});

test("the last matching media feature decides a token's value, also through var()", () => {
  const sheet =
    "@theme{--color-a:oklch(1 0 0);--color-b:oklch(0 0 0 / 0.5)}@media screen and (prefers-color-scheme: dark){:root{--color-a:oklch(0 0 0)}}@media (prefers-contrast: more){:root{--color-b:var(--color-a)}}";
  assert.equal(parseColourTokens(sheet)("b"), "#00000080");
  assert.equal(parseColourTokens(sheet, dark)("a"), "#000000");
  assert.equal(parseColourTokens(sheet, "(prefers-contrast: more)")("b"), "#ffffff");
  assert.throws(
    () => parseColourTokens(sheet, "(forced-colors: active)"),
    /no @media with \(forced-colors: active\)/,
  );
});

test("favicon.ico lists the offset of each picture", () => {
  const pictures = new Map([
    [16, Buffer.from("first")],
    [32, Buffer.from("second")],
  ]);
  const file = encodeIco(pictures);
  const [, second = Buffer.of()] = pictures.values();
  assert.equal(file.readUInt16LE(4), 2);
  assert.equal(file[6 + 16], 32);
  const offset = file.readUInt32LE(6 + 16 + 12);
  assert.deepEqual(file.subarray(offset, offset + file.readUInt32LE(6 + 16 + 8)), second);
});

const hashOf = (content: Buffer = Buffer.of()) => createHash("sha256").update(content).digest("hex");

/** The hash of one page's share image: each takes a while. */
const shareHash = async (changes: Partial<Parameters<typeof shareImages>[0]>) => {
  const images = await shareImages({ ...unbuiltSite, ...changes }, listedPages.slice(0, 1));
  const [image, ...more] = images.values();
  assert.deepEqual(more, []);
  return hashOf(image);
};

test("pictures change with colour and name, and are the same bytes for the same input", async () => {
  const first = await shareHash({});
  assert.equal(await shareHash({}), first);
  const renamed = { ...site, brand: { name: "Otra", claim: site.brand.claim } };
  assert.notEqual(await shareHash({ config: renamed }), first);
  const token = parseColourTokens(`${css}\n@theme { --color-night: oklch(0.3 0.1 20); }`);
  assert.notEqual(await shareHash({ token }), first);
  const drawn = await icons(unbuiltSite);
  for (const [name, content] of await icons({ ...unbuiltSite, token })) {
    if (name !== "favicon.svg")
      assert.notDeepEqual(content, drawn.get(name), `${name}: found the same picture in other colours`);
  }
});

test("icons and share images show the owner's logo; icons show a letter where the logo is too wide", async () => {
  const drawing = (fill: string, width: number) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40"><path fill="${fill}" d="M0 0h${width}v40z"/></svg>`;
    return { onLight: svg, onDark: svg, plated: false, ratio: width / 40 };
  };
  const icon = drawing("#c04000", 40);
  const square = { ...icon, named: false, icon };
  const wide = { ...drawing("#c04000", 160), named: true, icon: undefined };
  const iconsOf = async (logo: Logo | undefined, name = site.brand.name) =>
    icons({ ...unbuiltSite, config: { ...site, brand: { ...site.brand, name } }, logo });
  const [none, mark, letter, other] = [
    await iconsOf(undefined),
    await iconsOf(square),
    await iconsOf(wide, "Ñandú"),
    await iconsOf(wide, "Quebracho"),
  ];
  for (const name of none.keys()) {
    if (name === "site.webmanifest") continue;
    const drawn = [none, mark, letter, other].map((all) => hashOf(all.get(name)));
    assert.equal(new Set(drawn).size, 4, name);
  }
  assert.match(`${mark.get("favicon.svg")}`, /#c04000/);
  const images = await Promise.all([undefined, square, wide].map((logo) => shareHash({ logo })));
  assert.equal(new Set(images).size, 3);
});
