import assert from "node:assert/strict";
import { test } from "node:test";
import { newPage } from "../build.ts";
import { markdown } from "./markdown.ts";

/** What the file of /contacto says when its page has this HTML. */
function markdownOf(html: string): string {
  const files = new Map<string, Buffer>();
  markdown({ address: "https://a.example", files })(newPage("contacto.html", html));
  return `${files.get("contacto.md")}`.trim();
}
const fromMain = (main: string) => markdownOf(`<p>fuera</p><main>${main}</main>`);

test("writes headings, lists and links as Markdown, with absolute links", () => {
  assert.equal(
    fromMain('<h2>Hola</h2><ul><li><a href="/x">Equis</a></li></ul><p><a href="#y">Ye</a></p>'),
    "## Hola\n\n- [Equis](https://a.example/x)\n\n[Ye](https://a.example/contacto#y)",
  );
});

test("writes the label of a picture and the title of a frame", () => {
  const picture =
    '<div><span role="img" aria-label="Una agenda"></span><div aria-hidden="true"><p>9:00</p></div></div>';
  assert.equal(fromMain(`${picture}<iframe title="Calendario"></iframe>`), "*Una agenda*\n\n*Calendario*");
});

test("leaves out controls and decoration", () => {
  const hidden =
    '<svg><title>x</title></svg><button>x</button><i aria-hidden="true">x</i><img src="/x.svg" alt=""><nav>x</nav><p hidden>x</p>';
  assert.equal(fromMain(`${hidden}<p>queda</p>`), "queda");
});

test("writes a mail address without the characters that allow line breaks", () => {
  const link = '<a href="mailto:a@b.example?subject=c">a@<wbr>b.example</a>';
  assert.equal(fromMain(link), "[a@b.example](mailto:a@b.example?subject=c)");
});

test("writes a form as the list of its fields, without its status messages", () => {
  const form =
    '<form><div><label for="a">Nombre</label><input id="a"></div><div><label for="b">Correo</label><input id="b"></div><p class="form-waiting mt-5">Enviando</p><p>O por correo</p></form><p class="without-script">Sin script</p>';
  assert.equal(fromMain(form), "- Nombre\n- Correo\n\nO por correo");
});

test("separates words that only the layout separates", () => {
  assert.equal(fromMain("<p><span>Más de</span><span>50</span></p>"), "Más de 50");
  assert.equal(
    fromMain("<p>¿Prefieres escribir?<a href='/c'>Correo</a></p>"),
    "¿Prefieres escribir? [Correo](https://a.example/c)",
  );
  assert.equal(fromMain("<p>(<em>casi</em>)</p>"), "(*casi*)");
});

test("leaves out a placeholder that a script fills before it shows it", () => {
  const link = '<p>30 minutos<a class="invisible group" href="/c">Mañana, 10:00</a></p>';
  assert.equal(fromMain(link), "30 minutos");
});

test("keeps struck-out text readable", () => {
  assert.equal(fromMain("<p>No decimos:<s>así</s></p>"), "No decimos: así");
});

test("a page without <main> stops the build", () => {
  assert.throws(() => markdownOf("<p>a</p>"), /has no <main>/);
});
