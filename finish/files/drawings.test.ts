import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { site } from "../../site.config.ts";
import { tokenSheetsCss, unbuiltSiteParts } from "../../tests/unbuilt-site.ts";
import { listedPageEntries } from "../build.ts";
import type { Logo } from "../logo.ts";
import { darkSchemeMediaQuery, parseColourTokens } from "../tokens.ts";
import { buildIconFiles } from "./icons.ts";
import { drawShareImages } from "./share-images.ts";

test("colour tokens are read as sRGB, also within a media query; a missing token or media query throws", () => {
  const sheet = `@theme{--color-a:oklch(1 0 0);--color-b:oklch(0 0 0 / 0.5);--color-vivid:oklch(0.7 0.4 150)}
    @media screen and (prefers-color-scheme: dark){:root{--color-a:oklch(0 0 0)}}
    @media (prefers-contrast: more){:root{--color-b:var(--color-a)}}.print{--color-a:oklch(0 0 0)}`;
  const token = parseColourTokens(sheet);
  assert.deepEqual([token("a"), token("b")], ["#ffffff", "#00000080"]);
  assert.match(token("vivid"), /^#[0-9a-f]{6}$/, "outside sRGB");
  assert.equal(parseColourTokens(sheet, darkSchemeMediaQuery)("a"), "#000000");
  assert.equal(parseColourTokens(sheet, "(prefers-contrast: more)")("b"), "#ffffff");
  assert.throws(() => token("c"), /--color-c: found "nothing"/);
  assert.throws(() => parseColourTokens(sheet, "(a: b)"), /no @media with \(a: b\)/);
});

const computeSha256 = (content: Buffer = Buffer.of()) => createHash("sha256").update(content).digest("hex");

/** Draws the share image of one page only, because drawing takes a while. @returns the image's hash */
const hashShareImage = async (changes: Partial<Parameters<typeof drawShareImages>[0]>) => {
  const images = await drawShareImages({ ...unbuiltSiteParts, ...changes }, listedPageEntries.slice(0, 1));
  assert.equal(images.size, 1);
  return computeSha256([...images.values()][0]);
};

const createTestLogoDrawing = (fill: string, width: number) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40"><path fill="${fill}" d="M0 0h${width}v40z"/></svg>`;
  return { onLight: svg, onDark: svg, needsLightPlate: false, ratio: width / 40 };
};
const squareLogoDrawing = createTestLogoDrawing("#c04000", 40);
const squareLogo: Logo = { ...squareLogoDrawing, named: false, icon: squareLogoDrawing };
const wideLogo: Logo = { ...createTestLogoDrawing("#c04000", 160), named: true, icon: undefined };
const createBrandNameChange = (name: string) => ({
  config: { ...site, brand: { name, claim: site.brand.claim } },
});
const nightColourChange = {
  token: parseColourTokens(`${tokenSheetsCss}\n@theme { --color-night: oklch(0.3 0.1 20); }`),
};

test("a share image changes with the night colour, the brand's name and the logo, and is otherwise the same in every byte", async () => {
  const first = await hashShareImage({});
  assert.equal(await hashShareImage({}), first);
  const logoChanges = [{ logo: squareLogo }, { logo: wideLogo }];
  const changes = [createBrandNameChange("Otra"), nightColourChange, ...logoChanges];
  const hashes = await Promise.all(changes.map(hashShareImage));
  assert.equal(new Set([first, ...hashes]).size, 5);
});

test("each icon changes with the logo, or with the brand's first letter where the logo is too wide", async () => {
  const variants = [
    {},
    nightColourChange,
    { logo: squareLogo },
    { ...createBrandNameChange("Ñandú"), logo: wideLogo },
    { ...createBrandNameChange("Quebracho"), logo: wideLogo },
  ];
  const drawn = await Promise.all(
    variants.map((change) => buildIconFiles({ ...unbuiltSiteParts, ...change })),
  );
  for (const name of drawn[0]?.keys() ?? []) {
    if (name === "site.webmanifest") continue;
    const compared = name === "favicon.svg" ? drawn.toSpliced(1, 1) : drawn;
    const hashes = compared.map((all) => computeSha256(all.get(name)));
    assert.equal(new Set(hashes).size, compared.length, name);
  }
  assert.match(`${drawn[2]?.get("favicon.svg")}`, /#c04000/);
});
