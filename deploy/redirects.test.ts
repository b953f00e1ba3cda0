import assert from "node:assert/strict";
import { test } from "node:test";
import { mapSpellingsToPages } from "./redirects.ts";

test("a redirect is found in lower case, with and without a trailing slash; a redirect from a page's own address is ignored", () => {
  const to = mapSpellingsToPages(["/", "/crm"], { "/Servicios/CRM.html/": "/crm", "/crm": "/" });
  assert.equal(to.get("/servicios/crm.html"), "/crm");
  assert.equal(to.get("/servicios/crm.html/"), "/crm");
  assert.equal(to.get("/crm"), "/crm");
});
