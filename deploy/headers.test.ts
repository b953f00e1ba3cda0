import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "../src/content/site.ts";
import { listHeaderRules, mergeMatchingHeaders } from "./headers.ts";

test("each setting of hsts gives its value of Strict-Transport-Security, and off gives no header", () => {
  for (const [hsts, value] of [
    ["off", undefined],
    ["host", "max-age=63072000"],
    ["subdomains", "max-age=63072000; includeSubDomains"],
    ["preload", "max-age=63072000; includeSubDomains; preload"],
  ] as const) {
    const headers = mergeMatchingHeaders(listHeaderRules({ ...site, hsts }));
    assert.equal(headers["Strict-Transport-Security"], value, hsts);
  }
});

test("/agenda has X-Frame-Options DENY with a booking service; without one SAMEORIGIN, because /contacto frames it", () => {
  for (const [url, expected] of [
    ["https://calendly.com/x/30min", "DENY"],
    [undefined, "SAMEORIGIN"],
  ] as const) {
    const rules = listHeaderRules({ ...site, booking: { ...site.booking, url } });
    assert.equal(mergeMatchingHeaders(rules, "pages", "/agenda")["X-Frame-Options"], expected);
  }
});
