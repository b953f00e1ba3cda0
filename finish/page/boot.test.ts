import assert from "node:assert/strict";
import { test } from "node:test";
import { brotliCompressSync } from "node:zlib";
import type { SiteConfig } from "../../site.schema.ts";
import { createPageWithSlots } from "../build.ts";
import { renderFinishedHtml } from "../slots.ts";
import { addBootScript } from "./boot.ts";
import { addPageScript } from "./page-script.ts";

const reactPageHtml = `<!DOCTYPE html><html><head>
  <link rel="modulepreload" href="/assets/manifest-1.js"><link rel="modulepreload" href="/assets/entry.client-2.js">
  <link rel="modulepreload" href="/assets/careers-3.js"></head><body>
  <script>window.__reactRouterContext = {};</script>
  <script type="module" async>import "/assets/manifest-1.js";window.__reactRouterRouteModules = {};import("/assets/entry.client-2.js");</script>
  <script>window.__reactRouterContext.streamController.enqueue("x");</script>
  <script>window.__reactRouterContext.streamController.close();</script></body></html>`;

/** Runs the steps on three pages: one that runs React, one that does not, and the page in the frame. */
async function runBootSteps() {
  const script = Buffer.from("");
  const files = new Map([
    [
      "assets/manifest-1.js",
      Buffer.from('{"module":"/assets/home-4.js","imports":["/assets/careers-3.js"]}'),
    ],
    ["assets/entry.client-2.js", script],
    ["assets/careers-3.js", script],
    ["assets/home-4.js", script],
    ["assets/analytics-5.js", script],
    ["assets/logo.svg", script],
  ]);
  const document = "<!DOCTYPE html><html><head></head><body></body></html>";
  const pages = [
    createPageWithSlots("hablemos.html", reactPageHtml),
    createPageWithSlots("crm.html", document),
    createPageWithSlots("agenda.html", document),
  ];
  const config = { booking: {} } as SiteConfig;
  const site = { config, files, pages };
  for (const prepareStep of [addBootScript, addPageScript]) {
    const step = await prepareStep(site);
    for (const page of pages) step(page);
  }
  return { files, pages };
}

test("the boot script is one classic script of less than 2,560 bytes compressed", async () => {
  const { files } = await runBootSteps();
  const [path = "", ...others] = [...files.keys()].filter((name) => name.startsWith("assets/boot-"));
  assert.match(path, /^assets\/boot-[\w-]{8}\.js$/);
  assert.deepEqual(others, []);
  const content = files.get(path) ?? Buffer.from("");
  const bytes = brotliCompressSync(content).length;
  assert.ok(bytes < 2560, `${bytes} bytes`);
  assert.doesNotMatch(`${content}`, /^\s*(import|export)\b/m);
});

test("only the page that runs React gets the form script that starts it, the agenda gets only its own script, and modules of other pages are removed", async () => {
  const { files, pages } = await runBootSteps();
  const [form, document, frame] = pages.map(renderFinishedHtml);
  assert.match(
    form ?? "",
    /<script src="\/assets\/boot-[^>]*><\/script><script src="\/assets\/form-script-[^>]* data-start="\/assets\/start-hablemos-/,
  );
  assert.match(document ?? "", /<script src="\/assets\/boot-/);
  assert.doesNotMatch(document ?? "", /form-script|data-start/);
  assert.deepEqual(frame?.match(/\/assets\/[a-z]+-/g), ["/assets/agenda-"]);
  const kept = [...files.keys()].filter((name) => !/\/(boot|start|state|.+-script)-/.test(name));
  assert.deepEqual(kept, [
    "assets/manifest-1.js",
    "assets/entry.client-2.js",
    "assets/careers-3.js",
    "assets/analytics-5.js",
    "assets/logo.svg",
  ]);
});
