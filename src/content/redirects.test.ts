import assert from "node:assert/strict";
import { test } from "node:test";
import { formatProblem } from "./problems.ts";
import { findRedirectProblems, findSolutionsWithoutRedirect } from "./redirects.ts";

/** Lists the problems of redirects on a site with three pages and a file, one Spanish line each. */
const formatRedirectProblems = (table: Record<string, string>) =>
  findRedirectProblems(table, ["/", "/crm", "/contacto"], ["/lista.pdf"]).map(formatProblem);

test("old addresses with an extension, a date, a trailing slash, capitals or a tilde are accepted as redirects", () => {
  const old = ["/servicios/crm.html", "/index.php", "/2019/05/un_post/", "/Kaseya", "/wp-content/a~b.pdf"];
  assert.deepEqual(formatRedirectProblems(Object.fromEntries(old.map((one) => [one, "/crm"]))), []);
});

test("each redirect that cannot work is reported once, in one line", () => {
  const cases: [table: Record<string, string>, expected: RegExp][] = [
    [{ "/CRM.html": "/" }, /encontré \/crm, que es de este sitio; se espera una dirección/],
    [{ "/Lista.pdf": "/crm" }, /encontré \/lista\.pdf, que es de este sitio/],
    [{ "/healthz": "/crm" }, /encontré \/healthz, que es de este sitio/],
    [{ "/viejo": "/contato" }, /encontré "\/contato"; .*¿quisiste decir "\/contacto"\?$/],
    [{ "/viejo": "https://a.example" }, /encontré "https:\/\/a\.example"; se espera una página/],
    [{ "https://www.a.example/Viejo/?id=3": "/crm" }, /no es una dirección simple; .*ejemplo "\/viejo"$/],
    [{ "/diseño": "/crm" }, /sin acento/],
    [{ "/a/../b": "/crm" }, /no es una dirección simple/],
    [{ "/a": "/", "/A/": "/crm" }, /"\/A\/": encontré la misma también como "\/a"/],
  ];
  for (const [table, expected] of cases) {
    const [line = "", ...others] = formatRedirectProblems(table);
    assert.match(line, /^content\/site\.yaml: redirects: [^\n]*$/);
    assert.match(line, expected);
    assert.deepEqual(others, [], JSON.stringify(table));
  }
});

test("the build warns of solutions that the firm does not offer and whose addresses have no redirect", () => {
  const find = (redirects: Record<string, string>) =>
    findSolutionsWithoutRedirect(["crm", "kaseya", "telefonia"], ["kaseya"], redirects);
  assert.match(
    JSON.stringify(find({ "/Telefonia/": "/kaseya" })),
    /ninguna en \/crm, .*redirects: {\\"\/crm\\":\\"\/kaseya\\"}/,
  );
  assert.deepEqual(find({ "/crm": "/", "/telefonia": "/" }), []);
});
