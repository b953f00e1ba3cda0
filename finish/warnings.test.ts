import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "../site.config.ts";
import { formatProblem, type Problem } from "../site.problems.ts";
import { findSampleTexts } from "../site.sample.ts";
import { tokenSheetsCss, unbuiltSiteParts } from "../tests/unbuilt-site.ts";
import { createPageWithSlots } from "./build.ts";
import { measureNameWidthEm } from "./files/lettering.ts";
import { parseColourTokens } from "./tokens.ts";
import {
  findBuildWarnings,
  findPublicFileProblems,
  findSolutionsWithoutRedirect,
  findTooWideBrandName,
  findUndeclaredFont,
  findUnreachablePages,
} from "./warnings.ts";

const formatEnglishProblem = (problem: Problem | undefined) => (problem ? formatProblem(problem, "en") : "");

test("pages that no chain of links from the home page reaches are found", () => {
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
  assert.match(formatEnglishProblem(findUndeclaredFont(css)), /found "Intre".*expected "Inter"/);
  assert.equal(findUndeclaredFont(css.replace("Intre", "Inter")), undefined);
  assert.equal(findUndeclaredFont("@font-face{font-family:Inter}:root{--font-sans:Inter,x}"), undefined);
});

test("the sample's name and phone number are found in capitals and with separators, and not within a longer name", () => {
  assert.deepEqual(findSampleTexts("De NIMBOSUR, al +54 9 11 1234-5678"), ["Nimbosur", "5491112345678"]);
  assert.deepEqual(findSampleTexts("Nimbosuria, +54 9 11 5555-0000"), []);
});

/** Finds the build warnings that match a pattern, one per line. */
async function findWarningsMatching(
  pattern: RegExp,
  changes: Partial<Parameters<typeof findBuildWarnings>[0]>,
) {
  const sheet = { path: "", css: "@font-face{font-family:A}:root{--font-sans:A}" };
  const lines = await findBuildWarnings({ ...unbuiltSiteParts, pages: [], sheet, ...changes });
  return lines.filter((line) => pattern.test(line)).join("\n");
}

/** Finds the warnings of leftovers of the sample on two pages with its telephone number. */
function findLeftoverWarnings(name: string) {
  const pages = ["index.html", "b.html"].map((name) =>
    createPageWithSlots(name, '<a href="/b">x</a><input placeholder="+54 9 11 1234-5678">'),
  );
  return findWarningsMatching(/muestra/, { config: { ...site, brand: { name, claim: "x" } }, pages });
}

test("the build warns once of a value of the sample, with the pages that contain the value", async () => {
  assert.match(
    await findLeftoverWarnings("Quebracho"),
    /^index\.html, b\.html: encontré "5491112345678", de la muestra; [^\n]*$/,
  );
});

test("the build of a site with the sample's name warns of the name alone", async () => {
  assert.match(
    await findLeftoverWarnings("Nimbosur"),
    /^site\.config\.ts: brand\.name: encontré el de muestra[^\n]*$/,
  );
});

test("the build warns in one line when no receiver of applications is configured", async () => {
  const warningFor = (applications: typeof site.applications) =>
    findWarningsMatching(/applications/, { config: { ...site, careers: undefined, applications } });
  assert.match(await warningFor(undefined), /^site\.config\.ts: applications: no encontré nada[^\n]*$/);
  assert.equal(await warningFor({ endpoint: "https://formspree.io/f/abc" }), "");
});

test("the build warns of a brand name too wide for the header, with the number of letters that fit", async () => {
  const width = (name: string) => measureNameWidthEm(name, unbuiltSiteParts.font);
  const cases: [brand: { name: string; short?: string }, warning: RegExp][] = [
    [{ name: "Nimbosur" }, /^$/],
    [{ name: "Quebracho Sistemas", short: "Quebracho" }, /^$/],
    [
      { name: "Quebracho Sistemas" },
      /^site\.config\.ts: brand\.name: found "Quebracho Sistemas".*up to about \d+ letters, as "Quebracho"/,
    ],
    [{ name: "x", short: "Mmmmmmmmm" }, /^site\.config\.ts: brand\.short: .*up to about \d letters/],
  ];
  for (const [brand, warning] of cases)
    assert.match(formatEnglishProblem(await findTooWideBrandName({ ...brand, claim: "x" }, width)), warning);
});

