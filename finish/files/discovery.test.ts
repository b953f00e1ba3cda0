import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "../../site.config.ts";
import { discovery, securityTxt } from "./discovery.ts";

test("a preview names no sitemap, forbids nothing and says what it is", () => {
  const files = discovery({ address: "https://preview.example", config: site });
  const robots = `${files.get("robots.txt")}`;
  assert.ok(!files.has("sitemap.xml"));
  assert.doesNotMatch(robots, /^(Sitemap|Disallow):/m);
  assert.match(robots, /^# .*noindex/m);
  assert.ok(discovery({ address: site.url, config: site }).has("sitemap.xml"));
});

test("the expiry is a year ahead on the first and on the last day of a month, and equal on both", () => {
  for (const day of ["2026-12-01T00:00:00Z", "2026-12-31T23:59:59Z"])
    assert.match(securityTxt(site, new Date(day)), /^Expires: 2028-01-01T00:00:00\.000Z$/m);
});
