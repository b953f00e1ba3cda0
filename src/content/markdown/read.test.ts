import assert from "node:assert/strict";
import { test } from "node:test";
import { createDisposableTemporaryFolder } from "../../../tests/temporary-folder.ts";
import { formatProblem } from "../problems.ts";
import { findFileNameProblems } from "../published-files.ts";
import { findMarkdownLinkProblems } from "./links.ts";
import { readMarkdownContent } from "./read.ts";

/** The Markdown page of most tests, with the address /casos. */
const pageFile = "content/written/casos.md";
/** A description of an allowed length, 120 to 160 characters. */
const validDescription = "Una descripción de ejemplo ".repeat(6).slice(0, 140);

/** Builds the source of a valid Markdown file with further or other fields in its front matter. */
function buildMarkdownSource(fields: Record<string, string>, text = ""): string {
  const all = { title: "Casos de ejemplo", description: validDescription, ...fields };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\n`);
  return `---\n${lines.join("")}---\n\n${text}\n`;
}

/** Reads the content of a project that has these Markdown files and the photo taller.jpg. */
function readTestMarkdown(files: Record<string, string>) {
  using folder = createDisposableTemporaryFolder(files);
  const content = readMarkdownContent(["taller.jpg"], folder.path, "2026-11-20");
  return { ...content, problems: content.problems.map((problem) => formatProblem(problem)) };
}

test("the name of a Markdown file gives its address, and an article's date when the front matter has none", () => {
  const { pages, articles, problems } = readTestMarkdown({
    [pageFile]: buildMarkdownSource({ menu: "footer" }),
    "content/news/2026-01-05-uno.md": buildMarkdownSource({}),
    "content/news/2026-02-06-dos.md": buildMarkdownSource({}),
    "content/news/2026-03-07-tres.md": buildMarkdownSource({ date: "2025-12-31" }),
    "content/written/.DS_Store": "",
  });
  assert.deepEqual(problems, []);
  assert.partialDeepStrictEqual(pages, [{ path: "/casos", name: "Casos de ejemplo", menu: "footer" }]);
  assert.deepEqual(
    articles.map(({ path, date }) => `${path} ${date}`),
    ["/novedades/dos 2026-02-06", "/novedades/uno 2026-01-05", "/novedades/tres 2025-12-31"],
  );
});

test("each heading of a Markdown page has a unique id, a photo gets its title as caption, and comments are left out", () => {
  const text =
    '## Qué incluye\n\n## Soluciones\n\n### Qué incluye\n\n[a](#que-incluye-2)\n\n<!-- pendiente -->\n\n![Un taller](taller.jpg "De noche")';
  const { pages, bodies, problems } = readTestMarkdown({ [pageFile]: buildMarkdownSource({}, text) });
  assert.deepEqual(problems, []);
  assert.deepEqual(pages[0]?.level2Headings, [
    { id: "que-incluye", text: "Qué incluye" },
    { id: "soluciones-2", text: "Soluciones" },
  ]);
  const body = JSON.stringify(bodies["/casos"]);
  assert.match(body, /"figure".*"img".*"taller.jpg".*"figcaption".*De noche/);
  assert.doesNotMatch(body, /pendiente/);
});

test("each problem of a Markdown page is one line with its file, its line and what is expected", () => {
  const cases: [source: string, line: number, expected: RegExp][] = [
    ["# Casos\n", 1, /una línea ---/],
    ['---\ntitle: "Casos\n---\n', 2, /encontré comillas que se abren y no se cierran; se espera YAML/],
    [buildMarkdownSource({ titulo: "Casos" }), 4, /titulo: encontré el nombre "titulo"; .*decir "title"\?/],
    [
      buildMarkdownSource({ description: "Casos" }),
      3,
      /description: encontré 5 letras; se espera 120 letras o más/,
    ],
    [buildMarkdownSource({ date: "2026-02-30" }), 4, /date: .*se espera una fecha como 2026-11-20/],
    [buildMarkdownSource({ menu: "header", title: "Casos de empresas" }), 1, /name: .*hasta 16 letras/],
    [buildMarkdownSource({ photo: "taller.jpg" }), 1, /alt: .*sin decir qué muestra/],
    [buildMarkdownSource({}, "Uno\n\n<script>alert(1)</script>"), 8, /no acepta HTML ni scripts/],
    [buildMarkdownSource({}, "[a](javascript:alert(1))"), 6, /se espera \/ y una página/],
    [buildMarkdownSource({}, "[a](lista vieja.pdf)"), 6, /dirección entre < y >: \[texto\]/],
    [
      buildMarkdownSource({}, "Es **muy **bueno."),
      6,
      /encontré \*\*muy \*\*bueno\.; se espera los asteriscos/,
    ],
    [buildMarkdownSource({}, "##Qué incluye"), 6, /encontré ##Qué incluye; se espera un espacio/],
    [buildMarkdownSource({}, "[a](<lista vieja.pdf>)"), 6, /se espera .*un archivo de content\/files\//],
    [buildMarkdownSource({}, "# Casos"), 6, /encontré # Casos; se espera ## o ###/],
    [buildMarkdownSource({}, "![Un taller](taler.jpg)"), 6, /encontré "taler\.jpg"; .*decir "taller\.jpg"\?/],
    [buildMarkdownSource({}, "## Qué incluye\n\n[a](#que-incluia)"), 8, /decir "#que-incluye"\?/],
  ];
  for (const [source, line, expected] of cases) {
    const [problem = "", ...others] = readTestMarkdown({ [pageFile]: source }).problems;
    assert.ok(problem.startsWith(`${pageFile}:${line}: `), `${expected}: ${problem}`);
    assert.match(problem, expected);
    assert.deepEqual(others, [], problem);
  }
});

test("a Markdown file with a name that is no address or a reserved one, the address of another file, a date that does not exist or a third place in the header is reported", () => {
  const cases: [fields: Record<string, string>, files: string[], expected: RegExp][] = [
    [{}, ["written/Casos de éxito.md"], /decir "casos-de-exito\.md"\?/],
    [{}, ["written/share.md"], /esa dirección es del sitio/],
    [{}, ["news/2026-02-30-promo.md"], /date: encontré 2026-02-30; se espera una fecha como/],
    [{}, ["news/2025-02-29-promo.md"], /date: encontré 2025-02-29; se espera una fecha como/],
    [{ date: "2026-13-01" }, ["news/2026-01-01-promo.md"], /date: .*se espera una fecha como/],
    [{}, ["news/2026-01-05-uno.md", "news/2026-02-05-uno.md"], /es de content\/news\/2026-01-05/],
    [{ menu: "header", name: "Casos" }, ["written/a.md", "written/b.md", "written/c.md"], /arriba caben 2/],
  ];
  for (const [fields, files, expected] of cases) {
    const { problems } = readTestMarkdown(
      Object.fromEntries(files.map((file) => [`content/${file}`, buildMarkdownSource(fields)])),
    );
    const [problem = "", ...others] = problems;
    assert.ok(problem.startsWith(`content/${files.at(-1)}`), problem);
    assert.match(problem, expected);
    assert.deepEqual(others, []);
  }
});

test("a draft and an article of a day to come are left out with their links, and shown with the reason in npm run dev", () => {
  const files = {
    [pageFile]: buildMarkdownSource({ draft: "true" }, "[a](/no-existe)"),
    "content/news/2026-11-20-hoy.md": buildMarkdownSource({}),
    "content/news/2026-11-21-manana.md": buildMarkdownSource({}),
    "content/news/2026-11-19-ayer.md": buildMarkdownSource({ date: "2026-12-24" }),
  };
  const built = readTestMarkdown(files);
  assert.deepEqual([built.problems, built.pages, built.links], [[], [], []]);
  assert.deepEqual(
    built.articles.map(({ path }) => path),
    ["/novedades/hoy"],
  );
  process.env.SHOW_UNPUBLISHED = "1";
  try {
    const { pages, articles } = readTestMarkdown(files);
    assert.deepEqual(
      [...pages, ...articles].map(({ path, unpublished }) => `${path} ${unpublished}`),
      [
        "/casos draft",
        "/novedades/ayer scheduled",
        "/novedades/manana scheduled",
        "/novedades/hoy undefined",
      ],
    );
  } finally {
    delete process.env.SHOW_UNPUBLISHED;
  }
});

test("a build that goes on after midnight keeps the day on which it began, in the firm's time zone", ({
  mock,
}) => {
  using folder = createDisposableTemporaryFolder({
    "content/news/2026-11-21-manana.md": buildMarkdownSource({}),
  });
  const noon = Date.parse("2026-11-20T12:00:00Z");
  mock.timers.enable({ apis: ["Date"], now: noon });
  const countArticles = () => readMarkdownContent([], folder.path).articles.length;
  try {
    assert.equal(countArticles(), 0);
    mock.timers.setTime(noon + 86_400_000);
    assert.equal(countArticles(), 0);
    delete process.env.BUILD_DAY;
    assert.equal(countArticles(), 1);
  } finally {
    delete process.env.BUILD_DAY;
  }
});

test("a Markdown link to a missing page is reported with the nearest address; links to a page and to a file are accepted", () => {
  const source = buildMarkdownSource({}, "[a](/contcto) [b](/guia.pdf) [c](/crm#x)");
  const { links } = readTestMarkdown({ [pageFile]: source });
  const problems = findMarkdownLinkProblems(links, ["/contacto", "/crm"], (path) => path === "/guia.pdf");
  assert.equal(problems.length, 1);
  assert.partialDeepStrictEqual(problems, [{ line: 6, found: "(/contcto)", nearest: "/contacto" }]);
});

test("a Markdown link finds a file by its name as it is, between < and >, or percent-encoded, with spaces, accents and brackets", () => {
  for (const [name, address, ways] of [
    [
      "Lista de precios.pdf",
      "/Lista%20de%20precios.pdf",
      ["Lista de precios.pdf", "<Lista de precios.pdf> 'a'"],
    ],
    [
      "Catálogo (2026).pdf",
      "/Cat%C3%A1logo%20(2026).pdf",
      ["/Catálogo (2026).pdf", "Catálogo \\(2026\\).pdf", "Cat%C3%A1logo%20(2026).pdf"],
    ],
    ["guías/menú.pdf".normalize("NFD"), "/gu%C3%ADas/men%C3%BA.pdf", ["guías/menú.pdf", "./guías/menú.pdf"]],
    ["100% web.pdf", "/100%25%20web.pdf", ["100% web.pdf", "</100%25%20web.pdf>"]],
    // Macs name screenshots with a space that does not break.
    [
      "Captura a las 3.04\u202fp.\u00a0m..pdf",
      "/Captura%20a%20las%203.04%E2%80%AFp.%C2%A0m..pdf",
      ["Captura a las 3.04 p. m..pdf", "/Captura%20a%20las%203.04%20p.%20m..pdf"],
    ],
    ["precios.pdf", "/precios.pdf#page=2", ["precios.pdf#page=2", "/precios.pdf#page=2"]],
  ] as const)
    for (const way of ways) {
      const source = buildMarkdownSource({}, `[a](${way}) y [b][b]\n\n[b]: <${ways[0]}>`);
      const { links, problems } = readTestMarkdown({ [pageFile]: source, [`content/files/${name}`]: "" });
      assert.deepEqual([problems, links.map((link) => link.address)], [[], [address, address]], way);
    }
});

test("a file whose name has # or ? is reported, with the name to give it", () => {
  const [problem, ...others] = findFileNameProblems(["/precios #1.pdf", "/precios.pdf"]);
  assert.match(problem ? formatProblem(problem) : "", /files\/precios #1\.pdf: .*signo: "precios 1\.pdf"$/);
  assert.deepEqual(others, []);
});
