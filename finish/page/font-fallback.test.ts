import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fontFile } from "../font.ts";
import { fontFallback } from "./font-fallback.ts";

const found = fontFile();
assert.ok("path" in found);
const font = readFileSync(found.path);

test("the font's fallback has the overrides that keep text in place", async () => {
  const fallback = await fontFallback(':root{--font-sans:"A","B fallback",sans-serif}', font);
  for (const part of ["B fallback", "ascent-override", "descent-override", "size-adjust"])
    assert.ok(fallback.includes(part));
  await assert.rejects(fontFallback(":root{}", font), /must name a fallback family/);
});
