import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { loadContent } from "../src/content/reading/content.ts";
import { drawTestPhoto } from "../tests/drawn-photo.ts";
import { createDisposableTemporaryFolder } from "../tests/temporary-folder.ts";
import { checkSite } from "./content-validation.ts";

const photo = await drawTestPhoto("T");
const brandCss = readFileSync("content/brand.css");
const solution = readFileSync("tests/firms/lapacho/solutions/telefonia-ip.yaml", "utf8");

const validFirm = `brand: { name: Acme, claim: Redes }
url: https://acme.example
email: hola@acme.example
whatsapp: { number: +5491123456789, greeting: Hola }
booking: { url: https://calendly.com/acme/30min, label: Agenda }
hsts: host
locale: es-AR
timeZone: America/Argentina/Buenos_Aires
`;

const validDescription = "Una descripción de ejemplo ".repeat(6).slice(0, 140);

const createEmptyFile = (name: string): Mistakes[number] => [`files/${name}`, ""];

/** Builds a Markdown file: three lines of valid front matter, `fields`, and `text`, which begins at line 6. */
const buildMarkdown = (text: string, fields = "") =>
  `---\ntitle: Casos ${fields.length}${text.length}\ndescription: ${validDescription.slice(text.length % 20)}\n${fields}---\n\n${text}\n`;

/** What an owner wrote wrong: the file, and the line, field and nearest name of each mistake. */
type Mistakes = [file: string, source: string | Buffer, ...places: string[]][];

/** Checks a folder of content with these files. @returns the place of each problem as the build would tell it */
async function findPlaces(files: Record<string, string | Buffer>): Promise<string[]> {
  using folder = createDisposableTemporaryFolder({ "brand.css": brandCss, ...files });
  const checked = await checkSite(loadContent(folder.path));
  return ("problems" in checked ? checked.problems : []).map((problem) => {
    const line = problem.replaceAll(`${folder.path}/`, "");
    const [, place, nearest = ""] =
      /^(.+?):? (?:no )?encontré .+; se espera .*?(; ¿quisiste decir .*)?$/.exec(line) ?? [];
    return `${place ?? line}${nearest.replace("; ¿quisiste decir", " ~").replace("?", "")}`;
  });
}

async function assertReported(mistakes: Mistakes): Promise<void> {
  const files = Object.fromEntries(mistakes.map(([file, source]) => [file, source]));
  const expected = mistakes.flatMap(([file, , ...places]) => places.map((place) => `${file}${place}`));
  assert.deepEqual((await findPlaces(files)).sort(), expected.sort());
}

