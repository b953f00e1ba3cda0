import assert from "node:assert/strict";
import { test } from "node:test";
import { unbuiltSiteParts } from "../../tests/unbuilt-site.ts";
import { buildFontFallback } from "./font-fallback.ts";

const fontBytes = unbuiltSiteParts.font.bytes;

test("the fallback font has ascent, descent and size overrides; a style sheet without the name of a fallback family is refused", async () => {
  const fallback = await buildFontFallback(':root{--font-sans:"A","B fallback",sans-serif}', fontBytes);
  for (const part of ["B fallback", "ascent-override", "descent-override", "size-adjust"])
    assert.ok(fallback.includes(part));
  await assert.rejects(buildFontFallback(":root{}", fontBytes), /must name a fallback family/);
});
