import assert from "node:assert/strict";
import { test } from "node:test";
import { createDisposableTemporaryFolder } from "../../tests/temporary-folder.ts";
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
  return readLogo(folder.path, token);
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

test("what drawing programs leave in a logo, unused filters and scripts are removed", () => {
  for (const rest of [
    "<metadata/><script>alert(1)</script>",
    '<defs><filter id="a"><feImage href="https://example.com/a.png"/></filter></defs>',
  ]) {
    const svg = `\uFEFF<?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <svg width="160mm" height="40mm" viewBox="0 0 160 40" xmlns="http://www.w3.org/2000/svg"
        xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape">${rest}
        <g inkscape:label="Capa 1"><path style="fill:#202060" d="M0 0H160V40H0Z"/></g></svg>`;
    const { onLight } = readValidLogo({ "logo.svg": svg });
    assert.doesNotMatch(onLight, /inkscape|metadata|<\?|script|feImage/);
    assert.match(onLight, /<path[^>]*#202060/);
  }
});

test("a logo that cannot be used is reported, each fault by its file", () => {
  const sized = buildSvg('<path d="M0 0h9v9z"/>', 'width="90mm" height="30mm"');
  const font = "<style>@import url(https://example.com/font.css);path{fill:red}</style>";
  const points = Array.from({ length: 5000 }, (_, index) => `${(index * 37) % 160} ${(index * 61) % 40}`);
  for (const [files, expected] of [
    [{ "logo.svg": buildSvg("<text>Acme</text>") }, /^logo\.svg: <text>/],
    [{ "logo.svg": buildSvg('<use href="otro.svg#a"/>') }, /href="otro\.svg#a"/],
    [{ "logo.svg": buildSvg(`${font}<path d="M0 0h9v9z"/>`) }, /@import/],
    [{ "logo.svg": buildSvg(`<path d="M${points.join("L")}z"/>`) }, /\d\d\.\d KB/],
    [{ "logo.svg": sized }, /viewBox ""/],
    [{ "logo.svg": buildSvg("", 'viewBox="0 0 900 10"') }, /90 veces tan ancho/],
    [{ "logo.svg": "hola" }, /no es un dibujo/],
    [{ "logo.svg": buildBarSvg("#fff") }, /^logo\.svg: .*se ve el 0 %/],
    [{ "logo-dark.svg": darkBarSvg }, /^logo\.svg: nada/],
    [{ "logo.svg": darkBarSvg, "logo-dark.svg": darkBarSvg }, /^logo-dark\.svg: .*se ve el 0 %/],
    [{ "logo.svg": darkBarSvg, "logo-icon.svg": darkBarSvg }, /^logo-icon\.svg: .*4 veces/],
  ] satisfies [Record<string, string>, RegExp][]) {
    const { problems = [] } = { problems: undefined, ...readTestLogo(files) };
    const faults = problems.map(({ file, found }) => `${file.split("/").at(-1)}: ${found}`);
    assert.match(faults.join("\n"), expected);
  }
});
