import assert from "node:assert/strict";
import { test } from "node:test";
import { formatProblem } from "../../site.problems.ts";
import { createTemporaryFolder } from "../../tests/temporary-folder.ts";
import { findLinkProblems } from "./links.ts";
import { readMarkdownContent } from "./read.ts";

const validDescription = "Una descripción de ejemplo ".repeat(6).trim().slice(0, 140);

const buildFrontMatter = (fields: Record<string, string>) =>
  `---\n${Object.entries({ title: "Casos de ejemplo", description: validDescription, ...fields })
    .map(([name, value]) => `${name}: ${value}\n`)
    .join("")}---\n\n`;

/** Reads a project with these files. @returns its pages, articles and problems */
function readTestMarkdown(files: Record<string, string>) {
  using folder = createTemporaryFolder(files);
  return readMarkdownContent(["taller.jpg"], folder.path);
}

const formatMarkdownProblems = (files: Record<string, string>) =>
  readTestMarkdown(files).problems.map((problem) => formatProblem(problem, "es-AR"));

test("a project without Markdown files has no Markdown pages", () => {
  assert.deepEqual(readTestMarkdown({}), { pages: [], articles: [], bodies: {}, links: [], problems: [] });
});

test("the name of a Markdown file gives its address, and an article's date when the front matter has none", () => {
  const { pages, articles, problems } = readTestMarkdown({
    "content/pages/casos.md": buildFrontMatter({ menu: "footer" }),
    "content/articles/2026-01-05-uno.md": buildFrontMatter({}),
    "content/articles/2026-02-06-dos.md": buildFrontMatter({}),
    "content/articles/2026-03-07-tres.md": buildFrontMatter({ date: "2025-12-31" }),
    "content/pages/.DS_Store": "",
  });
  assert.deepEqual(problems, []);
  assert.equal(pages.length, 1);
  assert.partialDeepStrictEqual(pages, [{ path: "/casos", name: "Casos de ejemplo", menu: "footer" }]);
  const listed = articles.map(({ path, date }) => `${path} ${date}`);
  const newestFirst = [
    "/novedades/dos 2026-02-06",
    "/novedades/uno 2026-01-05",
    "/novedades/tres 2025-12-31",
  ];
  assert.deepEqual(listed, newestFirst);
});

test("each heading of a Markdown page has a unique id, which links of the page may use", () => {
  const { pages, problems } = readTestMarkdown({
    "content/pages/casos.md": buildPageSource(
      "## Qué incluye\n\n## Soluciones\n\n### Qué incluye\n\n[a](#que-incluye-2)",
    ),
  });
  assert.deepEqual(problems, []);
  assert.deepEqual(pages[0]?.parts, [
    { id: "que-incluye", text: "Qué incluye" },
    { id: "soluciones-2", text: "Soluciones" },
  ]);
});

const testPagePath = "content/pages/casos.md";

const buildPageSource = (text: string) => `${buildFrontMatter({})}${text}\n`;

/** Asserts that a Markdown page with this source has one problem, in the given line. */
function assertOneProblem(source: string, line: number, expected: RegExp): void {
  const lines = formatMarkdownProblems({ [testPagePath]: source });
  assert.equal(lines.length, 1, `${source}\n${lines.join("\n")}`);
  const [place = "", message = ""] = (lines[0] ?? "").split(/(?<=:\d+): (.*)/s);
  assert.equal(place, `${testPagePath}:${line}`, `${expected}`);
  assert.match(message, expected);
}

test("each problem of the front matter of a Markdown page is one line with its file, its line and what is expected", () => {
  assertOneProblem("# Casos\n", 1, /una línea ---/);
  assertOneProblem("---\n---\n", 1, /^no encontré nada; se espera campos con nombre/);
  assertOneProblem(
    '---\ntitle: "Casos\n---\n',
    2,
    /^encontré un texto o una lista sin cerrar; se espera YAML/,
  );
  assertOneProblem(`---\ndescription: ${validDescription}\n---\n`, 1, /^title: no encontré nada/);
  for (const [fields, line, expected] of [
    [
      { titulo: "Casos" },
      4,
      /^titulo: encontré la clave "titulo"; se espera title, .*quisiste decir "title"\?/,
    ],
    [{ title: "2026" }, 2, /^title: encontré 2026; se espera un texto/],
    [{ description: "Casos" }, 3, /^description: encontré 5 letras; se espera 120 letras o más/],
    [{ title: "Casos ".repeat(12) }, 2, /^title: encontré 71 letras; se espera hasta 60/],
    [{ menu: "heder" }, 4, /^menu: encontré "heder"; se espera header, footer, none; .*decir "header"\?/],
    [{ date: "2026-02-30" }, 4, /^date: .*se espera una fecha como 2026-11-20/],
    [{ menu: "header", name: "Casos de clientes nuestros" }, 5, /^name: encontré 26 letras; .*hasta 24/],
    [{ menu: "header", title: "Casos de empresas" }, 1, /^name: .*hasta 16 letras/],
    [{ photo: "taller.jpg" }, 1, /^alt: .*sin decir qué muestra/],
  ] as [Record<string, string>, number, RegExp][])
    assertOneProblem(buildFrontMatter(fields), line, expected);
});

