import assert from "node:assert/strict";
import { test } from "node:test";
import { buildLogoSprite } from "./logos.ts";

test("the sprite has the logos of WhatsApp and Instagram, and no duplicate ids", () => {
  const ids = [...buildLogoSprite().matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  assert.ok(ids.includes("whatsapp") && ids.includes("instagram"));
  assert.equal(new Set(ids).size, ids.length);
});

test("the square view of each logo in the sprite shows no part of the neighbouring logos", () => {
  const marks = [...buildLogoSprite().matchAll(/<view id="[^"]+" viewBox="0 (\S+) (\S+) (\S+)"/g)].map(
    ([, top, width, height]) => {
      const side = Math.max(Number(width), Number(height));
      const middle = Number(top) + Number(height) / 2;
      return {
        top: Number(top),
        bottom: Number(top) + Number(height),
        shown: [middle - side / 2, middle + side / 2],
      };
    },
  );
  assert.ok(marks.length > 9);
  for (const { shown } of marks) {
    const seen = marks.filter(({ top, bottom }) => bottom > (shown[0] ?? 0) && top < (shown[1] ?? 0));
    assert.equal(seen.length, 1);
  }
});
