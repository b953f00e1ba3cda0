import assert from "node:assert/strict";
import { test } from "node:test";
import { Resvg } from "@resvg/resvg-js";
import { logoSvgByDrawingEditor } from "../tests/exported-logos.ts";
import { buildHostileLogos, cleanableLogoNames } from "../tests/hostile-logos.ts";
import { sanitizeSvg } from "./safe-svg.ts";

const trackingUrl = "http://127.0.0.1:1/hit";

test("each hostile logo is refused, or its harmful parts are removed, within a second of processor time", () => {
  const logos = {
    ...buildHostileLogos(trackingUrl),
    "selector that closes its style element":
      '<svg xmlns="http://www.w3.org/2000/svg"><style>a[b="&lt;/style&gt;&lt;script&gt;"]{fill:red}</style></svg>',
  };
  for (const [name, source] of Object.entries(logos)) {
    const start = process.cpuUsage();
    const found = sanitizeSvg(source);
    const { user } = process.cpuUsage(start);
    assert.ok(user < 1_000_000, `${name}: ${user / 1000} ms`);
    const result = `${name}: ${JSON.stringify(found)}`;
    if (cleanableLogoNames.includes(name)) {
      assert.ok("svg" in found, result);
      assert.doesNotMatch(found.svg, /script|127\.0|load|http:\/\/(?!www\.w3)/, name);
    } else assert.ok("fault" in found, result);
  }
});

test("logos exported by drawing editors lose their metadata and look the same", () => {
  for (const [editor, source] of Object.entries(logoSvgByDrawingEditor)) {
    const found = sanitizeSvg(source);
    assert.ok("svg" in found, `${editor}: ${JSON.stringify(found)}`);
    assert.doesNotMatch(found.svg, /inkscape|sodipodi|data-name|metadata|<!|<\?|title/, editor);
    const pixels = (svg: string) =>
      new Resvg(svg, { fitTo: { mode: "width", value: 160 } }).render().pixels.toString("base64");
    assert.ok(pixels(found.svg) === pixels(source), `${editor}: another picture`);
  }
});

test("a cleaned logo keeps its styles for the dark scheme, and loses namespace prefixes, and its width and height, which are returned", () => {
  const style = "<style>@media (prefers-color-scheme:dark){#a{fill:#fff;}}</style>";
  const found = sanitizeSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:s="http://www.w3.org/2000/svg" xmlns:q="http://www.w3.org/1999/xlink" width="1e3" height='2' viewBox="0 0 2 1">${style}<s:path id="a" d="M0 0h1"/><use q:href="#a"/></svg>`,
  );
  assert.deepEqual(found, {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1">${style}<path id="a" d="M0 0h1"/><use href="#a"/></svg>`,
    viewBox: "0 0 2 1",
    width: "1e3",
    height: "2",
  });
});
