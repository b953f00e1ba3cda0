import assert from "node:assert/strict";
import { test } from "node:test";
import { Resvg } from "@resvg/resvg-js";
import { logoSvgByDrawingEditor } from "../../tests/exported-logos.ts";
import { createDisposableTemporaryFolder } from "../../tests/temporary-folder.ts";
import { formatProblem } from "../content/problems.ts";
import { readLogo } from "./logo.ts";
import { siteColours } from "./tokens.ts";

const token = siteColours.light;

const buildSvg = (inside: string, attributes = 'viewBox="0 0 160 40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
const buildBarSvg = (fill: string) => buildSvg(`<rect width="160" height="40" fill="${fill}"/>`);
const buildSquareSvg = (fill: string) =>
  buildSvg(`<circle cx="20" cy="20" r="20" fill="${fill}"/>`, 'viewBox="0 0 40 40"');
const darkBarSvg = buildBarSvg("#202060");

function readTestLogo(files: Record<string, string>) {
  using folder = createDisposableTemporaryFolder(files);
  const found = readLogo(folder.path, token);
  if (!("problems" in found)) return found;
  return { faults: found.problems.map((one) => formatProblem(one).slice(folder.path.length + 1)) };
}

function readValidLogo(files: Record<string, string>) {
  const found = readTestLogo(files);
  assert.ok("logo" in found && found.logo, JSON.stringify(found));
  return found.logo;
}

test("a logo drawn in currentColor gets the text colour of each background, and no light plate", () => {
  const logo = readValidLogo({ "logo.svg": buildBarSvg("currentColor") });
  assert.ok(logo.onLight.includes(token("ink")) && logo.onDark.includes(token("on-night")));
  assert.equal(logo.needsLightPlate, false);
});

test("a logo gets a light plate on dark backgrounds only when it would be invisible there and has no logo-dark.svg", () => {
  const onItsOwnGround = buildSvg(
    '<rect width="160" height="40" fill="#fff3d6"/><path d="M40 10h60v20h-60z" fill="#4a1f08"/>',
  );
  for (const [svg, expected] of [
    [darkBarSvg, true],
    [buildBarSvg("#c04000"), false],
    [onItsOwnGround, false],
  ] as const)
    assert.equal(readValidLogo({ "logo.svg": svg }).needsLightPlate, expected, svg);
  const both = readValidLogo({ "logo.svg": darkBarSvg, "logo-dark.svg": buildBarSvg("#fff") });
  assert.equal(both.needsLightPlate, false);
  assert.notEqual(both.onDark, both.onLight);
});

test("a square logo is its own icon; the icon of a wide logo is logo-icon.svg, if there is one", () => {
  const square = readValidLogo({ "logo.svg": buildSquareSvg("#c04000") });
  assert.equal(square.containsName, false);
  assert.equal(square.icon?.onLight, square.onLight);
  const wide = { "logo.svg": buildBarSvg("#c04000") };
  assert.equal(readValidLogo(wide).icon, undefined);
  const { icon, containsName } = readValidLogo({ ...wide, "logo-icon.svg": buildSquareSvg("#202060") });
  assert.equal(containsName, true);
  assert.match(icon?.onLight ?? "", /circle.*#202060/);
});

test("a logo as a drawing program exports it is accepted without the program's data, and looks the same", () => {
  const exports = {
    ...logoSvgByDrawingEditor,
    "without viewBox": buildSvg('<rect width="160" height="40" fill="#202060"/>', 'width="160" height="40"'),
    "with a filter that nothing uses": buildSvg(
      '<defs><filter id="a"><feImage href="https://example.com/a.png"/></filter></defs><rect width="160" height="40" fill="#202060"/>',
    ),
    "with a script": buildSvg('<script>alert(1)</script><rect width="160" height="40" fill="#202060"/>'),
  };
  const draw = (svg: string) =>
    new Resvg(svg, { fitTo: { mode: "width", value: 160 } }).render().pixels.toString("base64");
  for (const [name, source] of Object.entries(exports)) {
    const { onLight } = readValidLogo({ "logo.svg": `\uFEFF${source}` });
    assert.doesNotMatch(onLight, /inkscape:|sodipodi|metadata|<!|<\?|script|feImage/, name);
    assert.ok(draw(onLight) === draw(source), `${name}: another picture`);
  }
});

test("a logo that cannot be used is reported, each fault in one line with what is expected", () => {
  const sized = buildSvg('<path d="M0 0h9v9z"/>', 'width="90mm" height="30mm"');
  const font = "<style>@import url(https://example.com/font.css);path{fill:red}</style>";
  const points = Array.from({ length: 5000 }, (_, index) => `${(index * 37) % 160} ${(index * 61) % 40}`);
  const manyPoints = `<path d="M${points.join("L")}z"/>`;
  const cases: [files: Record<string, string>, expected: RegExp][] = [
    [{ "logo.svg": buildSvg("<text>Acme</text>") }, /encontré <text>; .*convierte las letras en trazos/],
    [{ "logo.svg": buildSvg('<image href="data:image/png;base64,AA" width="9" height="9"/>') }, /<image>/],
    [{ "logo.svg": buildSvg('<use href="otro.svg#a"/>') }, /encontré href="otro\.svg#a"; .*otro archivo/],
    [{ "logo.svg": buildSvg(`${font}<path d="M0 0h9v9z"/>`) }, /encontré @import .*otro archivo/],
    [{ "logo.svg": buildSvg(manyPoints) }, /\d\d\.\d KB; se espera que pese 20 KB/],
    [{ "logo.svg": sized }, /encontré viewBox ""; .*viewBox="0 0 160 40"/],
    [{ "logo.svg": buildSvg("", 'viewBox="0 0 900 10"') }, /un dibujo 90 veces tan ancho como alto/],
    [{ "logo.svg": "hola" }, /encontré un archivo que no es un dibujo/],
    [{ "logo.svg": buildBarSvg("#fff") }, /un dibujo del que se ve el 0 % sobre la página clara/],
    [{ "logo-dark.svg": darkBarSvg }, /logo\.svg: no encontré nada junto a logo-dark\.svg/],
    [{ "logo.svg": darkBarSvg, "logo-dark.svg": darkBarSvg }, /logo-dark\.svg: .* se ve el 0 %/],
    [{ "logo.svg": darkBarSvg, "logo-dark.svg": buildSquareSvg("#fff") }, /logo-dark\.svg: .*4 veces/],
    [{ "logo.svg": darkBarSvg, "logo-icon.svg": darkBarSvg }, /logo-icon\.svg: .*un cuadrado/],
  ];
  for (const [files, expected] of cases) {
    const found = readTestLogo(files);
    assert.ok("faults" in found, `${expected}`);
    assert.match(found.faults.join("\n"), expected);
    for (const line of found.faults) assert.match(line, /^logo[\w-]*\.svg: [^\n]*; se espera [^\n]*$/);
  }
});
