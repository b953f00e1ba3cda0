import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "../../site.config.ts";
import { buildDiscoveryFiles, buildSecurityTxt } from "./discovery.ts";

test("a preview build has no sitemap.xml, and its robots.txt disallows nothing and names no sitemap; the public site has a sitemap.xml", () => {
  const files = buildDiscoveryFiles({ address: "https://preview.example", config: site });
  const robots = `${files.get("robots.txt")}`;
  assert.ok(!files.has("sitemap.xml"));
  assert.doesNotMatch(robots, /^(Sitemap|Disallow):/m);
  assert.match(robots, /^# .*noindex/m);
  assert.ok(buildDiscoveryFiles({ address: site.url, config: site }).has("sitemap.xml"));
});

test("security.txt has the same expiry for every build within a month, less than a year in the future as RFC 9116 recommends", () => {
  for (const day of ["2026-12-01T00:00:00Z", "2026-12-31T23:59:59Z"])
    assert.match(buildSecurityTxt(site, new Date(day)), /^Expires: 2027-11-01T00:00:00\.000Z$/m);
});
