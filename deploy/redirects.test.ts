import assert from "node:assert/strict";
import { test } from "node:test";
import { mapSpellingsToPages } from "./redirects.ts";

test("an old address in small letters leads to its page, with or without a trailing slash, and never replaces a page", () => {
  const to = mapSpellingsToPages(["/", "/crm"], { "/Servicios/CRM.html/": "/crm", "/crm": "/" });
  assert.equal(to.get("/servicios/crm.html"), "/crm");
  assert.equal(to.get("/servicios/crm.html/"), "/crm");
  assert.equal(to.get("/crm"), "/crm");
});
