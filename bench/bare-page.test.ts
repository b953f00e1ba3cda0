import assert from "node:assert/strict";
import { test } from "node:test";
import { buildBarePage } from "./bare-page.ts";

test("the bare page has the headings, paragraphs and links of a page's <main>, with & and < escaped, and nothing hidden or drawn", () => {
  const html = buildBarePage(
    `<header><p>Menú</p></header><main><h1>Uno</h1><ol><li>7:50 &lt;b> &amp; más</li></ol><div><h3>Dos</h3><button>Abrir</button>
    <p><span>Más de</span><span>50</span> <a href="/crm">Ver</a> ya <i aria-hidden="true">x</i></p><p role="img">Dibujo</p></div></main>`,
  );
  assert.equal(
    html.slice(html.indexOf("<body>") + 6),
    '<h1>Uno</h1>\n<p>7:50 &lt;b> &amp; más</p>\n<h3>Dos</h3>\n<p>Más de 50 <a href="/crm">Ver</a> ya</p>',
  );
});
