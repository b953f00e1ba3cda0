import assert from "node:assert/strict";
import { test } from "node:test";
import { readPage } from "./dom.ts";
import { pageMarkdown } from "./page-text.ts";

const url = "https://a.example/crm";
const markdown = (main: string) => pageMarkdown(readPage(`<p>fuera</p><main>${main}</main>`), url).trim();

test("headings, lists and links are Markdown, and links are whole", () => {
  assert.equal(
    markdown('<h2>Hola</h2><ul><li><a href="/x">Equis</a></li></ul><p><a href="#y">Ye</a></p>'),
    "## Hola\n\n- [Equis](https://a.example/x)\n\n[Ye](https://a.example/crm#y)",
  );
});

test("a picture made of text is its sentence, a frame its name", () => {
  const picture =
    '<div><span role="img" aria-label="Una agenda"></span><div aria-hidden="true"><p>9:00</p></div></div>';
  assert.equal(markdown(`${picture}<iframe title="Calendario"></iframe>`), "*Una agenda*\n\n*Calendario*");
});

test("what is for hands or eyes only is left out", () => {
  const hidden =
    '<svg><title>x</title></svg><button>x</button><i aria-hidden="true">x</i><img src="/x.svg" alt=""><nav>x</nav><p hidden>x</p>';
  assert.equal(markdown(`${hidden}<p>queda</p>`), "queda");
});

test("what stands apart by its layout stays apart; what belongs together stays so", () => {
  assert.equal(markdown("<p><span>Más de</span><span>50</span></p>"), "Más de 50");
  assert.equal(
    markdown("<p>¿Prefieres escribir?<a href='/c'>Correo</a></p>"),
    "¿Prefieres escribir? [Correo](https://a.example/c)",
  );
  assert.equal(markdown("<p>(<em>casi</em>)</p>"), "(*casi*)");
});

test("what is struck out stays readable", () => {
  assert.equal(markdown("<p>No decimos:<s>así</s></p>"), "No decimos: así");
});

test("a page without <main> stops the build", () => {
  assert.throws(() => pageMarkdown(readPage("<p>a</p>"), url), /has no <main>/);
});
