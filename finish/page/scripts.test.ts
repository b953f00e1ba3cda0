import assert from "node:assert/strict";
import { test } from "node:test";
import { parseHtml } from "../dom.ts";
import { extractReactScripts } from "./scripts.ts";

const preloadLinksHtml =
  '<link rel="modulepreload" href="/assets/manifest-1.js"><link rel="modulepreload" href="/assets/entry.client-2.js">';
const contextScriptHtml = "<script>window.__reactRouterContext = {};</script>";
const routesScriptHtml =
  '<script type="module" async>import "/assets/manifest-1.js";window.__reactRouterRouteModules = {};import("/assets/entry.client-2.js");</script>';
const streamScriptsHtml =
  '<script>window.__reactRouterContext.streamController.enqueue("x");</script><script>window.__reactRouterContext.streamController.close();</script>';
const allScriptsHtml = contextScriptHtml + routesScriptHtml + streamScriptsHtml;

test("a missing script, or a script that an owner has added, stops the build with an error that names the page", () => {
  const added = '<script src="https://tags.example/a.js"></script>';
  const cases: [head: string, body: string, message: RegExp][] = [
    ["", allScriptsHtml, /modulepreload/],
    [preloadLinksHtml, routesScriptHtml + streamScriptsHtml, /router's context/],
    [preloadLinksHtml, contextScriptHtml + streamScriptsHtml, /route modules/],
    [preloadLinksHtml, contextScriptHtml + routesScriptHtml, /found 0/],
    [preloadLinksHtml, allScriptsHtml + streamScriptsHtml, /found 4/],
    [
      preloadLinksHtml + added,
      allScriptsHtml,
      /^Error: crm\.html: found a script that is not the router's, "https:\/\/tags\.example\/a\.js"; expected none/,
    ],
    [preloadLinksHtml, `${allScriptsHtml}<script>more()</script>`, /"more\(\)"/],
  ];
  for (const [head, body, message] of cases) {
    const page = parseHtml(`<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`);
    assert.throws(() => extractReactScripts(page, "crm.html"), message);
  }
});
