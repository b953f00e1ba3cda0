import assert from "node:assert/strict";
import { test } from "node:test";
import { formatProblem } from "../prepare/content/problems.ts";
import { site } from "../site.config.ts";
import { newPage } from "./build.ts";
import { findDeadLinks, findHiddenRedirects } from "./links.ts";

const faultsOf = (link: string) =>
  findDeadLinks({
    pages: [
      newPage("index.html", `<h2 id="aqui">a</h2><a href="${link}">b</a>`),
      newPage("crm.html", '<h2 id="parte">a</h2>'),
    ],
    files: new Map([["precios.pdf", Buffer.from("")]]),
  }).map((problem) => formatProblem(problem, "en"));

for (const link of [
  "/",
  "#aqui",
  "/crm",
  "/crm?tema=crm#parte",
  "/precios.pdf",
  "https://a.example/kaseya",
  "//a.example/kaseya",
  "mailto:a@b.example",
])
  test(`accepts a link to ${link}`, () => assert.deepEqual(faultsOf(link), []));

for (const [link, expected] of [
  ["/kaseya", /^index\.html: found a link to "\/kaseya"; expected an address of app\/routes\.ts.*on in site/],
  ["/kaseya?tema=evaluacion", /found a link to "\/kaseya\?tema=evaluacion"/],
  ["/crm#recepcionista", /found a link to "\/crm#recepcionista"; expected the id of a part of that page$/],
  ["/crm#partes", /expected the id of a part of that page; did you mean "parte"\?$/],
  ["/crn", /; did you mean "\/crm"\?$/],
  ["#alla", /found a link to "#alla"/],
  ["/lista.pdf", /found a link to "\/lista\.pdf"/],
] as const)
  test(`reports a dead link to ${link}`, () => {
    const [fault = "", ...more] = faultsOf(link);
    assert.match(fault, expected);
    assert.deepEqual(more, []);
  });

test("reports a redirect from an address that has a file", () => {
  const redirects = { "/Precios.pdf": "/crm", "/viejo": "/crm" };
  const files = new Map([["precios.pdf", Buffer.from("")]]);
  assert.deepEqual(
    findHiddenRedirects({ config: { ...site, redirects }, files }).map((problem) =>
      formatProblem(problem, "en").slice(0, 72),
    ),
    ['site.config.ts: redirects: "/Precios.pdf": found a file of this site the'],
  );
});
