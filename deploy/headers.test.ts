import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "../site.config.ts";
import type { SiteConfig } from "../site.schema.ts";
import { listHeaderRules, mergeMatchingHeaders } from "./headers.ts";

test("Strict-Transport-Security has the value configured in site.config.ts", () => {
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

test("no page may be framed when the booking frame shows another site", () => {
  const rules = listHeaderRules({
    ...site,
    booking: { ...site.booking, url: "https://calendly.com/x/30min" },
  });
  assert.equal(mergeMatchingHeaders(rules, "pages", "/agenda")["X-Frame-Options"], "DENY");
});
