import assert from "node:assert/strict";
import { test } from "node:test";
import type { APIContext } from "astro";

process.env.SITE_ADDRESS = "https://preview.example";
const { GET } = await import("./discovery.ts");
const { endpointRoutes } = await import("./routes.ts");

test("a preview has no sitemap.xml, and its robots.txt disallows nothing and names no sitemap", async () => {
  assert.ok(!endpointRoutes.some(({ pattern }) => pattern === "/sitemap.xml"));
  const response = await GET({ routePattern: "/robots.txt" } as APIContext);
  assert.doesNotMatch(await response.text(), /^(Sitemap|Disallow):/m);
});
