import assert from "node:assert/strict";
import { test } from "node:test";
import { buildBarePage } from "./bare-page.ts";

test("the bare page has the headings, paragraphs and links of a Markdown text, with & and < escaped", () => {
  const html = buildBarePage("# Uno\n\n1. 7:50 <b> & más\n\n   ### Dos\n\n[Ver](https://a.example/crm) ya\n");
  assert.equal(
    html.slice(html.indexOf("<body>") + 6),
    '<h1>Uno</h1>\n<p>7:50 &lt;b> &amp; más</p>\n<h3>Dos</h3>\n<p><a href="https://a.example/crm">Ver</a> ya</p>',
  );
});
