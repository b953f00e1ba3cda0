import assert from "node:assert/strict";
import { test } from "node:test";
import { findRedirectProblems } from "./redirects.ts";

test("old addresses with an extension, a date, a trailing slash, capitals or a tilde are accepted as redirects", () => {
  const old = ["/servicios/crm.html", "/index.php", "/2019/05/un_post/", "/Kaseya", "/wp-content/a~b.pdf"];
  const table = Object.fromEntries(old.map((one) => [one, "/crm"]));
  assert.deepEqual(findRedirectProblems(table, ["/", "/crm", "/contacto"]), []);
});