test("the build warns of a logo that needs a light plate and has no dark version, and of a wide logo without a square version", async () => {
  const drawing = { onLight: "", onDark: "", needsLightPlate: true, ratio: 4, named: true, icon: undefined };
  const warning = await findWarningsMatching(/^public/, { logo: drawing });
  assert.match(warning, /^public\/logo-dark\.svg:.*\npublic\/logo-icon\.svg:[^\n]*$/);
  const complete = { ...drawing, needsLightPlate: false, icon: drawing };
  assert.equal(await findWarningsMatching(/^public/, { logo: complete }), "");
});

test("the build warns of a misnamed logo file and of a heavy file in public/", () => {
  const warningOf = (path: string, size = 1000) =>
    findPublicFileProblems(new Map([[path, size]])).map((problem) => formatProblem(problem, "es-MX"));
  const good = "logo.svg logo-dark.svg logo-icon.svg fotos/logo.png logotipo.png guia.pdf";
  for (const path of good.split(" ")) assert.deepEqual(warningOf(path), [], path);
  for (const [path, expected] of Object.entries({
    "Logo.svg": /^public\/Logo\.svg: encontré un archivo que el sitio no toma como logo; .*public\/logo\.svg/,
    "logo.png": /^public\/logo\.png: encontré un archivo que .*public\/logo\.svg/,
    "logo-dark.SVG": /public\/logo-dark\.svg/,
  }))
    assert.match(warningOf(path).join("\n"), expected);
  assert.match(`${warningOf("oficina.jpg", 4 * 1024 * 1024)}`, /^public\/oficina\.jpg: encontré 4,0 MB/);
});

test("the build warns of two backgrounds that look alike and suggests the nearest colour that differs enough", async () => {
  // The added rule is the last one, because an owner's brand.css may set the same token.
  const sheetWith = (colour: string) => `${tokenSheetsCss}\n@theme { --color-brand-wash: ${colour}; }`;
  const warningOf = (token: typeof unbuiltSiteParts.token) =>
    findWarningsMatching(/^brand\.css: --color-/, { token });
  assert.equal(await warningOf(unbuiltSiteParts.token), "");
  const warning = await warningOf(parseColourTokens(sheetWith(unbuiltSiteParts.token("good-wash"))));
  const [, nearest = ""] =
    /^brand\.css: --color-brand-wash: encontré una diferencia de 0\.0 con --color-good-wash \(claro\), [^\n]*por ejemplo (oklch\(.*\))$/.exec(
      warning,
    ) ?? [];
  assert.match(nearest, /^oklch/, warning);
  assert.equal(await warningOf(parseColourTokens(sheetWith(nearest))), "");
});

test("the build warns in one line of solutions that the firm does not offer and whose address has no redirect", () => {
  const warningOf = (offered: string[], redirects?: Record<string, string>) =>
    formatEnglishProblem(findSolutionsWithoutRedirect(["crm", "kaseya", "telefonia"], offered, redirects));
  assert.match(
    warningOf(["kaseya"], { "/Telefonia/": "/kaseya" }),
    /^site\.config\.ts: solutions: found none at \/crm, so [^\n]* redirects: \{"\/crm":"\/kaseya"\}$/,
  );
  assert.match(warningOf(["kaseya"]), /at \/crm, \/telefonia, so these/);
  assert.equal(warningOf(["kaseya"], { "/crm": "/", "/telefonia": "/" }), "");
  assert.equal(warningOf(["crm", "kaseya", "telefonia"]), "");
});
