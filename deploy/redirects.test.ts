import assert from "node:assert/strict";
import { test } from "node:test";
import { mapSpellingsToPages } from "./redirects.ts";

test("a redirect works in lower case, with or without a trailing slash, and never replaces a page", () => {
  const to = mapSpellingsToPages(["/", "/crm"], { "/Servicios/CRM.html/": "/crm", "/crm": "/" });
  assert.equal(to.get("/servicios/crm.html"), "/crm");
  assert.equal(to.get("/servicios/crm.html/"), "/crm");
  assert.equal(to.get("/crm"), "/crm");
});
