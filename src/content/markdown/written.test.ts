import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { buildMarkdown } from "../../../tests/markdown-file.ts";
import { createDisposableTemporaryFolder } from "../../../tests/temporary-folder.ts";
import { type ContentOptions, loadContent } from "../reading/content.ts";
import { markdownFiles } from "./written.ts";

const pageFile = "written/casos.md";
const noonOfDay: ContentOptions = { now: new Date("2026-11-20T12:00:00Z") };

function readTestMarkdown(files: Record<string, string>, options = noonOfDay) {
  const site = readFileSync("content/site.yaml");
  using folder = createDisposableTemporaryFolder({ "site.yaml": site, "photos/taller.jpg": "", ...files });
  return loadContent(folder.path, options)(markdownFiles);
}

test("the name of a Markdown file gives its address, and an article's date when the front matter has none; tomorrow's is left out", () => {
  const {
    markdownPages: pages,
    articles,
    problems,
  } = readTestMarkdown({
    [pageFile]: buildMarkdown("", { title: "Casos de ejemplo", menu: "footer" }),
    "news/2026-01-05-uno.md": buildMarkdown(""),
    "news/2026-02-06-dos.md": buildMarkdown(""),
    "news/2026-03-07-tres.md": buildMarkdown("", { date: "2025-12-31" }),
    "news/2026-11-20-hoy.md": buildMarkdown(""),
    "news/2026-11-20-nota.md": buildMarkdown("", { time: "15:30", updated: "2026-11-21" }),
    "news/2026-11-20-manana-temprano.md": buildMarkdown("", { time: "9:00" }),
    "news/2026-11-21-manana.md": buildMarkdown(""),
    "written/.DS_Store": "",
  });
  assert.deepEqual(problems, []);
  assert.partialDeepStrictEqual(pages, [{ path: "/casos", name: "Casos de ejemplo", menu: "footer" }]);
  assert.deepEqual(
    articles.map(({ path, date }) => `${path} ${date}`),
    [
      "/novedades/nota 2026-11-20",
      "/novedades/manana-temprano 2026-11-20",
      "/novedades/hoy 2026-11-20",
      "/novedades/dos 2026-02-06",
      "/novedades/uno 2026-01-05",
      "/novedades/tres 2025-12-31",
    ],
  );
});

test("each heading of a Markdown page has a unique id, a photo gets its title as caption, and comments are left out", () => {
  const text =
    '## Qué incluye\n\n## Soluciones\n\n### Qué incluye\n\n[a](#que-incluye-2)\n\n<!-- pendiente -->\n\n![Un taller](taller.jpg "De noche")';
  const {
    markdownPages: pages,
    markdownBodiesByPath: bodies,
    problems,
  } = readTestMarkdown({ [pageFile]: buildMarkdown(text) });
  assert.deepEqual(problems, []);
  assert.deepEqual(pages[0]?.level2Headings, [
    { id: "que-incluye", text: "Qué incluye" },
    { id: "soluciones-2", text: "Soluciones" },
  ]);
  const body = JSON.stringify(bodies["/casos"]);
  assert.match(body, /"figure".*"img".*"taller.jpg".*"figcaption".*De noche/);
  assert.doesNotMatch(body, /pendiente/);
});

test("code of a video, and a film in the place of a photo, are refused with the link that works", () => {
  const code = '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?si=a"></iframe>';
  const text = `${code}\n\n![](demo.MP4)\n\n[Ver la demo](demo 1.mp4)`;
  const { markdownBodiesByPath: bodies, problems } = readTestMarkdown({
    [pageFile]: buildMarkdown(text),
    "files/demo 1.mp4": "",
  });
  assert.match(JSON.stringify(bodies["/casos"]), /"href":"\/demo%201.mp4"/);
  const links = problems.map(({ expected }) => /\[Ver el video\]\((.*?)\)/.exec(expected)?.[1]);
  assert.deepEqual(links, ["https://youtu.be/dQw4w9WgXcQ", "demo.MP4"]);
});

test("an article of tomorrow and a draft are left out, unless unpublished pages are shown", () => {
  const files = {
    "news/2026-11-21-manana.md": buildMarkdown(""),
    [pageFile]: buildMarkdown("", { draft: "true" }),
  };
  const listPaths = (options: ContentOptions) => {
    const { articles, markdownPages: pages, unpublishedPages: leftOut } = readTestMarkdown(files, options);
    return [[...articles, ...pages], leftOut].map((list) => list.map(({ path }) => path));
  };
  assert.deepEqual(listPaths(noonOfDay), [[], ["/casos", "/novedades/manana"]]);
  const shown = ["/novedades/manana", "/casos"];
  assert.deepEqual(listPaths({ ...noonOfDay, showsUnpublished: true }), [shown, []]);
  // In the firm's time zone, three hours behind, the next day has not begun.
  assert.deepEqual(listPaths({ now: new Date("2026-11-21T02:59:00Z") })[0], []);
  assert.deepEqual(listPaths({ now: new Date("2026-11-21T03:01:00Z") })[0], ["/novedades/manana"]);
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
      const source = buildMarkdown(`[a](${way}) y [b][b]\n\n[b]: <${ways[0]}>`);
      const { markdownLinks: links, problems } = readTestMarkdown({
        [pageFile]: source,
        [`files/${name}`]: "",
      });
      assert.deepEqual([problems, links.map((link) => link.address)], [[], [address, address]], way);
    }
});
