import assert from "node:assert/strict";
import { test } from "node:test";
import { findSiteAddressFault, getSiteAddressOrExit } from "./request-address.ts";
import { site } from "./site.ts";

test("SITE_ADDRESS replaces the configured address, unless it is empty", () => {
  assert.equal(getSiteAddressOrExit({}, site), site.url);
  assert.equal(getSiteAddressOrExit({ SITE_ADDRESS: "" }, site), site.url);
  assert.equal(getSiteAddressOrExit({ SITE_ADDRESS: "https://a.example" }, site), "https://a.example");
});

test("a SITE_ADDRESS that is not an https origin is refused in one line", () => {
  for (const value of [
    "http://a.example",
    "a.example",
    "https://a.example/",
    "https://a.example/x",
    "https://",
  ]) {
    const fault = findSiteAddressFault(value) ?? "";
    assert.ok(
      fault.startsWith(`SITE_ADDRESS: encontré ${JSON.stringify(value)}; se espera una dirección https`),
    );
    assert.ok(!fault.includes("\n"));
  }
});
