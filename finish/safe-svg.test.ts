import assert from "node:assert/strict";
import { test } from "node:test";
import { Resvg } from "@resvg/resvg-js";
import { exportedLogos } from "./exported-logos.ts";
import { cleanedLogos, hostileLogos } from "./hostile-logos.ts";
import { sanitizeSvg } from "./safe-svg.ts";

const hit = "http://127.0.0.1:1/hit";

for (const [name, source] of Object.entries(hostileLogos(hit))) {
  const isCleaned = cleanedLogos.includes(name);
  test(`${isCleaned ? "cleans" : "refuses"} ${name}`, { timeout: 1000 }, () => {
    const found = sanitizeSvg(source);
    if (!isCleaned) assert.ok("fault" in found, `passed: ${JSON.stringify(found)}`);
    else
      assert.ok(
        "svg" in found && !/script|127\.0|load|http:\/\/(?!www\.w3)/.test(found.svg),
        JSON.stringify(found),
      );
  });
}

for (const [editor, source] of Object.entries(exportedLogos)) {
  test(`cleans an export of ${editor} and draws the same`, () => {
    const found = sanitizeSvg(source);
    assert.ok("svg" in found, JSON.stringify(found));
    assert.doesNotMatch(found.svg, /inkscape|sodipodi|data-name|metadata|<!|<\?|title/);
    const pixels = (svg: string) =>
      new Resvg(svg, { fitTo: { mode: "width", value: 160 } }).render().pixels.toString("base64");
    assert.equal(pixels(found.svg), pixels(source));
  });
}

test("keeps gradients, styles, media queries and references within the file", () => {
  const found = sanitizeSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><style>.a{fill:url(#b)}@media (prefers-color-scheme:dark){.a{fill:#fff}}</style><defs><linearGradient id="b"><stop stop-color="#202060"/></linearGradient></defs><g id="c"><path class="a" d="M0 0h1"/></g><use href="#c" x="1"/></svg>`,
  );
  assert.deepEqual(found, {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><style>.a{fill:url(#b);}@media (prefers-color-scheme:dark){.a{fill:#fff;}}</style><defs><linearGradient id="b"><stop stop-color="#202060"/></linearGradient></defs><g id="c"><path class="a" d="M0 0h1"/></g><use href="#c" x="1"/></svg>`,
    viewBox: "0 0 2 1",
    width: undefined,
    height: undefined,
  });
});

test("writes elements of SVG without their prefix, and links without theirs", () => {
  const found = sanitizeSvg(
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:s="http://www.w3.org/2000/svg" xmlns:q="http://www.w3.org/1999/xlink" viewBox="0 0 2 1"><s:path id="a" d="M0 0h1"/><use q:href="#a"/></svg>',
  );
  assert.ok("svg" in found && found.svg.endsWith('<path id="a" d="M0 0h1"/><use href="#a"/></svg>'));
});

test("removes width and height and returns them", () => {
  const found = sanitizeSvg(
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="1e3" height=\'2\' viewBox="0 0 2 1" fill="none"><g/></svg>',
  );
  assert.deepEqual(found, {
    svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1" fill="none"><g/></svg>',
    viewBox: "0 0 2 1",
    width: "1e3",
    height: "2",
  });
});

test("accepts twenty letters that reuse one shape", () => {
  const uses = Array.from({ length: 20 }, (_, at) => `<use href="#a" x="${at}"/>`).join("");
  const found = sanitizeSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 1"><defs><path id="a" d="M0 0h1"/></defs>${uses}</svg>`,
  );
  assert.ok("svg" in found, JSON.stringify(found));
});
