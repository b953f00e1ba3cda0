import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { drawTestPhoto } from "../tests/drawn-photo.ts";
import { buildMarkdown } from "../tests/markdown-file.ts";
import { assertReported, findPlaces, type Mistakes, validFirm } from "../tests/reported-mistakes.ts";

const photo = await drawTestPhoto("T");
const claims = readFileSync("content/claims.yaml", "utf8");
const solution = readFileSync("tests/firms/lapacho/solutions/telefonia-ip.yaml", "utf8");

test("one run reports all mistakes in firm, words, solutions, Markdown and photos by file, line and field", async () => {
  const badFirm = validFirm
    .replace("https://acme.example", "ftp://acme.example")
    .replace("Buenos_Aires", "Buenos_Ares")
    .replace("+5491123456789", "+54 11")
    .concat("brnad: x\n");
  const owner = readFileSync("content/words/owner.yaml", "utf8");
  const pages = readFileSync("content/words/pages.yaml", "utf8");
  const ownPage = "own: { crm: { path: /assets/a, name: A, title: A, description: A, menu: none } }\n";
  await assertReported([
    ["site.yaml", badFirm, ":2: url", ":4: whatsapp.number", ":8: timeZone", ':9: brnad ~ "brand"'],
    // Broken YAML has no field.
    ["claims.yaml", `roto: "sin cerrar: x\n${claims}`, ":1"],
    ["words/about.yaml", "history:\n  title: Datto: respaldo\n", ":2"],
    ["words/calls.yaml", 'beginning: "Hola\ncost: x\n\n', ":1"],
    ["words/errors.yaml", "notFound: x\nnotFound: y\n", ":2"],
    ["words/news.yaml", Buffer.from("name: Promoción", "latin1"), ""],
    [
      "words/example.yaml",
      "workshop: 24\nmrak: x\ncity: x\nneighbourhood: x\n",
      ":1: workshop",
      ':2: mrak ~ "mark"',
    ],
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
    ["words/pages.yaml", ownPage + pages, ":1: own.crm.path"],
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
    ["written/c.md", `\ufeff${buildMarkdown("", { titulo: "Casos" })}`, ':4: titulo ~ "title"'],
    ["written/d.md", "---\ntitle: Casos\ndescription: Corta\n---\n", ":3: description"],
    ["written/e.md", buildMarkdown("", { date: "2026-02-30" }), ":4: date"],
    ["written/f.md", buildMarkdown("", { menu: "header", name: "n".repeat(17) }), ":5: name"],
    ["written/g.md", buildMarkdown("", { photo: "taller.jpg" }), ":4: photo"],
    ["written/h.md", buildMarkdown("Uno <b>dos</b>\n\n<script>alert(1)</script>"), ":6", ":8"],
    ["written/q.md", buildMarkdown("![Una demo](demo.mp4)"), ":6"],
    ["written/i.md", buildMarkdown("[a](javascript:alert(1)) [b](ftp://a.example)"), ":6", ":6"],
    ["written/j.md", buildMarkdown("[a](lista vieja.pdf) [b](otra más.pdf)"), ":6", ":6"],
    ["written/k.md", buildMarkdown("# Casos"), ":6"],
    ["written/l.md", buildMarkdown("## Casos\n\n#### Uno"), ":8"],
    ["written/m.md", buildMarkdown("![Un taller](taler.jpg)"), ':6 ~ "taller.jpg"'],
    ["written/n.md", buildMarkdown("## Qué incluye\n\n[a](#que-incluia)"), ':8 ~ "#que-incluye"'],
    ["written/o.md", buildMarkdown("o", { menu: "header", name: "Segunda" })],
    ["written/p.md", buildMarkdown("p", { menu: "header", name: "Tercera" }), ":4: menu"],
    ["written/Casos de éxito.md", buildMarkdown(""), ""],
    ["written/share.md", buildMarkdown(""), ""],
    ["news/promo.md", buildMarkdown(""), ""],
    ["news/2026-02-30-promo.md", buildMarkdown("", { draft: "x" }), ":1: date", ":4: draft"],
  ]);
});

test("a claim without a figure, and a condition with an unknown solution, are reported at their line", async () => {
  for (const mistake of [
    ["claims.yaml", `roto: { text: Sin cifra }\n${claims}`, ":1: roto"],
    ["claims.yaml", claims.replace("if: [agentes-ia, crm]", "if: [crn]"), ':55: freeCrm.if[1] ~ "crm"'],
  ] satisfies Mistakes)
    await assertReported([["site.yaml", validFirm], mistake]);
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

test("a file where a folder of content belongs is reported", async () => {
  const names = ["words", "solutions", "written", "news", "photos", "files"];
  await assertReported([
    ["site.yaml", validFirm],
    ...names.map((name): Mistakes[number] => [name, "Hola", ""]),
  ]);
});

test("a claims.yaml that is empty or a folder is reported, and with it what is wrong in other files", async () => {
  for (const [name, place] of [
    ["claims.yaml", "claims.yaml:1"],
    ["claims.yaml/copia.yaml", "claims.yaml"],
  ] as const) {
    const files = {
      [name]: "",
      "site.yaml": `${validFirm}brnad: x\n`,
      "written/a.md": "",
      "photos/a b.jpg": "",
      "words/integrations.yaml": "list:\n  - { name: A, logo: gmial }\n",
    };
    const places = await findPlaces(files);
    const others = [
      "photos/a b.jpg",
      'site.yaml:9: brnad ~ "brand"',
      'words/integrations.yaml:2: list[1].logo ~ "gmail"',
      "written/a.md:1",
    ];
    assert.deepEqual([...new Set(places)].sort(), [place, ...others]);
  }
});
