import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "../site.config.ts";
import type { SiteConfig } from "../site.schema.ts";
import { headerRules, mergeHeaders } from "./headers.ts";

const hsts: [chosen: SiteConfig["hsts"], value: string | undefined][] = [
  ["off", undefined],
  ["host", "max-age=63072000"],
  ["subdomains", "max-age=63072000; includeSubDomains"],
  ["preload", "max-age=63072000; includeSubDomains; preload"],
];
for (const [chosen, value] of hsts) {
  test(`hsts "${chosen}" says ${value ?? "nothing"}`, () => {
    assert.equal(mergeHeaders(headerRules({ ...site, hsts: chosen }))["Strict-Transport-Security"], value);
  });
}

test("no page may be framed when the booking frame shows another site", () => {
  const rules = headerRules({ ...site, booking: { ...site.booking, url: "https://calendly.com/x/30min" } });
  assert.equal(mergeHeaders(rules, "pages", "/agenda")["X-Frame-Options"], "DENY");
});
