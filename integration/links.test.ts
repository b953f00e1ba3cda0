import assert from "node:assert/strict";
import { test } from "node:test";
import { parseHtml } from "./dom.ts";
import { findDeadLinks, findUnreachablePages } from "./links.ts";

const createPage = (name: string, html: string) => ({ name, document: parseHtml(html) });
const filePaths = new Set(["/precios.pdf", "/Lista de precios.pdf"]);

/** Finds the problems of a home page with this link, on a site that also has /crm with the fragment #parte. */
const findProblemsOfLink = (link: string) =>
  findDeadLinks(
    [
      createPage("index.html", `<h2 id="aqui">a</h2><a href="${link}">b</a>`),
      createPage("crm.html", '<h2 id="parte">a</h2>'),
    ],
    filePaths,
  );

test("a link to an existing page, fragment or file, to another site or to a mail address is accepted", () => {
  const links = `/ #aqui /crm /crm?tema=crm#parte /precios.pdf /Lista%20de%20precios.pdf https://a.example/kaseya //a.example/kaseya
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
      { file: "index.html", found: `un enlace a "${link}"`, nearest },
    ]);
  }
});

test("pages that no chain of links from the home page reaches are found", () => {
  const pages = [
    createPage("index.html", '<a href="/b?tema=crm#x">b</a><a href="https://a.example/d">d</a>'),
    createPage("b.html", '<a href="/c">c</a>'),
    createPage("c.html", ""),
    createPage("d.html", '<a href="/e">e</a>'),
  ];
  assert.deepEqual(findUnreachablePages(pages, ["/", "/b", "/c", "/d", "/e"]), ["/d", "/e"]);
});
