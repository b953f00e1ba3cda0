import assert from "node:assert/strict";
import { mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { readLogo, setSvgSize } from "./logo.ts";
import { unbuiltSite } from "./unbuilt-site.ts";

const { token } = unbuiltSite;

const svg = (inside: string, attributes = 'viewBox="0 0 160 40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
const bar = (fill: string) => `<rect width="160" height="40" fill="${fill}"/>`;
const square = (fill: string) =>
  svg(`<circle cx="20" cy="20" r="20" fill="${fill}"/>`, 'viewBox="0 0 40 40"');

/** Reads a folder that has these files. */
function read(files: Record<string, string>, locale = "en-US") {
  using folder = mkdtempDisposableSync(join(tmpdir(), "logo-"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder.path, name), text);
  const found = readLogo(folder.path, token, locale);
  return "faults" in found ? { faults: found.faults.map((one) => one.slice(folder.path.length + 1)) } : found;
}

function logoOf(files: Record<string, string>) {
  const found = read(files);
  assert.ok("logo" in found && found.logo, JSON.stringify(found));
  return found.logo;
}

test("accepts a site without a logo", () => {
  assert.deepEqual(read({}), { logo: undefined });
});

test("writes a currentColor logo in the text colour of each background, without a plate", () => {
  const logo = logoOf({ "logo.svg": svg(bar("currentColor")) });
  assert.ok(logo.onLight.includes(token("ink")) && logo.onDark.includes(token("on-night")));
  assert.deepEqual([logo.plated, logo.named, logo.icon], [false, true, undefined]);
});

test("puts a dark logo on a plate in the dark scheme unless there is a dark version", () => {
  const dark = svg(bar("#202060"));
  const alone = logoOf({ "logo.svg": dark });
  assert.deepEqual([alone.plated, alone.onDark], [true, alone.onLight]);
  const both = logoOf({ "logo.svg": dark, "logo-dark.svg": svg(bar("#ffffff")) });
  assert.deepEqual([both.plated, both.onDark === both.onLight], [false, false]);
});

test("one part that vanishes on dark is enough for a plate; a bright logo needs none", () => {
  const half = svg(`${bar("#202060")}<rect width="80" height="40" fill="#c04000"/>`);
  assert.equal(logoOf({ "logo.svg": half }).plated, true);
  assert.equal(logoOf({ "logo.svg": svg(bar("#c04000")) }).plated, false);
});

test("a logo with its own background gets no plate", () => {
  const on = (ground: string, ink: string) =>
    svg(`${bar(ground)}<rect x="40" y="10" width="60" height="20" fill="${ink}"/>`);
  assert.equal(logoOf({ "logo.svg": on("#fff3d6", "#4a1f08") }).plated, false);
  assert.equal(logoOf({ "logo.svg": on("#202060", "#fff") }).plated, false);
  assert.ok("faults" in read({ "logo.svg": on("#fff3d6", "#fff") }));
});

test("a square logo makes the icons; a wide one needs logo-icon.svg", () => {
  const mark = logoOf({ "logo.svg": square("#c04000") });
  assert.equal(mark.named, false);
  assert.equal(mark.icon?.onDark, mark.onDark);
  const wide = logoOf({ "logo.svg": svg(bar("#c04000")), "logo-icon.svg": square("#202060") });
  assert.equal(wide.icon?.plated, true);
});

const good = svg(bar("#202060"));

for (const [what, files, expected] of [
  ["a script", { "logo.svg": svg("<script>alert(1)</script>") }, /found <script>; expected shapes alone/],
  [
    "an event handler",
    { "logo.svg": svg('<g onload="x()"/>') },
    /found onload="x\(\)"; expected shapes alone/,
  ],
  ["HTML inside", { "logo.svg": svg("<foreignObject><p>x</p></foreignObject>") }, /<foreignObject>/],
  ["letters", { "logo.svg": svg("<text>Acme</text>") }, /found <text>; .*turn letters into outlines/],
  ["a picture", { "logo.svg": svg('<image href="data:image/png;base64,AA"/>') }, /found <image>/],
  [
    "a reference",
    {
      "logo.svg":
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 2 1"><use xlink:href="https://a.example/b.svg#c"/></svg>',
    },
    /found xlink:href="https:/,
  ],
  [
    "a style from elsewhere",
    { "logo.svg": svg("<style>@import 'https://a.example'</style>") },
    /found <style> @import;/,
  ],
  ["a fill from elsewhere", { "logo.svg": svg(bar("url(https://a.example#b)")) }, /found fill="url\(https/],
  ["a definition", { "logo.svg": `<!DOCTYPE svg [<!ENTITY a "b">]>${good}` }, /found <!DOCTYPE \[…\]>;/],
  [
    "too many bytes",
    { "logo.svg": svg(`<path d="M${"1".repeat(30_000)}"/>`) },
    /found 29\.\d KB; expected 20 KB/,
  ],
  [
    "far too many bytes",
    { "logo.svg": svg(`<!--${"x".repeat(600_000)}-->`) },
    /found 58\d\.\d KB; expected 20 KB/,
  ],
  [
    "no viewBox",
    { "logo.svg": svg(bar("#202060"), 'width="90" height="30"') },
    /found viewBox ""; .*viewBox="0 0 90 30"/,
  ],
  ["a thread", { "logo.svg": svg("", 'viewBox="0 0 900 10"') }, /found a drawing 90 times as wide as high/],
  ["no drawing", { "logo.svg": "hola" }, /found a file that is no drawing/],
  [
    "a light form alone",
    { "logo.svg": svg(bar("#fff")) },
    /found a drawing of which 0 % is seen on the light/,
  ],
  ["a dark form alone", { "logo-dark.svg": good }, /logo\.svg: found nothing beside logo-dark\.svg/],
  [
    "a dark form for light grounds",
    { "logo.svg": good, "logo-dark.svg": good },
    /logo-dark\.svg: found a drawing of which 0 % is seen on the dark/,
  ],
  [
    "forms of two proportions",
    { "logo.svg": good, "logo-dark.svg": square("#fff") },
    /found a drawing 1 times as wide as high; expected 4 times/,
  ],
  ["a wide icon", { "logo.svg": good, "logo-icon.svg": good }, /logo-icon\.svg: .*expected a square/],
] as [string, Record<string, string>, RegExp][]) {
  test(`reports ${what}`, () => {
    const found = read(files);
    assert.ok("faults" in found, "it was taken");
    assert.match(found.faults.join("\n"), expected);
    for (const line of found.faults) assert.match(line, /^logo[\w-]*\.svg: found [^\n]*; expected [^\n]*$/);
  });
}

test("accepts gradients and styles inside the file", () => {
  const inside = `<style>.a{fill:url(#b)}</style><defs><linearGradient id="b"><stop stop-color="#202060"/></linearGradient></defs><rect class="a" width="160" height="40"/>`;
  assert.ok(logoOf({ "logo.svg": `<?xml version="1.0"?>\n<!-- by an editor -->\n${svg(inside)}` }));
});

test("reports faults in Spanish when the site is in Spanish", () => {
  const tell = (inside: string) => {
    const found = read({ "logo.svg": svg(inside) }, "es-AR");
    return "faults" in found ? found.faults : [];
  };
  assert.deepEqual(tell("<script>alert(1)</script>"), [
    "logo.svg: encontré <script>; se esperan solo formas: convierte las letras en trazos y las imágenes en formas, y expórtalo como SVG simple, sin scripts, enlaces, animaciones, entidades ni estilos de otra parte",
  ]);
  assert.match(
    tell(bar("#fff"))[0] ?? "",
    /^logo\.svg: encontré un dibujo del que se ve el 0 % sobre la página/,
  );
});

test("ignores metadata of drawing editors", () => {
  assert.ok(logoOf({ "logo.svg": svg(`<!--${"x".repeat(30_000)}-->${bar("#202060")}`) }));
});

test("replaces the size of an SVG", () => {
  assert.equal(
    setSvgSize('<svg width="7" height="8" viewBox="0 0 2 1"><svg width="1"/></svg>', {
      width: 20,
      height: 10,
    }),
    '<svg width="20" height="10" viewBox="0 0 2 1"><svg width="1"/></svg>',
  );
});
