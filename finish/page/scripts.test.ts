import assert from "node:assert/strict";
import { test } from "node:test";
import { parseHtml, serializeHtml } from "../dom.ts";
import { buildStartModule, extractReactScripts } from "./scripts.ts";

const preloadLinksHtml =
  '<link rel="modulepreload" href="/assets/manifest-1.js"><link rel="modulepreload" href="/assets/entry.client-2.js">';
const contextScriptHtml = "<script>window.__reactRouterContext = {};</script>";
const routesScriptHtml =
  '<script type="module" async>import "/assets/manifest-1.js";window.__reactRouterRouteModules = {};import("/assets/entry.client-2.js");</script>';
const streamScriptsHtml =
  '<script>window.__reactRouterContext.streamController.enqueue("x");</script><script>window.__reactRouterContext.streamController.close();</script>';
const createPageDocument = (head: string, body: string) =>
  parseHtml(`<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`);

const htmlWithoutScripts = "<!DOCTYPE html><html><head></head><body><p>x</p></body></html>";

test("the framework's scripts and preloads are moved from the page into modules; pages without React do not change", () => {
  const document = createPageDocument(
    preloadLinksHtml,
    `<p>x</p>${contextScriptHtml}${routesScriptHtml}${streamScriptsHtml}`,
  );
  const scripts = extractReactScripts(document, "crm.html");
  assert.ok(scripts);
  assert.equal(serializeHtml(document), htmlWithoutScripts);
  assert.equal(scripts.entry, "/assets/entry.client-2.js");
  assert.deepEqual(scripts.modules, ["/assets/manifest-1.js"]);
  assert.doesNotMatch(scripts.state, /entry\.client/, "the entry runs after the state, not from it");
  assert.match(scripts.state, /__reactRouterRouteModules.*__reactRouterContext = .*enqueue.*close\(\)/s);

  const other = createPageDocument("", "<p>x</p>");
  assert.equal(extractReactScripts(other, "crm.html"), undefined);
  assert.equal(serializeHtml(other), htmlWithoutScripts);
});

interface FakeLink {
  remove: () => void;
  rel?: string;
  href?: string;
}

test("the start module preloads each file once, runs the state module before the entry module, and then removes the preloads", async () => {
  const ran: string[] = [];
  const links = new Set<FakeLink>();
  const createElement = () => {
    const link: FakeLink = { remove: () => links.delete(link) };
    return link;
  };
  const append = (link: FakeLink) => links.add(link);
  Object.assign(globalThis, { startModuleRan: ran, document: { createElement, head: { append } } });
  const file = (name: string) => `data:text/javascript,globalThis.startModuleRan.push("${name}")`;
  const source = buildStartModule(
    { state: "", entry: file("entry"), modules: [file("module")] },
    file("state"),
  );
  const start = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  start.preload();
  start.preload();
  const asked = [...links].map(({ rel, href }) => ({ rel, href }));
  assert.deepEqual(
    asked,
    [file("module"), file("state"), file("entry")].map((href) => ({ rel: "modulepreload", href })),
  );
  assert.deepEqual(ran, []);
  await start.run();
  assert.deepEqual(ran, ["state", "entry"]);
  assert.equal(links.size, 0, "the head is left as React expects it");
});

test("a missing script, or a script that an owner has added, stops the build with an error that names the page", () => {
  const added = '<script src="https://tags.example/a.js"></script>';
  const cases: [head: string, body: string, message: RegExp][] = [
    ["", contextScriptHtml + routesScriptHtml + streamScriptsHtml, /modulepreload/],
    [preloadLinksHtml, routesScriptHtml + streamScriptsHtml, /router's context/],
    [preloadLinksHtml, contextScriptHtml + streamScriptsHtml, /route modules/],
    [preloadLinksHtml, contextScriptHtml + routesScriptHtml, /found 0/],
    [
      preloadLinksHtml,
      contextScriptHtml + routesScriptHtml + streamScriptsHtml + streamScriptsHtml,
      /found 4/,
    ],
    [
      preloadLinksHtml + added,
      contextScriptHtml + routesScriptHtml + streamScriptsHtml,
      /^Error: crm\.html: found a script that is not the router's, "https:\/\/tags\.example\/a\.js"; expected none/,
    ],
    [
      preloadLinksHtml,
      `${contextScriptHtml + routesScriptHtml + streamScriptsHtml}<script>more()</script>`,
      /"more\(\)"/,
    ],
  ];
  for (const [head, body, message] of cases)
    assert.throws(() => extractReactScripts(createPageDocument(head, body), "crm.html"), message);
});
