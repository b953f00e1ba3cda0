import assert from "node:assert/strict";
import { test } from "node:test";
import { formatProblem, type Problem } from "../prepare/content/problems.ts";
import { site } from "../site.config.ts";
import { sampleIn } from "../site.sample.ts";
import { newPage } from "./build.ts";
import { measureNameWidth } from "./files/lettering.ts";
import type { Logo } from "./logo.ts";
import { parseColourTokens } from "./tokens.ts";
import { css, unbuiltSite } from "./unbuilt-site.ts";
import {
  findNameFault,
  findPublicFileProblems,
  findRemovedSolutions,
  findUndeclaredFont,
  findUnreachablePages,
  warnings,
} from "./warnings.ts";

const told = (problem: Problem | undefined, locale = "en") => (problem ? formatProblem(problem, locale) : "");

test("warns of a page that no link reaches", () => {
  const pages = [
    newPage("index.html", '<a href="/b?tema=crm#x">b</a><a href="https://a.example/d">d</a>'),
    newPage("b.html", '<a href="/c">c</a>'),
    newPage("c.html", ""),
    newPage("d.html", '<a href="/e">e</a>'),
  ];
  assert.deepEqual(findUnreachablePages(pages, ["/", "/b", "/c", "/d", "/e"]), ["/d", "/e"]);
});

test("warns of a font family that no @font-face declares", () => {
  const css =
    '@font-face{font-family:"Inter";src:url(a)}:root{--font-sans:"Intre","Inter fallback",sans-serif}';
  assert.match(told(findUndeclaredFont(css)), /found "Intre".*expected "Inter"/);
  assert.equal(findUndeclaredFont(css.replace("Intre", "Inter")), undefined);
  assert.equal(findUndeclaredFont("@font-face{font-family:Inter}:root{--font-sans:Inter,x}"), undefined);
});

test("finds the sample's texts and numbers in any spelling", () => {
  assert.deepEqual(sampleIn("De NIMBOSUR, al +54 9 11 1234-5678"), ["Nimbosur", "5491112345678"]);
  assert.deepEqual(sampleIn("Nimbosuria, +54 9 11 5555-0000"), []);
});

/** Those of the warnings of a site, other than the sample in some parts, that a pattern fits. */
async function warned(pattern: RegExp, changes: Partial<Parameters<typeof warnings>[0]>) {
  const sheet = { path: "", css: "@font-face{font-family:A}:root{--font-sans:A}" };
  const lines = await warnings({ ...unbuiltSite, pages: [], sheet, ...changes });
  return lines.filter((line) => pattern.test(line));
}

test("reports each leftover of the sample once, with its pages, unless the site is the sample", async () => {
  const pages = ["index.html", "b.html"].map((name) =>
    newPage(name, '<a href="/b">x</a><input placeholder="+54 9 11 1234-5678">'),
  );
  const said = (name: string) =>
    warned(/muestra/, { config: { ...site, brand: { name, claim: "x" } }, pages });
  assert.match(
    (await said("Quebracho")).join("\n"),
    /^index\.html, b\.html: encontré "5491112345678", de la muestra; [^\n]*$/,
  );
  assert.match(
    (await said("Nimbosur")).join("\n"),
    /^site\.config\.ts: brand\.name: encontré el de muestra[^\n]*$/,
  );
});

test("warns in one line when applications are delivered nowhere", async () => {
  const said = (applications: typeof site.applications) =>
    warned(/applications/, { config: { ...site, applications } });
  assert.match(
    (await said(undefined)).join("\n"),
    /^site\.config\.ts: applications: no encontré nada[^\n]*$/,
  );
  assert.deepEqual(await said({ endpoint: "https://formspree.io/f/abc" }), []);
});

test("warns of a name too wide for the header unless the logo contains it", async () => {
  const width = (text: string) => measureNameWidth(text, unbuiltSite.font);
  assert.equal(await findNameFault({ name: "Nimbosur", claim: "x" }, width), undefined);
  assert.equal(
    await findNameFault({ name: "Quebracho Sistemas", short: "Quebracho", claim: "x" }, width),
    undefined,
  );
  assert.match(
    told(await findNameFault({ name: "Quebracho Sistemas", claim: "x" }, width)),
    /^site\.config\.ts: brand\.name: found "Quebracho Sistemas".*up to about \d+ letters, as "Quebracho"/,
  );
  assert.match(
    told(await findNameFault({ name: "x", short: "Mmmmmmmmm", claim: "x" }, width)),
    /^site\.config\.ts: brand\.short: .*up to about \d letters/,
  );
});

test("warns of a logo without a dark version or a square one", async () => {
  const drawing = { onLight: "", onDark: "", plated: true, ratio: 4, named: true, icon: undefined };
  const said = async (logo: Logo) =>
    (await warned(/^public/, { logo })).map((line) => line.slice(0, line.indexOf(":")));
  assert.deepEqual(await said(drawing), ["public/logo-dark.svg", "public/logo-icon.svg"]);
  assert.deepEqual(await said({ ...drawing, plated: false, icon: drawing }), []);
});

test("warns of a misnamed logo file and of a heavy one", () => {
  const said = (path: string, size = 1000) =>
    findPublicFileProblems(new Map([[path, size]])).map((problem) => told(problem, "es-MX"));
  for (const path of [
    "logo.svg",
    "logo-dark.svg",
    "logo-icon.svg",
    "fotos/logo.png",
    "logotipo.png",
    "guia.pdf",
  ])
    assert.deepEqual(said(path), [], path);
  assert.match(
    said("Logo.svg")[0] ?? "",
    /^public\/Logo\.svg: encontré un archivo que el sitio no toma como logo; .*public\/logo\.svg/,
  );
  assert.match(said("logo.png")[0] ?? "", /^public\/logo\.png: encontré un archivo que .*public\/logo\.svg/);
  assert.match(said("logo-dark.SVG")[0] ?? "", /public\/logo-dark\.svg/);
  assert.match(said("oficina.jpg", 4 * 1024 * 1024)[0] ?? "", /^public\/oficina\.jpg: encontré 4,0 MB/);
});

test("warns of two backgrounds that look alike and suggests the nearest that does not", async () => {
  const alike = css.replace(/(--color-brand-wash: )[^;]+/, `$1${unbuiltSite.token("good-wash")}`);
  const said = (token = unbuiltSite.token) => warned(/^brand\.css: --color-/, { token });
  assert.deepEqual(await said(), []);
  const [line = "", ...more] = await said(parseColourTokens(alike));
  assert.deepEqual(more, []);
  const [, nearest = ""] =
    /--color-brand-wash: encontré una diferencia de 0\.0 con --color-good-wash \(claro\), .*por ejemplo (oklch\(.*\))$/.exec(
      line,
    ) ?? [];
  assert.deepEqual(
    await said(parseColourTokens(alike.replace(/(--color-brand-wash: )[^;]+/, `$1${nearest}`))),
    [],
  );
});

test("warns in one line of solutions that are off and have no redirect", () => {
  const known = ["crm", "kaseya", "telefonia"];
  assert.match(
    told(findRemovedSolutions(known, ["kaseya"], { "/Telefonia/": "/kaseya" })),
    /^site\.config\.ts: solutions: found none at \/crm, so [^\n]* redirects: \{"\/crm":"\/kaseya"\}$/,
  );
  assert.match(told(findRemovedSolutions(known, ["kaseya"])), /at \/crm, \/telefonia, so these/);
  assert.equal(findRemovedSolutions(known, ["kaseya"], { "/crm": "/", "/telefonia": "/" }), undefined);
  assert.equal(findRemovedSolutions(known, known), undefined);
});
