import assert from "node:assert/strict";
import { test } from "node:test";
import { loadContent } from "../content/reading/content.ts";
import { contentFolder } from "../site-content.ts";
import { buildRobotsTxt } from "./discovery.ts";
import { endpointRoutes } from "./routes.ts";

test("a preview has no sitemap.xml, and its robots.txt disallows nothing and names no sitemap", () => {
  const hasSitemap = (previewAddress?: string) =>
    loadContent(contentFolder, { previewAddress })(endpointRoutes).some(
      ({ pattern }) => pattern === "/sitemap.xml",
    );
  assert.deepEqual([hasSitemap("https://preview.example"), hasSitemap()], [false, true]);
  assert.doesNotMatch(buildRobotsTxt(true), /^(Sitemap|Disallow):/m);
});
