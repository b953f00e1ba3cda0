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
  const scripts = takeScripts(document);
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

test("the start module asks for all files at once and runs them in order, the state before the entry", async () => {
  const files = ["first", "second", "state", "entry"].map(
    (name) => `data:text/javascript,globalThis.startModuleRan.push("${name}")`,
  );
  const [first = "", second = "", state = "", entry = ""] = files;
  const ran: string[] = [];
  const asked: { rel: string; href: string }[] = [];
  const left = new Set<object>();
  const createElement = () => {
    const link = { remove: () => left.delete(link) };
    return link;
  };
  const append = (...links: { rel: string; href: string }[]) => {
    assert.deepEqual(ran, [], "all are asked for before the first runs");
    asked.push(...links.map(({ rel, href }) => ({ rel, href })));
    for (const link of links) left.add(link);
  };
  Object.assign(globalThis, { startModuleRan: ran, document: { createElement, head: { append } } });
  const module = startModule({ state: "", entry, modules: [first, second] }, state);
  await import(`data:text/javascript,${encodeURIComponent(module)}`);
  assert.deepEqual(ran, ["first", "second", "state", "entry"]);
  assert.deepEqual(
    asked,
    files.map((href) => ({ rel: "modulepreload", href })),
  );
  assert.equal(left.size, 0, "the head is left as React expects it");
});

test("a part that the framework no longer writes stops the build and is named", () => {
  assert.throws(() => takeScripts(page("", context + routes + stream)), /modulepreload/);
  assert.throws(() => takeScripts(page(preloads, routes + stream)), /router's context/);
  assert.throws(() => takeScripts(page(preloads, context + stream)), /route modules/);
  assert.throws(() => takeScripts(page(preloads, context + routes)), /found 0/);
  assert.throws(
    () => takeScripts(page(preloads, `${context + routes + stream}<script>more()</script>`)),
    /found 3/,
  );
});
