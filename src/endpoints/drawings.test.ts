import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "../../site.config.ts";
import { sitePartsKnownBeforeBuild, tokenSheetsCss } from "../../tests/unbuilt-site.ts";
import { listedPageEntries } from "../../finish/build.ts";
import type { Logo } from "../brand/logo.ts";
import { parseColourTokens } from "../brand/tokens.ts";
import { buildIconFiles } from "./icons.ts";
import { drawShareImages } from "./share-images.ts";

/** Creates a logo 40 px high; one wider than that contains the firm's name and has no icon. */
function createLogo(width: number): Logo {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40"><path fill="#c04000" d="M0 0h${width}v40z"/></svg>`;
  const drawing = { onLight: svg, onDark: svg, needsLightPlate: false, aspectRatio: width / 40 };
  return { ...drawing, containsName: width > 40, icon: width > 40 ? undefined : drawing };
}

const createBrandNameOverride = (name: string) => ({
  config: { ...site, brand: { name, claim: site.brand.claim } },
});
const nightColourOverride = {
  token: parseColourTokens(`${tokenSheetsCss}\n@theme { --color-night: oklch(0.3 0.1 20); }`),
};

test("a share image is drawn twice with the same bytes, and changes with the night colour, the brand's name and the logo", async () => {
  const changes = [
    nightColourOverride,
    createBrandNameOverride("Otra"),
    { logo: createLogo(40) },
    { logo: createLogo(160) },
  ];
  const images = new Set<string>();
  for (const change of [{}, {}, ...changes]) {
    // Only one page, because drawing takes a while.
    const drawn = await drawShareImages(
      { ...sitePartsKnownBeforeBuild, ...change },
      listedPageEntries.slice(0, 1),
    );
    for (const image of drawn.values()) images.add(image.toString("base64"));
  }
  assert.equal(images.size, 1 + changes.length);
});

test("each icon changes with the logo, or with the brand's first letter where the logo is too wide", async () => {
  const changes = [
    { logo: createLogo(40) },
    { ...createBrandNameOverride("Ñandú"), logo: createLogo(160) },
    { ...createBrandNameOverride("Quebracho"), logo: createLogo(160) },
  ];
  const all = await Promise.all(
    [{}, ...changes].map((change) => buildIconFiles({ ...sitePartsKnownBeforeBuild, ...change })),
  );
  for (const name of all[0]?.keys() ?? [])
    if (name !== "site.webmanifest")
      assert.equal(new Set(all.map((files) => files.get(name)?.toString("base64"))).size, all.length, name);
  assert.match(`${all[1]?.get("favicon.svg")}`, /#c04000/);
});
