import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "../site.config.ts";
import { newPage } from "./build.ts";
import { coveredRedirects, deadLinks } from "./links.ts";

const faultsOf = (link: string) =>
  deadLinks({
    pages: [
      newPage("index.html", `<h2 id="aqui">a</h2><a href="${link}">b</a>`),
      newPage("crm.html", '<h2 id="parte">a</h2>'),
    ],
    files: new Map([["precios.pdf", Buffer.from("")]]),
  });

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
  test(`a link to ${link} leads somewhere`, () => assert.deepEqual(faultsOf(link), []));

for (const [link, expected] of [
  ["/kaseya", /^index\.html: found a link to "\/kaseya"; expected an address of app\/routes\.ts.*on in site/],
  ["/kaseya?tema=evaluacion", /found a link to "\/kaseya\?tema=evaluacion"/],
  ["/crm#recepcionista", /found a link to "\/crm#recepcionista"; expected the id of a part of that page/],
  ["#alla", /found a link to "#alla"/],
  ["/lista.pdf", /found a link to "\/lista\.pdf"/],
] as const)
  test(`a link to ${link} leads nowhere`, () => {
    const [fault = "", ...more] = faultsOf(link);
    assert.match(fault, expected);
    assert.deepEqual(more, []);
  });

test("an old address at which there is a file is found", () => {
  const redirects = { "/Precios.pdf": "/crm", "/viejo": "/crm" };
  const files = new Map([["precios.pdf", Buffer.from("")]]);
  assert.deepEqual(
    coveredRedirects({ config: { ...site, redirects }, files }).map((line) => line.slice(0, 72)),
    ['site.config.ts: redirects: "/Precios.pdf": found a file of this site the'],
  );
});
