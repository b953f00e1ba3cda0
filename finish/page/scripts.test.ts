import assert from "node:assert/strict";
import { test } from "node:test";
import { parseHtml } from "../../integration/dom.ts";
import { extractReactScripts } from "./scripts.ts";

const frameworkScriptsHtml = `<script>window.__reactRouterContext = {};</script>
<script type="module" async>window.__reactRouterRouteModules = {};import("/assets/entry.client-2.js");</script>`;

test("a script that an owner has added, and missing scripts of the framework, stop the build with an error that names the page", () => {
  for (const [html, message] of [
    [
      '<script src="https://tags.example/a.js"></script>',
      /^Error: crm\.html: found a script that is not the router's, "https:\/\/tags\.example\/a\.js"; expected none/,
    ],
    [frameworkScriptsHtml, /crm\.html: found no <link rel="modulepreload">/],
    [
      `<link rel="modulepreload" href="/a.js">${frameworkScriptsHtml}`,
      /crm\.html: expected two scripts .*found 0/,
    ],
  ] as const)
    assert.throws(() => extractReactScripts(parseHtml(html), "crm.html"), message);
});
