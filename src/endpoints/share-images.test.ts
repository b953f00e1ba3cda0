import assert from "node:assert/strict";
import { test } from "node:test";
import { pages } from "../content/pages/pages.ts";
import { read } from "../site-content.ts";
import { drawShareImage } from "./share-images.ts";

test("only a character that the font of a share image lacks is reported", async () => {
  const warnings: string[] = [];
  const page = { ...read(pages).fixedPageEntries.about, title: "Datto™: “ñandú” — 5 €…, ≥ 99 %" };
  await drawShareImage(page, (warning: string) => warnings.push(warning));
  assert.deepEqual(
    warnings.map((one) => /por (.*):/.exec(one)?.[1]),
    ["≥"],
  );
});
