import assert from "node:assert/strict";
import { mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { readLogo, sized } from "./logo.ts";
import { unbuiltSite } from "./unbuilt-site.ts";

const { token } = unbuiltSite;

const svg = (inside: string, attributes = 'viewBox="0 0 160 40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
const bar = (fill: string) => `<rect width="160" height="40" fill="${fill}"/>`;
const square = (fill: string) =>
  svg(`<circle cx="20" cy="20" r="20" fill="${fill}"/>`, 'viewBox="0 0 40 40"');

/** Reads a folder that has these files. */
function read(files: Record<string, string>) {
  using folder = mkdtempDisposableSync(join(tmpdir(), "logo-"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder.path, name), text);
  const found = readLogo(folder.path, token);
  return "faults" in found ? { faults: found.faults.map((one) => one.slice(folder.path.length + 1)) } : found;
}

function logoOf(files: Record<string, string>) {
  const found = read(files);
  assert.ok("logo" in found && found.logo, JSON.stringify(found));
  return found.logo;
}

test("a site may have no logo", () => {
  assert.deepEqual(read({}), { logo: undefined });
});

test("a logo in the colour of the text is written in that of each ground, and needs no plate", () => {
  const logo = logoOf({ "logo.svg": svg(bar("currentColor")) });
  assert.ok(logo.onLight.includes(token("ink")) && logo.onDark.includes(token("on-night")));
  assert.deepEqual([logo.plated, logo.named, logo.icon], [false, true, undefined]);
});

test("a dark logo alone stands on a plate in the dark; with a form for it, it does not", () => {
  const dark = svg(bar("#202060"));
  const alone = logoOf({ "logo.svg": dark });
  assert.deepEqual([alone.plated, alone.onDark], [true, alone.onLight]);
  const both = logoOf({ "logo.svg": dark, "logo-dark.svg": svg(bar("#ffffff")) });
  assert.deepEqual([both.plated, both.onDark === both.onLight], [false, false]);
});

test("a part that the dark swallows is enough for a plate, a bright logo goes without", () => {
  const half = svg(`${bar("#202060")}<rect width="80" height="40" fill="#c04000"/>`);
  assert.equal(logoOf({ "logo.svg": half }).plated, true);
  assert.equal(logoOf({ "logo.svg": svg(bar("#c04000")) }).plated, false);
});

test("one that brings its own ground is read on that, and gets no other", () => {
  const on = (ground: string, ink: string) =>
    svg(`${bar(ground)}<rect x="40" y="10" width="60" height="20" fill="${ink}"/>`);
  assert.equal(logoOf({ "logo.svg": on("#fff3d6", "#4a1f08") }).plated, false);
  assert.equal(logoOf({ "logo.svg": on("#202060", "#fff") }).plated, false);
  assert.ok("faults" in read({ "logo.svg": on("#fff3d6", "#fff") }));
});

test("a square one stands beside the name and makes the icons; a wide one needs another for them", () => {
  const mark = logoOf({ "logo.svg": square("#c04000") });
  assert.equal(mark.named, false);
  assert.equal(mark.icon?.onDark, mark.onDark);
  const wide = logoOf({ "logo.svg": svg(bar("#c04000")), "logo-icon.svg": square("#202060") });
  assert.equal(wide.icon?.plated, true);
});

const good = svg(bar("#202060"));

for (const [what, files, expected] of [
  ["a script", { "logo.svg": svg("<script>alert(1)</script>") }, /found <script>; expected shapes alone/],
  ["an event handler", { "logo.svg": svg('<g onload="x()"/>') }, /found onload="x\(\)"/],
  ["HTML inside", { "logo.svg": svg("<foreignObject><p>x</p></foreignObject>") }, /<foreignObject>/],
  ["letters", { "logo.svg": svg("<text>Acme</text>") }, /found <text>; .*turn letters into outlines/],
  ["a picture", { "logo.svg": svg('<image href="data:image/png;base64,AA"/>') }, /<image>, href="data:/],
  [
    "a reference",
    {
      "logo.svg":
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 2 1"><use xlink:href="https://a.example/b.svg#c"/></svg>',
    },
    /found href="https:/,
  ],
  ["a style from elsewhere", { "logo.svg": svg("<style>@import 'https://a.example'</style>") }, /in <style>/],
  ["a fill from elsewhere", { "logo.svg": svg(bar("url(https://a.example#b)")) }, /found fill="url\(https/],
  ["a definition", { "logo.svg": `<!DOCTYPE svg [<!ENTITY a "b">]>${good}` }, /found <!ENTITY>/],
  ["too many bytes", { "logo.svg": svg(`<!--${"x".repeat(30_000)}-->`) }, /found 29\.\d KB; expected 20 KB/],
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
  test(`found: ${what}`, () => {
    const found = read(files);
    assert.ok("faults" in found, "it was taken");
    assert.match(found.faults.join("\n"), expected);
    for (const line of found.faults) assert.match(line, /^logo[\w-]*\.svg: found [^\n]*; expected [^\n]*$/);
  });
}

test("gradients and styles of the drawing itself are taken", () => {
  const inside = `<style>.a{fill:url(#b)}</style><defs><linearGradient id="b"><stop stop-color="#202060"/></linearGradient></defs><rect class="a" width="160" height="40"/>`;
  assert.ok(logoOf({ "logo.svg": `<?xml version="1.0"?>\n<!-- by an editor -->\n${svg(inside)}` }));
});

test("a drawing gets its size, whatever it had and said before", () => {
  const text = '<?xml version="1.0"?><svg width="1e3" height=\'2\' viewBox="0 0 2 1" fill="none"><g/></svg>';
  assert.equal(
    sized(text, { width: 20, height: 10 }),
    '<svg width="20" height="10" viewBox="0 0 2 1" fill="none"><g/></svg>',
  );
});
