import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "../site.config.ts";
import type { SiteConfig } from "../site.schema.ts";
import { listHeaderRules, mergeMatchingHeaders } from "./headers.ts";

test("each setting of hsts gives its value of Strict-Transport-Security, and off gives no header", () => {
  const values: Record<SiteConfig["hsts"], string | undefined> = {
    off: undefined,
    host: "max-age=63072000",
    subdomains: "max-age=63072000; includeSubDomains",
    preload: "max-age=63072000; includeSubDomains; preload",
  };
  for (const hsts of Object.keys(values) as SiteConfig["hsts"][]) {
    const found = mergeMatchingHeaders(listHeaderRules({ ...site, hsts }))["Strict-Transport-Security"];
    assert.deepEqual([hsts, found], [hsts, values[hsts]]);
  }
});

test("with a booking service the response for /agenda has X-Frame-Options DENY", () => {
  const rules = listHeaderRules({
    ...site,
    booking: { ...site.booking, url: "https://calendly.com/x/30min" },
  });
  assert.equal(mergeMatchingHeaders(rules, "pages", "/agenda")["X-Frame-Options"], "DENY");
});