test("each problem of the text of a Markdown page is one line with its file, its line and what is expected", () => {
  for (const [text, line, expected] of [
    ["Uno\n\n<script>alert(1)</script>", 8, /no acepta HTML ni scripts/],
    ["Uno <b>dos</b>", 6, /^encontré "<b>"; .*no acepta HTML/],
    ["# Casos", 6, /^encontré # Casos; se espera ## o ###/],
    ["## Uno\n\n#### Dos", 8, /se espera ###, el nivel que sigue/],
    ["- [ ] uno", 6, /sin casillas/],
    ["Uno[^1]\n\n[^1]: dos", 6, /no hay notas al pie/],
    ["![Un taller](taler.jpg)", 6, /^encontré "taler\.jpg"; .*¿quisiste decir "taller\.jpg"\?/],
    ["![](taller.jpg)", 6, /^encontré la foto taller\.jpg sin decir qué muestra/],
    ["Uno ![Un taller](taller.jpg)", 6, /se espera la foto sola/],
    ["[a](javascript:alert(1))", 6, /se espera \/ y una página/],
    ["[a](casos.md)", 6, /se espera \/ y una página/],
    ["## Qué incluye\n\n[a](#que-incluia)", 8, /¿quisiste decir "#que-incluye"\?/],
  ] as const)
    assertOneProblem(buildPageSource(text), line, expected);
});

test("Markdown file names that cannot be an address, and a date in the future, are reported", () => {
  for (const [file, expected] of [
    ["pages/Casos de éxito.md", /¿quisiste decir "casos-de-exito\.md"\?/],
    ["pages/share.md", /esa dirección es del sitio/],
    ["articles/promo.md", /como 2026-11-20-promocion\.md/],
    ["articles/2926-11-20-promo.md", /date: .*no esté en el futuro/],
  ] as const) {
    const [line = "", ...others] = formatMarkdownProblems({ [`content/${file}`]: buildFrontMatter({}) });
    assert.ok(line.startsWith(`content/${file}`), line);
    assert.match(line, expected);
    assert.deepEqual(others, [], file);
  }
});

test("two articles with one address, and a third page for the header's menu, are reported", () => {
  const formatProblemsOfCopies = (source: string, ...files: string[]) =>
    formatMarkdownProblems(Object.fromEntries(files.map((file) => [`content/${file}`, source]))).join("\n");
  assert.match(
    formatProblemsOfCopies(buildFrontMatter({}), "articles/2026-01-05-uno.md", "articles/2026-02-05-uno.md"),
    /^content\/articles\/2026-02-05-uno\.md: .*es de content\/articles\/2026-01-05/,
  );
  const inHeader = buildFrontMatter({ menu: "header", name: "Casos" });
  assert.match(
    formatProblemsOfCopies(inHeader, "pages/a.md", "pages/b.md", "pages/c.md"),
    /^content\/pages\/c\.md:1: menu: encontré header; se espera footer: arriba caben 2/,
  );
});

test("a photo alone in a paragraph of Markdown becomes a figure with the photo's title as its caption", () => {
  const head = buildFrontMatter({ photo: "taller.jpg", alt: "Un taller" });
  const source = `${head}![Un taller](taller.jpg "De noche")\n`;
  const { bodies, pages, problems } = readTestMarkdown({ [testPagePath]: source });
  assert.deepEqual(problems, []);
  assert.deepEqual(pages[0]?.photo, { file: "taller.jpg", alt: "Un taller" });
  const [figure] = bodies["/casos"]?.children ?? [];
  assert.match(JSON.stringify(figure), /"figure".*"img".*"taller.jpg".*"figcaption".*De noche/);
});

test("HTML comments in Markdown are accepted and left out of the page", () => {
  const source = buildPageSource("<!-- pendiente -->\n\nUno");
  const { bodies, problems } = readTestMarkdown({ [testPagePath]: source });
  assert.deepEqual(problems, []);
  assert.doesNotMatch(JSON.stringify(bodies), /pendiente/);
});

test("a Markdown link to a missing page is reported with the nearest address; links to a page and to a file are accepted", () => {
  const source = buildPageSource("[a](/contcto) [b](/guia.pdf) [c](/crm#x)");
  const { links, problems } = readTestMarkdown({ [testPagePath]: source });
  assert.deepEqual(problems, []);
  const lines = findLinkProblems(links, ["/contacto", "/crm"], (path) => path === "/guia.pdf");
  assert.deepEqual(
    lines.map((problem) => formatProblem(problem, "es-AR")),
    [
      'content/pages/casos.md:6: encontré (/contcto); se espera la dirección de una página de este sitio, o de un archivo de public/; ¿quisiste decir "/contacto"?',
    ],
  );
});
