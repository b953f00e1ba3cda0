import assert from "node:assert/strict";
import { test } from "node:test";
import { buildRobotsTxt } from "../content/pages/robots.ts";
import { loadContent } from "../content/reading/content.ts";
import { contentFolder } from "../site-content.ts";
import { endpointRoutes } from "./routes.ts";

test("a preview has no sitemap.xml, and its robots.txt disallows nothing and names no sitemap", () => {
  const hasSitemap = (previewAddress?: string) =>
    loadContent(contentFolder, { previewAddress })(endpointRoutes).some(
      ({ pattern }) => pattern === "/sitemap.xml",
    );
  assert.deepEqual([hasSitemap("https://preview.example"), hasSitemap()], [false, true]);
  assert.doesNotMatch(buildRobotsTxt("https://a.example", true), /^(Sitemap|Disallow):/m);
});

test("an owner's robots.txt keeps the line about the sitemap, once", () => {
  const build = (rules: string) => buildRobotsTxt("https://a.example", false, rules);
  const built = build("User-agent: GPTBot\nDisallow: /\n");
  assert.equal(built, "User-agent: GPTBot\nDisallow: /\n\nSitemap: https://a.example/sitemap.xml\n");
  assert.equal(build(built), built);
});
