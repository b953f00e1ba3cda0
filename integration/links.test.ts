import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "../site.config.ts";
import { createPageWithSlots } from "../finish/build.ts";
import { findDeadLinks, findRedirectsHiddenByFiles } from "./links.ts";

const testFiles = new Map([["precios.pdf", Buffer.from("")]]);

/** Finds the problems of a home page with this link, on a site that also has /crm with the fragment #parte. */
const findProblemsOfLink = (link: string) =>
  findDeadLinks({
    pages: [
      createPageWithSlots("index.html", `<h2 id="aqui">a</h2><a href="${link}">b</a>`),
      createPageWithSlots("crm.html", '<h2 id="parte">a</h2>'),
    ],
    files: testFiles,
  });

test("a link to an existing page, fragment or file, to another site or to a mail address is accepted", () => {
  const links = `/ #aqui /crm /crm?tema=crm#parte /precios.pdf https://a.example/kaseya //a.example/kaseya
    mailto:a@b.example`;
  for (const link of links.split(/\s+/)) assert.deepEqual(findProblemsOfLink(link), [], link);
});

test("a link to a missing page, fragment or file is reported once, with a similar address or fragment if there is one", () => {
  for (const [link, nearest] of [
    ["/kaseya?a=b", undefined],
    ["/crn", "/crm"],
    ["/crm#partes", "parte"],
    ["#alla", undefined],
    ["/lista.pdf", undefined],
  ] as const) {
    const problems = findProblemsOfLink(link);
    assert.equal(problems.length, 1, link);
    assert.partialDeepStrictEqual(problems, [
      { file: "index.html", found: { en: `a link to "${link}"` }, nearest },
    ]);
  }
});

test("a redirect from the address of an existing file, in any case of letters, is reported", () => {
  const redirects = { "/Precios.pdf": "/crm", "/viejo": "/crm" };
  const problems = findRedirectsHiddenByFiles({ config: { ...site, redirects }, files: testFiles });
  assert.deepEqual(
    problems.map(({ field }) => field),
    ['redirects: "/Precios.pdf"'],
  );
});
