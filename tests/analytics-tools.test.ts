import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { parse } from "yaml";
import { site } from "../src/content/site.ts";
import { listSiteProblems, type SiteConfig } from "../src/content/site-schema.ts";
import { findHtmlFaults } from "./html-validator.ts";

/** The settings of an analytics tool, `analytics` of content/site.yaml. */
type AnalyticsTool = NonNullable<SiteConfig["analytics"]>;

/** Reads the example settings of analytics tools from a document. */
function readDocumentedTools(path: string): AnalyticsTool[] {
  const blocks = readFileSync(path, "utf8").matchAll(/```yaml\n([\s\S]*?)```/g);
  // Each example begins with the same key, which a YAML file may have once.
  const examples = Array.from(blocks, ([, code = ""]) => code.split(/^(?=analytics:)/m)).flat();
  return examples.flatMap((example) => (example.startsWith("analytics:") ? [parse(example).analytics] : []));
}

const analyticsDocTools = readDocumentedTools("docs/analytics.md");
/** The example of Google Analytics, with which Tag Manager shares all settings but `src`. */
const googleTool = analyticsDocTools.find(({ src }) => src.includes("googletagmanager"));
const [, tagManager = ""] =
  /Tag Manager: `src: "([^"]+)"`/.exec(readFileSync("docs/analytics.md", "utf8")) ?? [];
/** The examples of all documents; that of Tag Manager is put together from its `src`, which is all that is documented. */
const documentedTools = [
  ...readDocumentedTools("docs/guia.md"),
  ...analyticsDocTools,
  { ...googleTool, src: tagManager },
];

test("docs/guia.md and docs/analytics.md have configurations for Plausible, a self-hosted tool, Google Analytics and Tag Manager", () => {
  const hosts = documentedTools.map(({ src }) => new URL(src).host);
  const google = "www.googletagmanager.com";
  assert.deepEqual(hosts, ["plausible.io", "plausible.io", "stats.example.com", google, google]);
});

/** Writes a page without content that has the tag of a tool, as src/document/document.astro does. */
function writePageWithTag({ src, attributes }: AnalyticsTool): string {
  const tag = Object.entries({ src, async: "", fetchpriority: "low", ...attributes })
    .map(([name, value]) => ` ${name}="${value.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`)
    .join("");
  return `<!DOCTYPE html><html lang="es"><head><meta charset="utf-8"><title>a</title><template id="analytics"><script${tag}></script></template></head><body></body></html>`;
}

test("for each documented analytics tool, a page with its tag is valid HTML and the configuration has no problem", async () => {
  for (const tool of documentedTools) {
    const config = { ...site, analytics: tool };
    assert.deepEqual(listSiteProblems(config, "content/site.yaml"), [], tool.src);
    assert.deepEqual(await findHtmlFaults(writePageWithTag(tool), "a.html", tool), [], tool.src);
  }
});
