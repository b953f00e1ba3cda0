import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "../site.config.ts";
import { formatProblem } from "../site.problems.ts";
import { createPageWithSlots } from "./build.ts";
import { findDeadLinks, findRedirectsHiddenByFiles } from "./links.ts";

const formatDeadLinkProblems = (link: string) =>
  findDeadLinks({
    pages: [
      createPageWithSlots("index.html", `<h2 id="aqui">a</h2><a href="${link}">b</a>`),
      createPageWithSlots("crm.html", '<h2 id="parte">a</h2>'),
    ],
    files: new Map([["precios.pdf", Buffer.from("")]]),
  }).map((problem) => formatProblem(problem, "en"));

test("a link to a page, a fragment, a file or another site is accepted", () => {
  const links = `/ #aqui /crm /crm?tema=crm#parte /precios.pdf https://a.example/kaseya //a.example/kaseya
    mailto:a@b.example`;
  for (const link of links.split(/\s+/)) assert.deepEqual([link, formatDeadLinkProblems(link)], [link, []]);
});

test("a link to a missing page, fragment or file is reported once, with a similar address or fragment if there is one", () => {
  const dead: Record<string, RegExp> = {
    "/kaseya?a=b":
      /^index\.html: found a link to "\/kaseya\?a=b"; expected an address of app\/routes\.ts.* site/,
    "/crm#recepcionista": /found a link to "\/crm#recepcionista"; expected the id of a part of that page$/,
    "/crm#partes": /expected the id of a part of that page; did you mean "parte"\?$/,
    "/crn": /; did you mean "\/crm"\?$/,
    "#alla": /found a link to "#alla"/,
    "/lista.pdf": /found a link to "\/lista\.pdf"/,
  };
  for (const [link, expected] of Object.entries(dead)) {
    const faults = formatDeadLinkProblems(link);
    assert.match(faults.join("\n"), expected);
    assert.equal(faults.length, 1, link);
  }
});

test("a redirect whose address is that of a file, in any case of letters, is reported", () => {
  const redirects = { "/Precios.pdf": "/crm", "/viejo": "/crm" };
  const files = new Map([["precios.pdf", Buffer.from("")]]);
  const faults = findRedirectsHiddenByFiles({ config: { ...site, redirects }, files });
  assert.match(
    faults.map((fault) => formatProblem(fault, "en")).join("\n"),
    /^site\.config\.ts: redirects: "\/Precios\.pdf": found a file of this site[^\n]*$/,
  );
});
