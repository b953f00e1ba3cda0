import assert from "node:assert/strict";
import { test } from "node:test";
import { createPageWithSlots } from "../finish/build.ts";
import { site } from "../site.config.ts";
import { measureHeaderNameWidthEm } from "../src/brand/lettering.ts";
import { parseColourTokens } from "../src/brand/tokens.ts";
import { sitePartsKnownBeforeBuild, tokenSheetsCss } from "../tests/unbuilt-site.ts";
import {
  findBuildWarnings,
  findMisnamedLogosAndTooLargeFiles,
  findMissingFontFace,
  findSolutionsWithoutRedirect,
  findTooWideBrandName,
  findUnreachablePages,
} from "./warnings.ts";

test("the build warns of pages that no chain of links from the home page reaches", () => {
  const pages = [
    createPageWithSlots("index.html", '<a href="/b?tema=crm#x">b</a><a href="https://a.example/d">d</a>'),
    createPageWithSlots("b.html", '<a href="/c">c</a>'),
    createPageWithSlots("c.html", ""),
    createPageWithSlots("d.html", '<a href="/e">e</a>'),
  ];
  assert.deepEqual(findUnreachablePages(pages, ["/", "/b", "/c", "/d", "/e"]), ["/d", "/e"]);
});

test("the build warns of a font family that no @font-face declares", () => {
  const css = '@font-face{font-family:"Inter";src:url(a)}:root{--font-sans:"Intre","Inter fallback"}';
  assert.partialDeepStrictEqual(findMissingFontFace(css)?.expected, { es: '"Inter"' });
  assert.equal(findMissingFontFace(css.replace("Intre", "Inter")), undefined);
});

/** Lists the build's warnings that match a pattern, for a site without pages unless `changes` has some. */
async function listWarnings(pattern: RegExp, changes: Partial<Parameters<typeof findBuildWarnings>[0]>) {
  const sheet = { path: "", css: "@font-face{font-family:A}:root{--font-sans:A}" };
  const lines = await findBuildWarnings({ ...sitePartsKnownBeforeBuild, pages: [], sheet, ...changes });
  return lines.filter((line) => pattern.test(line));
}

test("the build warns once of the sample's telephone number on an owner's pages, and before setup only of the sample's name", async () => {
  const pages = ["index.html", "b.html"].map((name) =>
    createPageWithSlots(name, '<a href="/b">x</a><input placeholder="+54 9 11 1234-5678">'),
  );
  const warningsFor = (name: string) =>
    listWarnings(/muestra/, { config: { ...site, brand: { name, claim: "x" } }, pages });
  const [leftover = "", ...others] = await warningsFor("Quebracho");
  assert.match(leftover, /^index\.html, b\.html: encontré "5491112345678", de la muestra; /);
  assert.deepEqual(others, []);
  const beforeSetup = await warningsFor("Nimbosur");
  assert.equal(beforeSetup.length, 1);
  assert.match(beforeSetup[0] ?? "", /^site\.config\.ts: brand\.name: encontré el de muestra/);
});

test("the build warns when no receiver of job applications is configured", async () => {
  const warningsFor = (applications: typeof site.applications) =>
    listWarnings(/applications: no encontré nada/, {
      config: { ...site, careers: undefined, applications },
    });
  assert.equal((await warningsFor(undefined)).length, 1);
  assert.deepEqual(await warningsFor({ endpoint: "https://formspree.io/f/abc" }), []);
});

test("the build warns of a brand name too wide for the header, with the number of letters that fit", async () => {
  const find = (brand: { name: string; short?: string }) =>
    findTooWideBrandName({ ...brand, claim: "x" }, (name) =>
      measureHeaderNameWidthEm(name, sitePartsKnownBeforeBuild.font.bytes),
    );
  assert.equal(await find({ name: "Quebracho Sistemas", short: "Quebracho" }), undefined);
  const problem = await find({ name: "Quebracho Sistemas" });
  assert.equal(problem?.field, "brand.name");
  assert.match(JSON.stringify(problem), /hasta unas \d+ letras, como \\"Quebracho\\"/);
});

test("the build warns of a misnamed logo file and of a heavy file in public/", () => {
  const sizes = { "Logo.svg": 1, "logo.png": 1, "oficina.jpg": 4 * 1024 * 1024 };
  const accepted = { "logo.svg": 1, "logo-dark.svg": 1, "fotos/logo.png": 1, "logotipo.png": 1 };
  const problems = findMisnamedLogosAndTooLargeFiles(new Map(Object.entries({ ...sizes, ...accepted })));
  assert.deepEqual(
    problems.map(({ file }) => file),
    Object.keys(sizes).map((path) => `public/${path}`),
  );
  const expected = { es: "public/logo.svg, un dibujo SVG con ese nombre, en minúsculas" };
  assert.partialDeepStrictEqual(problems.slice(0, 2), [{ expected }, { expected }]);
});

test("the build warns of two backgrounds that look alike and suggests a colour that differs enough", async () => {
  // The rule is added at the end, to win where an owner's brand.css sets the same token.
  const warningsFor = (colour: string) =>
    listWarnings(/^brand\.css: --color-brand-wash/, {
      token: parseColourTokens(`${tokenSheetsCss}\n@theme { --color-brand-wash: ${colour}; }`),
    });
  const [warning = ""] = await warningsFor(sitePartsKnownBeforeBuild.token("good-wash"));
  const [suggested = ""] = /oklch\(.*\)$/.exec(warning) ?? [];
  assert.match(suggested, /^oklch/, warning);
  assert.deepEqual(await warningsFor(suggested), []);
});

test("the build warns of solutions that the firm does not offer and whose addresses have no redirect", () => {
  const find = (redirects: Record<string, string>) =>
    findSolutionsWithoutRedirect(["crm", "kaseya", "telefonia"], ["kaseya"], redirects);
  assert.match(
    JSON.stringify(find({ "/Telefonia/": "/kaseya" })),
    /ninguna en \/crm, .*redirects: {\\"\/crm\\":\\"\/kaseya\\"}/,
  );
  assert.equal(find({ "/crm": "/", "/telefonia": "/" }), undefined);
});
