import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createPage } from "../finish/build.ts";
import { addAnalytics } from "../finish/page/analytics.ts";
import { renderFinishedHtml } from "../finish/slots.ts";
import { site } from "../site.config.ts";
import { listSiteProblems, type SiteConfig } from "../site.schema.ts";
import { htmlFaults } from "./html-validator.ts";

type Tool = NonNullable<SiteConfig["analytics"]>;

/** @returns the examples for site.config.ts in a document */
function toolsIn(path: string): Tool[] {
  const text = readFileSync(path, "utf8");
  const blocks = [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = ""]) => code);
  const entries = blocks.flatMap((code) => [...code.matchAll(/^analytics: (\{[\s\S]*?\}),$/gm)]);
  return entries.map(([, value]) => new Function(`return ${value};`)());
}

const owners = toolsIn("docs/analytics.md");
const google = owners.find(({ src }) => src.includes("googletagmanager"));
const [, tagManager = ""] =
  /Tag Manager: `src: "([^"]+)"`/.exec(readFileSync("docs/analytics.md", "utf8")) ?? [];
const tools = [...toolsIn("docs/guia.md"), ...owners, { ...google, src: tagManager }];

test("docs/ has a configuration for every analytics tool that it names", () => {
  assert.deepEqual(
    tools.map(({ src }) => new URL(src).host),
    [
      "plausible.io",
      "plausible.io",
      "stats.example.com",
      "www.googletagmanager.com",
      "www.googletagmanager.com",
    ],
  );
});

const document = `<!DOCTYPE html><html lang="es"><head><meta charset="utf-8"><title>a</title></head><body></body></html>`;

test("a page with any of the documented analytics tools is valid HTML", async () => {
  for (const tool of tools) {
    const config = { ...site, analytics: tool };
    assert.deepEqual(listSiteProblems(config), [], tool.src);
    const page = createPage("a.html", document);
    const place = await addAnalytics({ config, files: new Map() });
    place(page);
    const html = renderFinishedHtml(page);
    assert.ok(html.includes(new URL(tool.src).host), html);
    assert.deepEqual(await htmlFaults(html, "a.html", tool), [], tool.src);
  }
});

test("the validator reports a third-party script without an integrity hash", async () => {
  const unknownScript = document.replace(
    "<title>",
    '<script src="https://cdn.example/a.js"></script><title>',
  );
  const [fault = ""] = await htmlFaults(unknownScript, "a.html", tools[0]);
  assert.match(fault, /^require-sri/);
});
