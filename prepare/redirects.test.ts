import assert from "node:assert/strict";
import { test } from "node:test";
import { formatProblem } from "../site.problems.ts";
import { findRedirectProblems } from "./redirects.ts";

const testPagePaths = ["/", "/crm", "/contacto"];

const formatRedirectProblems = (table: Record<string, string>, locale = "en") =>
  findRedirectProblems(table, testPagePaths).map((problem) => formatProblem(problem, locale));

test("old addresses with an extension, a date, a trailing slash, capitals or a tilde are accepted as redirects", () => {
  const old = ["/servicios/crm.html", "/index.php", "/2019/05/un_post/", "/Kaseya", "/wp-content/a~b.pdf"];
  assert.deepEqual(formatRedirectProblems(Object.fromEntries(old.map((one) => [one, "/crm"]))), []);
});

test("each redirect that cannot work is reported once, in one line", () => {
  for (const [table, expected] of [
    [{ "/crm": "/" }, /"\/crm": found \/crm, which this site answers; expected an address/],
    [{ "/CRM.html": "/" }, /found \/crm, which this site answers/],
    [{ "/index.html": "/crm" }, /found \/, which this site answers/],
    [{ "/healthz": "/crm" }, /found \/healthz, which this site answers/],
    [{ "/viejo": "/kaseya" }, /found "\/kaseya"; expected a page .*: \/, \/crm, \/contacto$/],
    [{ "/viejo": "https://a.example" }, /found "https:\/\/a\.example"; expected a page/],
    [{ "https://www.a.example/Viejo/": "/crm" }, /no plain path; .* example "\/viejo"$/],
    [{ "/viejo?id=3": "/crm" }, /no plain path; .* up to \? or #, .* example "\/viejo"$/],
    [{ "/diseño": "/crm" }, /without accents/],
    [{ "/a/../b": "/crm" }, /no plain path/],
    [{ "": "/crm" }, /no plain path/],
    [{ "/a": "/", "/A/": "/crm" }, /"\/A\/": found it as "\/a" too/],
  ] as [Record<string, string>, RegExp][]) {
    const [line = "", ...others] = formatRedirectProblems(table);
    assert.match(line, /^site\.config\.ts: redirects: [^\n]*$/);
    assert.match(line, expected);
    assert.deepEqual(others, [], JSON.stringify(table));
  }
});

test("a redirect to a missing page is reported in Spanish with the nearest page", () => {
  assert.deepEqual(formatRedirectProblems({ "/viejo": "/contato" }, "es-MX"), [
    'site.config.ts: redirects: "/viejo": encontré "/contato"; se espera una página de este sitio: /, /crm, /contacto; ¿quisiste decir "/contacto"?',
  ]);
});
