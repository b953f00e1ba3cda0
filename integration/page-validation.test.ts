import { readFileSync } from "node:fs";
import { test } from "node:test";
import { buildMarkdown } from "../tests/markdown-file.ts";
import { assertReported, type Mistakes, validFirm } from "../tests/reported-mistakes.ts";

const solution = readFileSync("tests/firms/lapacho/solutions/telefonia-ip.yaml", "utf8");

const createEmptyFile = (name: string): Mistakes[number] => [`files/${name}`, ""];

test("pages with a repeated, long or short value, dead links, redirects that cannot work, and files without an address are reported", async () => {
  const untitledSolution = solution.replace(/\npage:.*/s, "").replaceAll(/^(title|description):.*\n/gm, "");
  const redirects = {
    "/CRM.html": "/",
    "/lista.pdf": "/crm",
    "/healthz": "/crm",
    "/viejo": "/contato",
    "/otro": "http://a.example",
    "/bucle": "https://acme.example/bucle/",
    "/planes": "/crn#50%",
    "/lista": "/Lista (2026).pdf",
    "https://a.example/viejo": "/crm",
    "/diseño": "/crm",
    "/a/../b": "/crm",
    "/Doble/": "/crm",
  };
  const accepted = {
    "/doble": "/",
    "/Servicios/x.php/": "/crm",
    "/2019/05/un_post/": "/",
    "/wp-content/a~b.pdf": "/",
    "/feed": "/novedades/atom.xml",
    "/lista-vieja.pdf": "/Lista%20%282026%29.pdf",
    "/tienda": "https://tienda.example/a?b=c#d",
    "/cita": "/contacto?tema=crm#x",
    "/propia": "https://acme.example/crm",
  };
  const nearest = new Map([
    ["/viejo", "/contacto"],
    ["/planes", "/crm#50%25"],
    ["/lista", "/Lista%20%282026%29.pdf"],
  ]);
  const lines = Object.entries({ ...accepted, ...redirects });
  // validFirm has eight lines, and `redirects:` is the ninth.
  const getLine = (old: string) => 10 + lines.findIndex(([one]) => one === old);
  await assertReported([
    [
      "site.yaml",
      `${validFirm}redirects:\n${lines.map(([old, page]) => `  "${old}": "${page}"\n`).join("")}notice: { text: x, to: "https://acme.example/crm#50%", until: 2098-01-01 }\n`,
      ...Object.keys(redirects).map(
        (old) => `:${getLine(old)}: redirects.${old}${nearest.has(old) ? ` ~ "${nearest.get(old)}"` : ""}`,
      ),
      `:${10 + lines.length}: notice.to ~ "/crm#50%25"`,
    ],
    ["written/a.md", buildMarkdown("[a](/contcto) [b](lista.pdf) [c](/crm#x)"), ':6 ~ "/contacto"'],
    ["written/f.md", buildMarkdown("[Own domain](https://acme.example/crn)"), ':6 ~ "/crm"'],
    ["written/d.md", buildMarkdown("[x](/crm#100%) [Atom](/novedades/atom.xml)"), ':6 ~ "/crm#100%25"'],
    // macOS may decompose accented letters: 154 characters become 176.
    ["written/e.md", buildMarkdown("", { description: "Página ".repeat(22).normalize("NFD") })],
    ["words/privacy.yaml", "title: Datos\nsince: x\ndescription: x\nparts: []\n", ":3: description"],
    ["written/b.md", buildMarkdown("x")],
    ["written/c.md", buildMarkdown("x"), ":2: title", ":3: description"],
    // The newest article comes first.
    ["news/2026-01-05-uno.md", buildMarkdown("uno"), ":1: path"],
    ["news/2026-02-05-uno.md", buildMarkdown("dos otra")],
    [
      "solutions/redes.yaml",
      `title: ${"t".repeat(61)}\ndescription: ${"d".repeat(161)}\n${untitledSolution}`,
      ":1: title",
      ":2: description",
      ":1: page",
      ":17: topic.id",
    ],
    // The address of a page that every firm has.
    ["solutions/contacto.yaml", solution.replace(/^(title: ).*/m, "$1Otra"), ":1: path"],
    ...["lista.pdf", "Lista (2026).pdf", "~$Lista #1.xlsx", "robots.txt"].map(createEmptyFile),
    ["files/crm", "", ""],
    ["files/healthz", "", ""],
    ["files/precios #1.pdf", "", ""],
  ]);
});

test("an article to come is checked today, against the site of its day", async () => {
  await assertReported([
    ["site.yaml", validFirm],
    [
      "news/2098-01-05-uno.md",
      buildMarkdown("[a](/contcto)\n\n[b](/novedades/dos)"),
      ':6 ~ "/contacto"',
      ':8 ~ "/novedades/uno"',
    ],
    ["news/2098-01-06-dos.md", buildMarkdown("[a](/novedades/uno)")],
  ]);
});
