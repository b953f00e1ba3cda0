import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "../../site.config.ts";
import { buildDiscoveryFiles, buildSecurityTxt } from "./discovery.ts";

test("only the public site has a sitemap.xml; the robots.txt of a preview disallows nothing and names no sitemap", () => {
  const files = buildDiscoveryFiles({ targetOrigin: "https://preview.example", config: site });
  const robots = `${files.get("robots.txt")}`;
  assert.ok(!files.has("sitemap.xml"));
  assert.doesNotMatch(robots, /^(Sitemap|Disallow):/m);
  assert.match(robots, /^# .*noindex/m);
  assert.ok(buildDiscoveryFiles({ targetOrigin: site.url, config: site }).has("sitemap.xml"));
});

test("security.txt has the same expiry for every build within a month, less than a year later", () => {
  for (const day of ["2026-12-01T00:00:00Z", "2026-12-31T23:59:59Z"])
    assert.match(buildSecurityTxt(site, new Date(day)), /^Expires: 2027-11-01T00:00:00\.000Z$/m);
});
