import assert from "node:assert/strict";
import { test } from "node:test";
import { createPageWithSlots } from "../build.ts";
import { addMarkdownCopy } from "./markdown.ts";

/** Converts HTML as that of /contacto. @returns the text of contacto.md */
function convertToMarkdown(html: string): string {
  const files = new Map<string, Buffer>();
  addMarkdownCopy({ targetOrigin: "https://a.example", files })(createPageWithSlots("contacto.html", html));
  return `${files.get("contacto.md")}`.trim();
}

const formHtml = `<form><div><label for="a">Nombre</label><input id="a"></div><div><label for="b">Correo</label><input id="b"></div>
<p class="form-waiting mt-5">Enviando</p><p>O por correo</p></form><p class="without-script">Sin script</p>`;
const htmlLeftOutOfMarkdown = `<svg><title>x</title></svg><button>x</button><i aria-hidden="true">x</i><img src="/x.svg" alt="">
<nav>x</nav><p hidden>x</p><a class="invisible group" href="/c">Mañana, 10:00</a>`;

const markdownConversionCases: [what: string, mainHtml: string, expectedMarkdown: string][] = [
  [
    "headings, lists and links, with whole addresses",
    '<h2>Hola</h2><ul><li><a href="/x">Equis</a></li></ul><p><a href="#y">Ye</a></p>',
    "## Hola\n\n- [Equis](https://a.example/x)\n\n[Ye](https://a.example/contacto#y)",
  ],
  [
    "the label of a picture, and not what it is drawn of",
    '<div><span role="img" aria-label="Una agenda"></span><div aria-hidden="true"><p>9:00</p></div></div>',
    "*Una agenda*",
  ],
  ["no controls, decoration or placeholders", `${htmlLeftOutOfMarkdown}<p>queda</p>`, "queda"],
  ["the fields of a form, without its status messages", formHtml, "- Nombre\n- Correo\n\nO por correo"],
  [
    "a colon after a title in a line of its own, or a full stop if the text has a colon",
    '<p><b class="block">Redes</b><span>Sin cortes.</span></p><p><b class="block">Telefonía IP</b><span>Una central: el mismo número.</span></p>',
    "**Redes**: Sin cortes.\n\n**Telefonía IP**. Una central: el mismo número.",
  ],
  ["spaces between words of separate elements", "<p><span>Más de</span><span>50</span></p>", "Más de 50"],
];

test("the Markdown copy of a page has the texts, links and labels of <main>, without controls and decoration", () => {
  for (const [what, main, expected] of markdownConversionCases)
    assert.deepEqual([what, convertToMarkdown(`<p>fuera</p><main>${main}</main>`)], [what, expected]);
});
