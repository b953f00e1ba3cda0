import assert from "node:assert/strict";
import { mkdirSync, mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { formatProblem } from "../content/problems.ts";
import { findLinkProblems } from "./links.ts";
import { readMarkdown } from "./read.ts";

const description = "Una descripción de ejemplo ".repeat(6).trim().slice(0, 140);

const head = (fields: Record<string, string>) =>
  `---\n${Object.entries({ title: "Casos de ejemplo", description, ...fields })
    .map(([name, value]) => `${name}: ${value}\n`)
    .join("")}---\n\n`;

/** @returns what a project with these files has */
function contentOf(files: Record<string, string>) {
  using folder = mkdtempDisposableSync(join(tmpdir(), "markdown-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder.path, path)), { recursive: true });
    writeFileSync(join(folder.path, path), text);
  }
  return readMarkdown(["taller.jpg"], folder.path);
}

const told = (files: Record<string, string>) =>
  contentOf(files).problems.map((problem) => formatProblem(problem, "es-AR"));

test("a project without Markdown has no pages of it", () => {
  assert.deepEqual(contentOf({}), { pages: [], articles: [], bodies: {}, links: [], problems: [] });
});

test("a file's name is its address, and an article's date too", () => {
  const { pages, articles, problems } = contentOf({
    "content/pages/casos.md": head({ menu: "footer" }),
    "content/articles/2026-01-05-uno.md": head({}),
    "content/articles/2026-02-06-dos.md": head({}),
    "content/articles/2026-03-07-tres.md": head({ date: "2025-12-31" }),
    "content/pages/.DS_Store": "",
  });
  assert.deepEqual(problems, []);
  assert.deepEqual(
    pages.map(({ path, name, menu }) => [path, name, menu]),
    [["/casos", "Casos de ejemplo", "footer"]],
  );
  assert.deepEqual(
    articles.map(({ path, date }) => [path, date]),
    [
      ["/novedades/dos", "2026-02-06"],
      ["/novedades/uno", "2026-01-05"],
      ["/novedades/tres", "2025-12-31"],
    ],
  );
});

test("headings have ids of their own, which links of the page may name", () => {
  const { pages, problems } = contentOf({
    "content/pages/casos.md": `${head({})}## Qué incluye\n\n## Soluciones\n\n### Qué incluye\n\n[a](#que-incluye-2)\n`,
  });
  assert.deepEqual(problems, []);
  assert.deepEqual(pages[0]?.parts, [
    { id: "que-incluye", text: "Qué incluye" },
    { id: "soluciones-2", text: "Soluciones" },
  ]);
});

const page = "content/pages/casos.md";

for (const [name, file, text, expected] of [
  ["no head", page, "# Casos\n", /^content\/pages\/casos\.md:1: .*una línea ---/],
  ["an empty head", page, "---\n---\n", /casos\.md:1: no encontré nada; se espera campos con nombre/],
  [
    "broken YAML",
    page,
    '---\ntitle: "Casos\n---\n',
    /casos\.md:2: encontré un texto o una lista sin cerrar; se espera YAML/,
  ],
  [
    "an unknown key",
    page,
    head({ titulo: "Casos" }),
    /casos\.md:4: titulo: encontré la clave "titulo"; se espera title, .*; ¿quisiste decir "title"\?/,
  ],
  [
    "a missing title",
    page,
    `---\ndescription: ${description}\n---\n`,
    /casos\.md:1: title: no encontré nada/,
  ],
  [
    "a number as title",
    page,
    head({ title: "2026" }),
    /casos\.md:2: title: encontré 2026; se espera un texto/,
  ],
  [
    "a short description",
    page,
    head({ description: "Casos" }),
    /casos\.md:3: description: encontré 5 letras; se espera 120 letras o más/,
  ],
  [
    "a long title",
    page,
    head({ title: "Casos ".repeat(12) }),
    /casos\.md:2: title: encontré 71 letras; se espera hasta 60/,
  ],
  [
    "a wrong menu",
    page,
    head({ menu: "heder" }),
    /casos\.md:4: menu: encontré "heder"; se espera header, footer, none; ¿quisiste decir "header"\?/,
  ],
  [
    "no such day",
    page,
    head({ date: "2026-02-30" }),
    /casos\.md:4: date: .*se espera una fecha como 2026-11-20/,
  ],
  [
    "a long name in the header",
    page,
    head({ menu: "header", name: "Casos de clientes nuestros" }),
    /name: encontré 26 letras; se espera hasta 24/,
  ],
  [
    "a long title in a menu",
    page,
    head({ menu: "header", title: "Casos de empresas" }),
    /name: .*hasta 16 letras/,
  ],
  ["HTML", page, `${head({})}Uno\n\n<script>alert(1)</script>\n`, /casos\.md:8: .*no acepta HTML ni scripts/],
  ["HTML in a line", page, `${head({})}Uno <b>dos</b>\n`, /casos\.md:6: encontré "<b>"; .*no acepta HTML/],
  ["a second title", page, `${head({})}# Casos\n`, /casos\.md:6: encontré # Casos; se espera ## o ###/],
  [
    "a level left out",
    page,
    `${head({})}## Uno\n\n#### Dos\n`,
    /casos\.md:8: .*se espera ###, el nivel que sigue/,
  ],
  ["boxes", page, `${head({})}- [ ] uno\n`, /casos\.md:6: .*sin casillas/],
  ["a footnote", page, `${head({})}Uno[^1]\n\n[^1]: dos\n`, /casos\.md:6: .*no hay notas al pie/],
  [
    "a photo that is not there",
    page,
    `${head({})}![Un taller](taler.jpg)\n`,
    /casos\.md:6: encontré "taler\.jpg"; .*¿quisiste decir "taller\.jpg"\?/,
  ],
  [
    "a photo without words",
    page,
    `${head({})}![](taller.jpg)\n`,
    /casos\.md:6: encontré la foto taller\.jpg sin decir qué muestra/,
  ],
  [
    "a photo in a line",
    page,
    `${head({})}Uno ![Un taller](taller.jpg)\n`,
    /casos\.md:6: .*se espera la foto sola/,
  ],
  [
    "a photo of the head without words",
    page,
    head({ photo: "taller.jpg" }),
    /casos\.md:1: alt: .*sin decir qué muestra/,
  ],
  [
    "a script as link",
    page,
    `${head({})}[a](javascript:alert(1))\n`,
    /casos\.md:6: .*se espera \/ y una página/,
  ],
  ["a file as link", page, `${head({})}[a](casos.md)\n`, /casos\.md:6: .*se espera \/ y una página/],
  [
    "a link to no heading",
    page,
    `${head({})}## Qué incluye\n\n[a](#que-incluia)\n`,
    /casos\.md:8: .*¿quisiste decir "#que-incluye"\?/,
  ],
  [
    "a name with a capital",
    "content/pages/Casos de éxito.md",
    head({}),
    /Casos de éxito\.md: .*¿quisiste decir "casos-de-exito\.md"\?/,
  ],
  ["an address of the site", "content/pages/share.md", head({}), /share\.md: .*esa dirección es del sitio/],
  [
    "an article without date",
    "content/articles/promo.md",
    head({}),
    /promo\.md: .*como 2026-11-20-promocion\.md/,
  ],
  [
    "an article of tomorrow",
    "content/articles/2926-11-20-promo.md",
    head({}),
    /promo\.md: date: .*no esté en el futuro/,
  ],
] as const)
  test(`${name} is told of with its place and what is expected`, () => {
    const lines = told({ [file]: text });
    assert.equal(lines.length, 1, lines.join("\n"));
    assert.match(lines[0] ?? "", expected);
  });

test("reports two articles with one address, and more than two pages in the header", () => {
  const articles = told({
    "content/articles/2026-01-05-uno.md": head({}),
    "content/articles/2026-02-05-uno.md": head({}),
  });
  assert.match(
    articles.join("\n"),
    /^content\/articles\/2026-02-05-uno\.md: .*es de content\/articles\/2026-01-05/,
  );
  const inHeader = head({ menu: "header", name: "Casos" });
  const pages = told({
    "content/pages/a.md": inHeader,
    "content/pages/b.md": inHeader,
    "content/pages/c.md": inHeader,
  });
  assert.match(
    pages.join("\n"),
    /^content\/pages\/c\.md:1: menu: encontré header; se espera footer: arriba caben 2/,
  );
});

test("a photo by itself is a figure, with its title below", () => {
  const { bodies, pages, problems } = contentOf({
    [page]: `${head({ photo: "taller.jpg", alt: "Un taller" })}![Un taller](taller.jpg "De noche")\n`,
  });
  assert.deepEqual(problems, []);
  assert.deepEqual(pages[0]?.photo, { file: "taller.jpg", alt: "Un taller" });
  const [figure] = bodies["/casos"]?.children ?? [];
  assert.match(JSON.stringify(figure), /"figure".*"img".*"taller.jpg".*"figcaption".*De noche/);
});

test("HTML comments in Markdown are left out of the page", () => {
  const { bodies, problems } = contentOf({ [page]: `${head({})}<!-- pendiente -->\n\nUno\n` });
  assert.deepEqual(problems, []);
  assert.doesNotMatch(JSON.stringify(bodies), /pendiente/);
});

test("reports a link to a missing page with the nearest address", () => {
  const { links, problems } = contentOf({ [page]: `${head({})}[a](/contcto) [b](/guia.pdf) [c](/crm#x)\n` });
  assert.deepEqual(problems, []);
  const lines = findLinkProblems(links, ["/contacto", "/crm"], (path) => path === "/guia.pdf");
  assert.deepEqual(
    lines.map((problem) => formatProblem(problem, "es-AR")),
    [
      'content/pages/casos.md:6: encontré (/contcto); se espera la dirección de una página de este sitio, o de un archivo de public/; ¿quisiste decir "/contacto"?',
    ],
  );
});