test("one run reports all mistakes in firm, words, solutions, Markdown and photos by file, line and field", async () => {
  const badFirm = validFirm
    .replace("https://acme.example", "ftp://acme.example")
    .replace("Buenos_Aires", "Buenos_Ares")
    .replace("+5491123456789", "+54 11")
    .concat("brnad: x\n");
  const claims = readFileSync("content/claims.yaml", "utf8");
  const owner = readFileSync("content/words/owner.yaml", "utf8");
  const badClaims: Mistakes = [
    ["claims.yaml", `roto: { text: Sin cifra }\n${claims}`, ":1: roto"],
    ["claims.yaml", `roto: "sin cerrar: x\n${claims}`, ":1"],
    ["claims.yaml", claims.replace("if: [agentes-ia, crm]", "if: [crn]"), ':55: freeCrm.if ~ "crm"'],
  ];
  for (const claimsMistake of badClaims)
    await assertReported([
      ["site.yaml", badFirm, ":2: url", ":4: whatsapp.number", ":8: timeZone", ':9: brnad ~ "brand"'],
      claimsMistake,
      // Broken YAML has no field.
      ["words/about.yaml", "history:\n  title: Datto: respaldo\n", ":2"],
      ["words/calls.yaml", 'beginning: "Hola\ncost: x\n\n', ":1"],
      ["words/errors.yaml", "notFound: x\nnotFound: y\n", ":2"],
      ["words/news.yaml", Buffer.from("name: Promoción", "latin1"), ""],
      ["words/example.yaml", "workshop: 24\nmrak: x\n", ":1: workshop", ':2: mrak ~ "mark"'],
      ["words/integrations.yaml", "list:\n  - { name: A, logo: gmial }\n", ':2: list[1].logo ~ "gmail"'],
      [
        "words/notice.yaml",
        'label: Hola\nclose: En {lanch}\nuntil: { if: crm }\nbetween:\n  - if: ajentes-ia\n    text: ""\n',
        ':2: close ~ "launch"',
        ":3: until",
        ':5: between[1].if ~ "agentes-ia"',
        ":6: between[1].text",
      ],
      // A text that is always shown, with a condition that this firm does not meet.
      [
        "words/privacy.yaml",
        "title: [{ unless: crm, text: x }]\nsince: x\ndescription: x\nparts: []\n",
        ":1: title",
      ],
      ["words/abuot.yaml", "title: Hola\n", ' ~ "words/about.yaml"'],
      ["words/home.yml", "title: Hola\n", ' ~ "words/home.yaml"'],
      ["noticias", "", ""],
      ["words/crm.yaml", "more: 1\nopening: *Ver*\n", ":2"],
      ...["Telefonía IP", "share"].map((name): Mistakes[number] => [`solutions/${name}.yaml`, solution, ""]),
      ["photos/taller.jpg", photo],
      ["photos/Mi foto.JPG", photo, ""],
      ["photos/IMG_1.heic", "x", ""],
      ["photos/rota.jpg", photo.subarray(0, photo.length / 2), ""],
      ["photos/grande.jpg", Buffer.alloc(30 * 1024 * 1024), ""],
      // Operating systems and programs add these.
      ...["Thumbs.db", ".DS_Store", "Icon\r"].map((name): Mistakes[number] => [`photos/${name}`, "x"]),
      ...["~$a.md", "a.md~", "__MACOSX", "a.tmp"].map((name): Mistakes[number] => [`news/${name}`, "x"]),
      ["solutions/._crm.yaml", "x"],
      ["words/owner.yaml", owner.replace("    crm:", "    crmm:"), ':37: buyerQuestions.lists.crmm ~ "crm"'],
      ["written/a.md", "# Casos\n", ":1", ":1"],
      ["written/b.md", '---\ntitle: "Casos\n---\n', ":2"],
      // Some Windows programs begin a file with a byte-order mark.
      ["written/c.md", `\ufeff${buildMarkdown("", "titulo: Casos\n")}`, ':4: titulo ~ "title"'],
      ["written/d.md", "---\ntitle: Casos\ndescription: Corta\n---\n", ":3: description"],
      ["written/e.md", buildMarkdown("", "date: 2026-02-30\n"), ":4: date"],
      ["written/f.md", buildMarkdown("", `menu: header\nname: ${"n".repeat(17)}\n`), ":5: name"],
      ["written/g.md", buildMarkdown("", "photo: taller.jpg\n"), ":4: photo"],
      ["written/h.md", buildMarkdown("Uno\n\n<script>alert(1)</script>"), ":8"],
      ["written/q.md", buildMarkdown("![Una demo](demo.mp4)"), ":6"],
      ["written/i.md", buildMarkdown("[a](javascript:alert(1))"), ":6"],
      ["written/j.md", buildMarkdown("[a](lista vieja.pdf)"), ":6"],
      ["written/k.md", buildMarkdown("# Casos"), ":6"],
      ["written/l.md", buildMarkdown("## Casos\n\n#### Uno"), ":8"],
      ["written/m.md", buildMarkdown("![Un taller](taler.jpg)"), ':6 ~ "taller.jpg"'],
      ["written/n.md", buildMarkdown("## Qué incluye\n\n[a](#que-incluia)"), ':8 ~ "#que-incluye"'],
      ["written/o.md", buildMarkdown("o", "menu: header\nname: Segunda\n")],
      ["written/p.md", buildMarkdown("p", "menu: header\nname: Tercera\n"), ":4: menu"],
      ["written/Casos de éxito.md", buildMarkdown(""), ""],
      ["written/share.md", buildMarkdown(""), ""],
      ["news/promo.md", buildMarkdown(""), ""],
      ["news/2026-02-30-promo.md", buildMarkdown("", "draft: x\n"), ":1: date", ":4: draft"],
    ]);
});

test("a firm that is a text or a list, and a brand.css that is no CSS, are reported, at its line", async () => {
  for (const source of ["hola\n", "- a\n"])
    assert.ok((await findPlaces({ "site.yaml": source })).includes("site.yaml:1"));
  const places = await findPlaces({
    "site.yaml": validFirm,
    "brand.css": "@theme {\n  --brand: oklch(0.4;\n}\n",
  });
  assert.deepEqual(places, ["brand.css:2"]);
});

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
      `${validFirm}redirects:\n${lines.map(([old, page]) => `  "${old}": "${page}"\n`).join("")}notice: { text: x, to: "/crm#50%", until: 2098-01-01 }\n`,
      ...Object.keys(redirects).map(
        (old) => `:${getLine(old)}: redirects.${old}${nearest.has(old) ? ` ~ "${nearest.get(old)}"` : ""}`,
      ),
      `:${10 + lines.length}: notice.to ~ "/crm#50%25"`,
    ],
    ["written/a.md", buildMarkdown("[a](/contcto) [b](lista.pdf) [c](/crm#x)"), ':6 ~ "/contacto"'],
    ["written/d.md", buildMarkdown("[x](/crm#100%) [Atom](/novedades/atom.xml)"), ':6 ~ "/crm#100%25"'],
    // macOS may decompose accented letters: 154 characters become 176.
    ["written/e.md", buildMarkdown("").replace(validDescription, "Página ".repeat(22).normalize("NFD"))],
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
    ["solutions/copia.yaml", solution.replace(/^(title: ).*/m, "$1Otra")],
    ...["lista.pdf", "Lista (2026).pdf", "~$Lista #1.xlsx", "robots.txt"].map(createEmptyFile),
    ["files/crm", "", ""],
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
