import assert from "node:assert/strict";
import { test } from "node:test";
import { mapSpellingsToPages } from "./redirects.ts";

test("an old address is mapped to its page in lower case, with and without a slash at the end; a redirect from a page's own address is ignored", () => {
  const to = mapSpellingsToPages(["/", "/crm"], { "/Servicios/CRM.html/": "/crm", "/crm": "/" });
  assert.equal(to.get("/servicios/crm.html"), "/crm");
  assert.equal(to.get("/servicios/crm.html/"), "/crm");
  assert.equal(to.get("/crm"), "/crm");
});
