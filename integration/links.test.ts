import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { SiteConfig } from "../src/content/firm/site-fields.ts";
import { formatProblemWithLine } from "../src/content/reading/content.ts";
import { readContentWith } from "../tests/content-with.ts";
import { buildMarkdown } from "../tests/markdown-file.ts";
import { parseHtml } from "./dom.ts";
import { findDeadLinks, findUnreachablePages } from "./links.ts";
import { listLinksToParts } from "./valid-site.ts";

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

test("a link to a part that a page has not is told where the owner wrote it, with the parts that there are", async () => {
  const values: Partial<SiteConfig> = {
    notice: { text: "x", to: "/crm#y", until: "2098-01-01" },
    redirects: { "/viejo": "/crm#z", "/otro": "/crm#otra" },
  };
  const links = "[a](/agentes-ia#%78) [b](/crm#otra)\n\n[c](/novedades/dos#x)";
  const pages = ["index.html", "crm.html", "agentes-ia.html"].map((name) =>
    createPage(name, '<h2 id="otra">a</h2><a href="/agentes-ia#citas">a</a>'),
  );
  const problems = readContentWith(
    values,
    (read) => {
      const dead = findDeadLinks(pages, new Set(), listLinksToParts(read));
      return dead.map((one) => formatProblemWithLine(read, one));
    },
    { "news/2098-01-05-uno.md": buildMarkdown(links) },
  );
  const places = problems.map((line) => /([\w-]+\.\w+:\d+:.*?) ?encontré .*: otra$/.exec(line)?.[1]);
  const getLine = (part: string) =>
    readFileSync("content/solutions/agentes-ia.yaml", "utf8").split("\n").indexOf(`    part: ${part}`) + 1;
  assert.deepEqual(places, [
    "2098-01-05-uno.md:6:",
    ...["recepcionista", "citas", "atencion", "reactivacion"].map(
      (part, index) => `agentes-ia.yaml:${getLine(part)}: hours[${index + 1}].part:`,
    ),
    "site.yaml:1: redirects./viejo:",
    "site.yaml:1: notice.to:",
  ]);
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
