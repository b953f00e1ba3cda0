import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "../site.config.ts";
import { sampleIn } from "../site.sample.ts";
import { newPage } from "./build.ts";
import { nameWidth } from "./files/lettering.ts";
import type { Logo } from "./logo.ts";
import { colourTokens } from "./tokens.ts";
import { css, unbuiltSite } from "./unbuilt-site.ts";
import {
  experienceFault,
  goneSolutions,
  nameFault,
  undeclaredFont,
  unreached,
  warnings,
} from "./warnings.ts";

test("a page that no chain of links reaches is named", () => {
  const pages = [
    newPage("index.html", '<a href="/b?tema=crm#x">b</a><a href="https://a.example/d">d</a>'),
    newPage("b.html", '<a href="/c">c</a>'),
    newPage("c.html", ""),
    newPage("d.html", '<a href="/e">e</a>'),
  ];
  assert.deepEqual(unreached(pages, ["/", "/b", "/c", "/d", "/e"]), ["/d", "/e"]);
});

test("more years of experience than the firm has are found", () => {
  assert.match(
    experienceFault("20\u00a0años", "2015", 2026) ?? "",
    /found "20.años".*expected 11 years or fewer/,
  );
  assert.equal(experienceFault("20\u00a0años", "2003", 2026), undefined);
  assert.equal(experienceFault("Muchos años", "2015", 2026), undefined);
});

test("a family that no file declares is found", () => {
  const css =
    '@font-face{font-family:"Inter";src:url(a)}:root{--font-sans:"Intre","Inter fallback",sans-serif}';
  assert.match(undeclaredFont(css) ?? "", /found "Intre".*expected "Inter"/);
  assert.equal(undeclaredFont(css.replace("Intre", "Inter")), undefined);
  assert.equal(undeclaredFont("@font-face{font-family:Inter}:root{--font-sans:Inter,x}"), undefined);
});

test("what is left of the sample is found, in texts and numbers of any spelling", () => {
  assert.deepEqual(sampleIn("Envíos a Rosario, o al +54 9 11 2345-6789"), ["Rosario", "5491123456789"]);
  assert.deepEqual(sampleIn("María del Rosariol, +54 9 11 5555-0000"), []);
});

/** Those of the warnings of a site, other than the sample in some parts, that a pattern fits. */
async function warned(pattern: RegExp, changes: Partial<Parameters<typeof warnings>[0]>) {
  const sheet = { path: "", css: "@font-face{font-family:A}:root{--font-sans:A}" };
  const lines = await warnings({ ...unbuiltSite, pages: [], sheet, ...changes });
  return lines.filter((line) => pattern.test(line));
}

test("each leftover is told once with its pages, and never while the whole sample stands", async () => {
  const pages = ["index.html", "b.html"].map((name) =>
    newPage(name, '<a href="/b">x</a><input placeholder="+54 9 11 2345-6789">'),
  );
  const said = (name: string) =>
    warned(/sample/, { config: { ...site, brand: { name, claim: "x" } }, pages });
  assert.match(
    (await said("Quebracho")).join("\n"),
    /^index\.html, b\.html: found "5491123456789" of the sample; [^\n]*$/,
  );
  assert.match(
    (await said("Nimbosur")).join("\n"),
    /^site\.config\.ts: brand\.name: found the sample[^\n]*$/,
  );
});

test("applications that go nowhere are told of in one line", async () => {
  const said = (applications: typeof site.applications) =>
    warned(/applications/, { config: { ...site, applications } });
  assert.match((await said(undefined)).join("\n"), /^site\.config\.ts: applications: found nothing[^\n]*$/);
  assert.deepEqual(await said({ endpoint: "https://formspree.io/f/abc" }), []);
});

test("a name too wide for the header is told with what fits, unless the logo has it in it", async () => {
  const width = (text: string) => nameWidth(text, unbuiltSite.font);
  assert.equal(await nameFault({ name: "Nimbosur", claim: "x" }, width), undefined);
  assert.equal(
    await nameFault({ name: "Quebracho Sistemas", short: "Quebracho", claim: "x" }, width),
    undefined,
  );
  assert.match(
    (await nameFault({ name: "Quebracho Sistemas", claim: "x" }, width)) ?? "",
    /^site\.config\.ts: brand\.name: found "Quebracho Sistemas".*up to about \d+ letters, as "Quebracho"/,
  );
  assert.match(
    (await nameFault({ name: "x", short: "Mmmmmmmmm", claim: "x" }, width)) ?? "",
    /^site\.config\.ts: brand\.short: .*up to about \d letters/,
  );
});

test("a logo without a form for the dark, or one that fits no square, is told of", async () => {
  const drawing = { onLight: "", onDark: "", plated: true, ratio: 4, named: true, icon: undefined };
  const said = async (logo: Logo) =>
    (await warned(/^public/, { logo })).map((line) => line.slice(0, line.indexOf(":")));
  assert.deepEqual(await said(drawing), ["public/logo-dark.svg", "public/logo-icon.svg"]);
  assert.deepEqual(await said({ ...drawing, plated: false, icon: drawing }), []);
});

test("a ground that looks like what it stands on is told with the nearest that does not", async () => {
  const alike = css.replace(/(--color-brand-wash: )[^;]+/, `$1${unbuiltSite.token("good-wash")}`);
  const said = (token = unbuiltSite.token) => warned(/^app\/app\.css: --color-/, { token });
  assert.deepEqual(await said(), []);
  const [line = "", ...more] = await said(colourTokens(alike));
  assert.deepEqual(more, []);
  const [, nearest = ""] =
    /--color-brand-wash beside --color-good-wash \(light\): found a difference of 0\.0, .*for example (oklch\(.*\))$/.exec(
      line,
    ) ?? [];
  assert.deepEqual(
    await said(colourTokens(alike.replace(/(--color-brand-wash: )[^;]+/, `$1${nearest}`))),
    [],
  );
});

test("addresses of solutions that are off are told in one line until they lead somewhere", () => {
  const known = ["crm", "kaseya", "telefonia"];
  assert.match(
    goneSolutions(known, ["kaseya"], { "/Telefonia/": "/kaseya" }) ?? "",
    /^site\.config\.ts: solutions: found none at \/crm, so [^\n]* redirects: \{"\/crm":"\/kaseya"\}$/,
  );
  assert.match(goneSolutions(known, ["kaseya"]) ?? "", /at \/crm, \/telefonia, so these/);
  assert.equal(goneSolutions(known, ["kaseya"], { "/crm": "/", "/telefonia": "/" }), undefined);
  assert.equal(goneSolutions(known, known), undefined);
});
