import assert from "node:assert/strict";
import { test } from "node:test";
import type { APIContext } from "astro";
import { site } from "../content/site.ts";

process.env.SITE_ADDRESS = "https://preview.example";
const { buildSecurityTxt, GET } = await import("./discovery.ts");
const { endpointRoutes } = await import("./routes.ts");

test("a preview has no sitemap.xml, and its robots.txt disallows nothing and names no sitemap", async () => {
  assert.ok(!endpointRoutes.some(({ pattern }) => pattern === "/sitemap.xml"));
  const response = await GET({ routePattern: "/robots.txt" } as APIContext);
  const robots = await response.text();
  assert.doesNotMatch(robots, /^(Sitemap|Disallow):/m);
  assert.match(robots, /^# .*noindex/m);
});

test("security.txt has the same expiry for every build within a month, less than a year later", () => {
  for (const day of ["2026-12-01T00:00:00Z", "2026-12-31T23:59:59Z"])
    assert.match(buildSecurityTxt(site, new Date(day)), /^Expires: 2027-11-01T00:00:00\.000Z$/m);
});
