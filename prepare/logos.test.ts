import assert from "node:assert/strict";
import { test } from "node:test";
import { buildLogoSprite } from "./logos.ts";

test("the sprite has the logos of WhatsApp and Instagram, and no duplicate ids", () => {
  const ids = [...buildLogoSprite().matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  assert.ok(ids.includes("whatsapp") && ids.includes("instagram"));
  assert.equal(new Set(ids).size, ids.length);
});

test("the square view of each logo in the sprite shows no part of the neighbouring logos", () => {
  const views = buildLogoSprite().matchAll(/<view id="[^"]+" viewBox="0 (\S+) (\S+) (\S+)"/g);
  const marks = [...views].map(([, ...numbers]) => {
    const [top = 0, width = 0, height = 0] = numbers.map(Number);
    const [middle, half] = [top + height / 2, Math.max(width, height) / 2];
    return { top, bottom: top + height, from: middle - half, to: middle + half };
  });
  assert.ok(marks.length > 9);
  for (const { from, to } of marks)
    assert.equal(marks.filter(({ top, bottom }) => bottom > from && top < to).length, 1);
});
