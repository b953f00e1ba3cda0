import assert from "node:assert/strict";
import { test } from "node:test";
import { parseHtml, serializeHtml } from "../dom.ts";
import { buildStartModule, extractScripts } from "./scripts.ts";

const preloads =
  '<link rel="modulepreload" href="/assets/manifest-1.js"><link rel="modulepreload" href="/assets/entry.client-2.js">';
const context = "<script>window.__reactRouterContext = {};</script>";
const routes =
  '<script type="module" async>import "/assets/manifest-1.js";window.__reactRouterRouteModules = {};import("/assets/entry.client-2.js");</script>';
const stream =
  '<script>window.__reactRouterContext.streamController.enqueue("x");</script><script>window.__reactRouterContext.streamController.close();</script>';
const page = (head: string, body: string) =>
  parseHtml(`<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`);

test("scripts and preloads leave the page and come back as modules", () => {
  const document = page(preloads, `<p>x</p>${context}${routes}${stream}`);
  const scripts = extractScripts(document, "crm.html");
  assert.ok(scripts);
  assert.equal(serializeHtml(document), "<!DOCTYPE html><html><head></head><body><p>x</p></body></html>");
  assert.equal(scripts.entry, "/assets/entry.client-2.js");
  assert.deepEqual(scripts.modules, ["/assets/manifest-1.js"]);
  assert.doesNotMatch(scripts.state, /entry\.client/, "the entry runs after the state, not from it");
  const order = ["__reactRouterRouteModules", "__reactRouterContext = ", "enqueue", "close()"].map((part) =>
    scripts.state.indexOf(part),
  );
  assert.deepEqual(
    order,
    [...order].sort((a, b) => a - b),
  );
});

test("does not change a page without the framework's scripts", () => {
  const document = page("", "<p>x</p>");
  assert.equal(extractScripts(document, "crm.html"), undefined);
  assert.equal(serializeHtml(document), "<!DOCTYPE html><html><head></head><body><p>x</p></body></html>");
});

interface Link {
  remove: () => void;
  rel?: string;
  href?: string;
}

test("the start module fetches all files ahead, once, and runs the state before the entry", async () => {
  const ran: string[] = [];
  const links = new Set<Link>();
  const createElement = () => {
    const link: Link = { remove: () => links.delete(link) };
    return link;
  };
  const append = (link: Link) => links.add(link);
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

test("throws and names the part when the framework's output lacks it", () => {
  assert.throws(() => extractScripts(page("", context + routes + stream), "crm.html"), /modulepreload/);
  assert.throws(() => extractScripts(page(preloads, routes + stream), "crm.html"), /router's context/);
  assert.throws(() => extractScripts(page(preloads, context + stream), "crm.html"), /route modules/);
  assert.throws(() => extractScripts(page(preloads, context + routes), "crm.html"), /found 0/);
  assert.throws(
    () => extractScripts(page(preloads, context + routes + stream + stream), "crm.html"),
    /found 4/,
  );
});

test("throws with advice when an owner has added a script to the document", () => {
  const added = '<script src="https://tags.example/a.js"></script>';
  assert.throws(
    () => extractScripts(page(preloads + added, context + routes + stream), "crm.html"),
    /^Error: crm\.html: found a script that is not the router's, "https:\/\/tags\.example\/a\.js"; expected none/,
  );
  assert.throws(
    () => extractScripts(page(preloads, `${context + routes + stream}<script>more()</script>`), "crm.html"),
    /"more\(\)"/,
  );
});
