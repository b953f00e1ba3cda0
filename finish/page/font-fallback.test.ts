import assert from "node:assert/strict";
import { test } from "node:test";
import { unbuiltSite } from "../unbuilt-site.ts";
import { fontFallback } from "./font-fallback.ts";

const font = unbuiltSite.font.bytes;

test("the fallback font has size overrides, so that text does not move", async () => {
  const fallback = await fontFallback(':root{--font-sans:"A","B fallback",sans-serif}', font);
  for (const part of ["B fallback", "ascent-override", "descent-override", "size-adjust"])
    assert.ok(fallback.includes(part));
  await assert.rejects(fontFallback(":root{}", font), /must name a fallback family/);
});
