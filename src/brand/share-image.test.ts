import assert from "node:assert/strict";
import { test } from "node:test";
import { type PageEntry, pages } from "../content/pages/pages.ts";
import { read } from "../site-content.ts";
import { siteLook } from "./brand-identity.ts";
import { buildShareImagePath } from "./share-image.ts";
import { parseColourTokens, readTokenSheets } from "./tokens.ts";

const { fixedPageEntries } = read(pages);

const { home } = fixedPageEntries;

test("the address of a share image changes with the title, the night colour, the brand's name and the logo, and with nothing else", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
  const drawing = { onLight: svg, onDark: svg, needsLightPlate: false, aspectRatio: 1 };
  const redNight = `${readTokenSheets()}\n@theme { --color-night: oklch(0.3 0.1 20); }`;
  const addresses = new Set([
    buildShareImagePath(home),
    buildShareImagePath({ ...home, description: "Otra" } as PageEntry),
    buildShareImagePath({ ...home, title: "Otro" } as PageEntry),
    buildShareImagePath(home, { ...siteLook, token: parseColourTokens(redNight) }),
    buildShareImagePath(home, { ...siteLook, brand: { name: "Otra" } }),
    buildShareImagePath(home, { ...siteLook, logo: { ...drawing, containsName: false, icon: drawing } }),
  ]);
  assert.equal(addresses.size, 5);
  for (const address of addresses) assert.match(address, /^\/share\/index\.png\?[0-9a-f]{8}$/);
});
