import assert from "node:assert/strict";
import { test } from "node:test";
import { read } from "../../site-content.ts";
import { pageTitles } from "./page-address.ts";

test("a page's full title has the brand once, and a title of 58 letters stays without the brand", () => {
  const { buildFullTitle } = read(pageTitles);
  const once = buildFullTitle("Inicio");
  assert.notEqual(once, "Inicio");
  assert.equal(buildFullTitle(once), once);
  const long = "t".repeat(58);
  assert.equal(buildFullTitle(long), long);
});
