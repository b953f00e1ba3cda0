import assert from "node:assert/strict";
import { test } from "node:test";
import { readPage, writePage } from "../dom.ts";
import { startModule, takeScripts } from "./scripts.ts";

const preloads =
  '<link rel="modulepreload" href="/assets/manifest-1.js"><link rel="modulepreload" href="/assets/entry.client-2.js">';
const context = "<script>window.__reactRouterContext = {};</script>";
const routes =
  '<script type="module" async>import "/assets/manifest-1.js";window.__reactRouterRouteModules = {};import("/assets/entry.client-2.js");</script>';
const stream =
  '<script>window.__reactRouterContext.streamController.enqueue("x");</script><script>window.__reactRouterContext.streamController.close();</script>';
const page = (head: string, body: string) =>
  readPage(`<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`);

test("scripts and preloads leave the page and come back as modules", () => {
  const document = page(preloads, `<p>x</p>${context}${routes}${stream}`);
  const scripts = takeScripts(document, "crm.html");
  assert.equal(writePage(document), "<!DOCTYPE html><html><head></head><body><p>x</p></body></html>");
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

interface Link {
  dataset: object;
  remove: () => void;
  rel?: string;
  href?: string;
  onload?: () => void;
  onerror?: () => void;
}

/** Imports a start module into a page whose style sheet arrives or does not. */
async function importStart(sheetArrives: boolean) {
  const ran: string[] = [];
  const links = new Set<Link>();
  const createElement = () => {
    const link: Link = { dataset: {}, remove: () => links.delete(link) };
    return link;
  };
  const append = (link: Link) => {
    links.add(link);
    if (link.rel === "stylesheet") setTimeout(() => (sheetArrives ? link.onload?.() : link.onerror?.()));
  };
  Object.assign(globalThis, { startModuleRan: ran, document: { createElement, head: { append } } });
  const file = (name: string) =>
    `data:text/javascript,globalThis.startModuleRan.push("${name}") // ${sheetArrives}`;
  const source = startModule(
    { state: "", entry: file("entry"), modules: [file("module")] },
    file("state"),
    "/assets/app.css",
  );
  const module = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  return { ran, links, module, files: [file("module"), file("state"), file("entry")] };
}

test("the start module fetches all files ahead, once, and runs the state before the entry", async () => {
  const { ran, links, module, files } = await importStart(true);
  module.preload();
  module.preload();
  const asked = [...links].map(({ rel, href }) => ({ rel, href }));
  assert.deepEqual(
    asked,
    files.map((href) => ({ rel: "modulepreload", href })),
  );
  assert.deepEqual(ran, []);
  await module.run();
  assert.deepEqual(ran, ["state", "entry"]);
  assert.deepEqual(
    [...links].map(({ rel }) => rel),
    ["stylesheet"],
    "the head is left as React expects it",
  );
});

test("without its styles a page does not start", async () => {
  const { ran, links, module } = await importStart(false);
  await assert.rejects(module.run(), /style sheet/);
  assert.deepEqual(ran, []);
  assert.ok(![...links].some(({ rel }) => rel === "stylesheet"));
});

test("a part that the framework no longer writes stops the build and is named", () => {
  assert.throws(() => takeScripts(page("", context + routes + stream), "crm.html"), /modulepreload/);
  assert.throws(() => takeScripts(page(preloads, routes + stream), "crm.html"), /router's context/);
  assert.throws(() => takeScripts(page(preloads, context + stream), "crm.html"), /route modules/);
  assert.throws(() => takeScripts(page(preloads, context + routes), "crm.html"), /found 0/);
  assert.throws(() => takeScripts(page(preloads, context + routes + stream + stream), "crm.html"), /found 4/);
});

test("a script that an owner has added stops the build, with what to do instead", () => {
  const added = '<script src="https://tags.example/a.js"></script>';
  assert.throws(
    () => takeScripts(page(preloads + added, context + routes + stream), "crm.html"),
    /^Error: crm\.html: found a script that is not the router's, "https:\/\/tags\.example\/a\.js"; expected none/,
  );
  assert.throws(
    () => takeScripts(page(preloads, `${context + routes + stream}<script>more()</script>`), "crm.html"),
    /"more\(\)"/,
  );
});
