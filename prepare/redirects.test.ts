import assert from "node:assert/strict";
import { test } from "node:test";
import { formatProblem } from "./content/problems.ts";
import { findRedirectProblems } from "./redirects.ts";

const pages = ["/", "/crm", "/contacto"];

const told = (table: Record<string, string>, locale = "en") =>
  findRedirectProblems(table, pages).map((problem) => formatProblem(problem, locale));

test("accepts the usual forms of old addresses", () => {
  const old = ["/servicios/crm.html", "/index.php", "/2019/05/un_post/", "/Kaseya", "/wp-content/a~b.pdf"];
  assert.deepEqual(told(Object.fromEntries(old.map((one) => [one, "/crm"]))), []);
});

for (const [what, table, expected] of [
  [
    "a page of the site",
    { "/crm": "/" },
    /"\/crm": found \/crm, which this site answers; expected an address/,
  ],
  ["another spelling of one", { "/CRM.html": "/" }, /found \/crm, which this site answers/],
  ["the home page", { "/index.html": "/crm" }, /found \/, which this site answers/],
  ["what the server answers", { "/healthz": "/crm" }, /found \/healthz, which this site answers/],
  [
    "a page that is not there",
    { "/viejo": "/kaseya" },
    /found "\/kaseya"; expected a page .*: \/, \/crm, \/contacto$/,
  ],
  [
    "a way to another site",
    { "/viejo": "https://a.example" },
    /found "https:\/\/a\.example"; expected a page/,
  ],
  ["a whole address", { "https://www.a.example/Viejo/": "/crm" }, /no plain path; .* example "\/viejo"$/],
  ["a query", { "/viejo?id=3": "/crm" }, /no plain path; .* up to \? or #, .* example "\/viejo"$/],
  ["accents", { "/diseño": "/crm" }, /without accents/],
  ["dots that climb", { "/a/../b": "/crm" }, /no plain path/],
  ["no address", { "": "/crm" }, /no plain path/],
  ["one of another in other letters", { "/a": "/", "/A/": "/crm" }, /"\/A\/": found it as "\/a" too/],
] as [string, Record<string, string>, RegExp][]) {
  test(`reports in one line: ${what}`, () => {
    const faults = told(table);
    assert.equal(faults.length, 1);
    assert.match(faults[0] ?? "", expected);
    assert.match(faults[0] ?? "", /^site\.config\.ts: redirects: [^\n]*$/);
  });
}

test("reports a redirect to a missing page in Spanish, with the nearest page", () => {
  assert.deepEqual(told({ "/viejo": "/contato" }, "es-MX"), [
    'site.config.ts: redirects: "/viejo": encontré "/contato"; se espera una página de este sitio: /, /crm, /contacto; ¿quisiste decir "/contacto"?',
  ]);
});
