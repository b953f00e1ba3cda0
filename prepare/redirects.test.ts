import assert from "node:assert/strict";
import { test } from "node:test";
import { redirectFaults } from "./redirects.ts";

const pages = ["/", "/crm", "/contacto"];

test("old addresses of every usual make are taken", () => {
  const old = ["/servicios/crm.html", "/index.php", "/2019/05/un_post/", "/Kaseya", "/wp-content/a~b.pdf"];
  assert.deepEqual(redirectFaults(Object.fromEntries(old.map((one) => [one, "/crm"])), pages), []);
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
  test(`found in one line: ${what}`, () => {
    const faults = redirectFaults(table, pages);
    assert.equal(faults.length, 1);
    assert.match(faults[0] ?? "", expected);
    assert.match(faults[0] ?? "", /^site\.config\.ts: redirects: [^\n]*$/);
  });
}
