import assert from "node:assert/strict";
import { test } from "node:test";
import { elements, onlyElement, readPage } from "../finish/dom.ts";
import { barePage } from "./bare-page.ts";

const page = (body: string) =>
  `<!DOCTYPE html><html lang="es-AR"><head><title>Una página</title><style>p{color:red}</style></head><body>${body}</body></html>`;
const bodyOf = (html: string) => html.slice(html.indexOf("<body>") + 6, html.indexOf("</body>"));

test("headings keep their level, every other block is a paragraph, inline text runs on", () => {
  assert.equal(
    bodyOf(barePage(page("<main><h2>Uno</h2><ul><li>dos <b>tres</b></li><li>cuatro</li></ul>cinco</main>"))),
    "<h2>Uno</h2><p>dos tres</p><p>cuatro</p><p>cinco</p>",
  );
});

test("links keep their address and nothing else, also around and between blocks", () => {
  assert.equal(
    bodyOf(barePage(page('<p>Ve <a class="x" href="/crm">al <i>CRM</i></a> o <a href="/">vuelve</a>.</p>'))),
    '<p>Ve <a href="/crm">al CRM</a> o <a href="/">vuelve</a>.</p>',
  );
  assert.equal(
    bodyOf(barePage(page('<a href="/crm"><h3>CRM</h3><p>Gratis</p></a>fin'))),
    '<h3><a href="/crm">CRM</a></h3><p><a href="/crm">Gratis</a></p><p>fin</p>',
  );
});

test("scripts, styles, pictures and what only shows without script are left out; words in drawings stay", () => {
  assert.equal(
    bodyOf(
      barePage(
        page(
          '<script>let a</script><style>b{}</style><noscript><p>sin</p></noscript><img src="a.png" alt="foto">' +
            "<svg><path d='M0 0'/><text>12 %</text></svg>",
        ),
      ),
    ),
    "<p>12 %</p>",
  );
});

test("the page has its title and language, under 2 KB of styles, no script and nothing to fetch", () => {
  const bare = barePage(page("<p>Hola</p><script src='/a.js'></script>"));
  const document = readPage(bare);
  assert.match(bare, /<html lang="es-AR">/);
  assert.match(bare, /<title>Una página<\/title>/);
  const [style, ...more] = elements(document, ({ tagName }) => tagName === "style");
  assert.ok(style && more.length === 0);
  assert.ok(bare.slice(bare.indexOf("<style>"), bare.indexOf("</style>")).length < 2048);
  assert.doesNotMatch(bare, /url\(|@import|@font-face/);
  const fetched = elements(onlyElement(document, "html"), ({ tagName }) =>
    ["script", "link", "img", "iframe", "video"].includes(tagName),
  );
  assert.deepEqual(fetched, []);
});
