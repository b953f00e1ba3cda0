import assert from "node:assert/strict";
import { test } from "node:test";
import { parseHtml } from "./dom.ts";
import { findDeadLinks, findUnreachablePages } from "./links.ts";

const createPage = (name: string, html: string) => ({ name, document: parseHtml(html) });

test("a link to a missing page, fragment or file is reported, with a similar address or fragment if there is one, and no other", () => {
  const filePaths = new Set(["/precios.pdf", "/Lista de precios.pdf"]);
  const right =
    `/ #aqui /crm /crm?tema=crm#parte /precios.pdf /Lista%20de%20precios.pdf https://a.example/kaseya //a.example/kaseya
    mailto:a@b.example`.split(/\s+/);
  const wrong: Record<string, string | undefined> = {
    "/kaseya?a=b": undefined,
    "/crn": "/crm",
    "/crm#partes": "parte",
    "#alla": undefined,
    "/crm#100%": undefined,
    "/crm#%ff": undefined,
    "/lista.pdf": undefined,
  };
  const links = [...right, ...Object.keys(wrong)].map((link) => `<a href="${link}">b</a>`);
  const pages = [
    createPage("index.html", `<h2 id="aqui">a</h2>${links.join("")}`),
    createPage("crm.html", '<h2 id="parte">a</h2>'),
  ];
  assert.deepEqual(
    findDeadLinks(pages, filePaths).map(({ file, found, nearest }) => [file, found, nearest]),
    Object.entries(wrong).map(([link, nearest]) => ["index.html", `un enlace a "${link}"`, nearest]),
  );
});

test("a link to a part that a page has not is told where the owner wrote it, with the parts that there are", () => {
  const pages = ["index", "crm"].map((name) =>
    createPage(`${name}.html`, '<a href="/agentes-ia#recepcionista">a</a>'),
  );
  pages.push(createPage("agentes-ia.html", '<h2 id="otra">a</h2>'));
  const [problem, ...others] = findDeadLinks(pages, new Set());
  assert.match(`${problem?.file}:${problem?.line}`, /solutions\/agentes-ia\.yaml:\d\d$/);
  assert.match(problem?.expected ?? "", /: otra$/);
  assert.deepEqual(others, []);
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
