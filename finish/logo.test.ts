import assert from "node:assert/strict";
import { test } from "node:test";
import { createTemporaryFolder } from "../tests/temporary-folder.ts";
import { unbuiltSiteParts } from "../tests/unbuilt-site.ts";
import { readLogo, setSvgPositionAndSize } from "./logo.ts";

const { token } = unbuiltSiteParts;

const createSvgText = (inside: string, attributes = 'viewBox="0 0 160 40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
const createBarElement = (fill: string) => `<rect width="160" height="40" fill="${fill}"/>`;
const createSquareSvg = (fill: string) =>
  createSvgText(`<circle cx="20" cy="20" r="20" fill="${fill}"/>`, 'viewBox="0 0 40 40"');
const validLogoSvg = createSvgText(createBarElement("#202060"));

/** Reads the logo of a folder with these files. @returns the logo, undefined without files, or the faults, one line each */
function readTestLogo(files: Record<string, string>, locale = "en-US") {
  using folder = createTemporaryFolder(files);
  const found = readLogo(folder.path, token, locale);
  return "faults" in found ? { faults: found.faults.map((one) => one.slice(folder.path.length + 1)) } : found;
}

/** Reads the logo of a folder with these files. @returns the faults, one line each */
function readLogoFaults(files: Record<string, string>, locale?: string): string[] {
  const found = readTestLogo(files, locale);
  return "faults" in found ? found.faults : [];
}

function readValidLogo(files: Record<string, string>) {
  const found = readTestLogo(files);
  assert.ok("logo" in found && found.logo, JSON.stringify(found));
  return found.logo;
}

test("a folder without logo files gives no logo and no fault", () => {
  assert.deepEqual(readTestLogo({}), { logo: undefined });
});

test("a logo drawn in currentColor gets the text colour of each background, and no light plate", () => {
  const logo = readValidLogo({ "logo.svg": createSvgText(createBarElement("currentColor")) });
  assert.ok(logo.onLight.includes(token("ink")) && logo.onDark.includes(token("on-night")));
  assert.deepEqual([logo.needsLightPlate, logo.named, logo.icon], [false, true, undefined]);
});

test("a logo gets a light plate in the dark scheme only when part of it would be invisible and there is no logo-dark.svg", () => {
  const half = `${createBarElement("#202060")}<rect width="80" height="40" fill="#c04000"/>`;
  const on = (ground: string, ink: string) =>
    `${createBarElement(ground)}<rect x="40" y="10" width="60" height="20" fill="${ink}"/>`;
  const platedCases: [what: string, inside: string, needsLightPlate: boolean][] = [
    ["dark", createBarElement("#202060"), true],
    ["half of it dark", half, true],
    ["bright", createBarElement("#c04000"), false],
    ["dark on its own light background", on("#fff3d6", "#4a1f08"), false],
    ["light on its own dark background", on("#202060", "#fff"), false],
  ];
  for (const [what, inside, expected] of platedCases)
    assert.deepEqual(
      [what, readValidLogo({ "logo.svg": createSvgText(inside) }).needsLightPlate],
      [what, expected],
    );
  const alone = readValidLogo({ "logo.svg": validLogoSvg });
  assert.equal(alone.onDark, alone.onLight);
  const darkLogo = createSvgText(createBarElement("#ffffff"));
  const both = readValidLogo({ "logo.svg": validLogoSvg, "logo-dark.svg": darkLogo });
  assert.deepEqual([both.needsLightPlate, both.onDark === both.onLight], [false, false]);
  assert.ok("faults" in readTestLogo({ "logo.svg": createSvgText(on("#fff3d6", "#fff")) }), "white on cream");
});

test("the icon is the logo itself if it is square, or logo-icon.svg beside a wide logo", () => {
  const mark = readValidLogo({ "logo.svg": createSquareSvg("#c04000") });
  assert.equal(mark.named, false);
  assert.equal(mark.icon?.onDark, mark.onDark);
  const wide = readValidLogo({
    "logo.svg": createSvgText(createBarElement("#c04000")),
    "logo-icon.svg": createSquareSvg("#202060"),
  });
  assert.equal(wide.icon?.needsLightPlate, true);
});

test("a logo that cannot be used is reported in one line with what is expected", () => {
  const wide = { "logo.svg": validLogoSvg };
  const light = createSvgText(createBarElement("#fff"));
  const withoutBox = createSvgText(createBarElement("#202060"), 'width="90" height="30"');
  const logoCases: [svg: string, expected: RegExp][] = [
    [createSvgText("<script>alert(1)</script>"), /found <script>; expected shapes alone/],
    [createSvgText('<g onload="x()"/>'), /found onload="x\(\)"; expected shapes alone/],
    [createSvgText("<text>Acme</text>"), /found <text>; .*turn letters into outlines/],
    [createSvgText("<style>@import 'https://a.example'</style>"), /found <style> @import;/],
    [`<!DOCTYPE svg [<!ENTITY a "b">]>${validLogoSvg}`, /found <!DOCTYPE \[…\]>;/],
    [createSvgText(`<path d="M${"1".repeat(30_000)}"/>`), /found 29\.\d KB; expected 20 KB/],
    [createSvgText(`<!--${"x".repeat(600_000)}-->`), /found 58\d\.\d KB; expected 20 KB/],
    [withoutBox, /found viewBox ""; .*viewBox="0 0 90 30"/],
    [createSvgText("", 'viewBox="0 0 900 10"'), /found a drawing 90 times as wide as high/],
    ["hola", /found a file that is no drawing/],
    [light, /found a drawing of which 0 % is seen on the light/],
  ];
  const folderCases: [files: Record<string, string>, expected: RegExp][] = [
    [{ "logo-dark.svg": validLogoSvg }, /logo\.svg: found nothing beside logo-dark\.svg/],
    [{ ...wide, "logo-dark.svg": validLogoSvg }, /logo-dark\.svg: .* of which 0 % is seen on the dark/],
    [{ ...wide, "logo-dark.svg": createSquareSvg("#fff") }, /1 times as wide as high; expected 4 times/],
    [{ ...wide, "logo-icon.svg": validLogoSvg }, /logo-icon\.svg: .*expected a square/],
  ];
  const alone = logoCases.map(([svg, expected]) => [{ "logo.svg": svg }, expected] as const);
  for (const [files, expected] of [...alone, ...folderCases]) {
    const faults = readLogoFaults(files);
    assert.match(faults.join("\n"), expected);
    for (const line of faults) assert.match(line, /^logo[\w-]*\.svg: found [^\n]*; expected [^\n]*$/);
  }
});

test("faults of a logo are reported in Spanish when the site is in Spanish", () => {
  for (const [inside, expected] of [
    ["<script/>", /^logo\.svg: encontré <script>; se esperan solo formas: convierte las letras en trazos/],
    [createBarElement("#fff"), /^logo\.svg: encontré un dibujo del que se ve el 0 % sobre la página/],
  ] as const)
    assert.match(readLogoFaults({ "logo.svg": createSvgText(inside) }, "es-AR").join("\n"), expected);
});

test("a logo that exceeds the size limit only by its comments is accepted", () => {
  const comment = `<!--${"x".repeat(30_000)}-->`;
  assert.ok(readValidLogo({ "logo.svg": `<?xml version="1.0"?>\n${comment}\n${validLogoSvg}` }));
});

test("setting the size of an SVG changes its outer svg element and no nested one", () => {
  const svg = '<svg width="7" height="8" viewBox="0 0 2 1"><svg width="1"/></svg>';
  const resized = '<svg width="20" height="10" viewBox="0 0 2 1"><svg width="1"/></svg>';
  assert.equal(setSvgPositionAndSize(svg, { width: 20, height: 10 }), resized);
});
