import assert from "node:assert/strict";
import { test } from "node:test";
import { mapRedirects } from "./redirects.ts";

test("an old address in small letters leads to its page, with or without a trailing slash, and never replaces a page", () => {
  const to = mapRedirects(["/", "/crm"], { "/Servicios/CRM.html/": "/crm", "/crm": "/" });
  assert.equal(to.get("/servicios/crm.html"), "/crm");
  assert.equal(to.get("/servicios/crm.html/"), "/crm");
  assert.equal(to.get("/crm"), "/crm");
});
