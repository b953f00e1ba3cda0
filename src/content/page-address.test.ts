import assert from "node:assert/strict";
import { test } from "node:test";
import { buildFullTitle } from "./page-address.ts";

test("a page's full title has the brand once, and a title of 58 letters stays without the brand", () => {
  const once = buildFullTitle("Inicio");
  assert.notEqual(once, "Inicio");
  assert.equal(buildFullTitle(once), once);
  const long = "t".repeat(58);
  assert.equal(buildFullTitle(long), long);
});
