import assert from "node:assert/strict";
import { test } from "node:test";
import { findUnknownFileTypes } from "../deploy/headers.ts";
import { site } from "../src/content/site.ts";
import { parseHtml } from "./dom.ts";
import { listBuildWarnings } from "./warnings.ts";

/** Lists the build's warnings that match a pattern, for two pages with a link to each other and the sample's telephone. */
async function listWarnings(pattern: RegExp, changes: Partial<typeof site>) {
  const html = '<a href="/b">x</a><input placeholder="+54 9 11 1234-5678">';
  const pages = ["index.html", "b.html"].map((name) => ({ name, html, document: parseHtml(html) }));
  const lines = await listBuildWarnings({ ...site, ...changes }, pages, []);
  return lines.filter((line) => pattern.test(line));
}

test("the build warns once of the sample's telephone number on an owner's pages, and before setup only of the sample's name", async () => {
  const warningsFor = (name: string) => listWarnings(/muestra/, { brand: { name, claim: "x" } });
  const [leftover = "", ...others] = await warningsFor("Quebracho");
  assert.match(leftover, /^index\.html, b\.html: encontré "5491112345678", de la muestra; /);
  assert.deepEqual(others, []);
  const beforeSetup = await warningsFor("Nimbosur");
  assert.equal(beforeSetup.length, 1);
  assert.match(beforeSetup[0] ?? "", /^content\/site\.yaml: brand\.name: encontré el de muestra/);
});

test("the build warns of files that browsers would save instead of opening, and of no others", () => {
  const files = ["/a.pdf", "/a.ics", "/a.docx", "/a.vcf", "/a.mp4", "/a.zip", "/a.heic", "/lista.pages"];
  const [warning, ...others] = findUnknownFileTypes(files);
  assert.equal(warning?.file.endsWith("files/lista.pages"), true);
  assert.deepEqual(others, []);
});
