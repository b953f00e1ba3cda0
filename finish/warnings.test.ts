import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "../site.config.ts";
import { sampleIn } from "../site.sample.ts";
import { newPage } from "./build.ts";
import { experienceFault, undeclaredFont, unreached, warnings } from "./warnings.ts";

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

test("each leftover is told once with its pages, and never while the whole sample stands", () => {
  const pages = ["index.html", "b.html"].map((name) =>
    newPage(name, '<a href="/b">x</a><input placeholder="+54 9 11 2345-6789">'),
  );
  const sheet = { path: "", css: "@font-face{font-family:A}:root{--font-sans:A}" };
  const said = (name: string) =>
    warnings({ config: { ...site, brand: { ...site.brand, name } }, pages, sheet }).filter((line) =>
      line.includes("sample"),
    );
  assert.match(
    said("Quebracho").join("\n"),
    /^index\.html, b\.html: found "5491123456789" of the sample; [^\n]*$/,
  );
  assert.match(said("Nimbosur").join("\n"), /^site\.config\.ts: brand\.name: found the sample[^\n]*$/);
});

test("applications that go nowhere are told of in one line", () => {
  const sheet = { path: "", css: "@font-face{font-family:A}:root{--font-sans:A}" };
  const said = (applications: typeof site.applications) =>
    warnings({ config: { ...site, applications }, pages: [], sheet }).filter((line) =>
      line.includes("applications"),
    );
  assert.match(said(undefined).join("\n"), /^site\.config\.ts: applications: found nothing[^\n]*$/);
  assert.deepEqual(said({ endpoint: "https://formspree.io/f/abc" }), []);
});
