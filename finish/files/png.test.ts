import assert from "node:assert/strict";
import { test } from "node:test";
import { Resvg } from "@resvg/resvg-js";
import { smallerPng } from "./png.ts";

const drawing = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="64" height="64">${inner}</svg>`;

test("a picture made smaller shows the same pixels", () => {
  const circles = Array.from(
    { length: 12 },
    (_, at) => `<circle cx="${at * 5}" cy="${at * 4}" r="9" fill="#${at}0f" />`,
  );
  const drawn = new Resvg(drawing(circles.join(""))).render();
  const small = smallerPng(drawn.asPng());
  assert.ok(small.length < drawn.asPng().length);
  const shown = new Resvg(
    drawing(
      `<image width="64" height="64" xlink:href="data:image/png;base64,${small.toString("base64")}" />`,
    ),
  ).render();
  assert.ok(shown.pixels.equals(drawn.pixels));
});
