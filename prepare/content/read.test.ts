import assert from "node:assert/strict";
import { test } from "node:test";
import { z } from "zod";
import { money } from "../../app/region.ts";
import { importerFor } from "../../tests/content-with.ts";
import { claim, group, hour, item, list, optional, slug, text, texts } from "./field-types.ts";
import { ContentError, findNearestName, formatProblem } from "./problems.ts";
import { lineOf, parseContent } from "./read.ts";

const schema = group({
  title: text,
  lead: optional(text),
  list: list(item),
  tone: optional(z.enum(["light", "dark"])),
  lines: optional(texts),
});

const good = `title: Hola
list:
  - title: Uno
    text: Primero
`;

/** The problems of a file's text, one line each. */
function problemsOf(source: string, kind: z.ZodType = schema): string[] {
  try {
    parseContent(source, "content/page.yaml", kind);
  } catch (error) {
    assert.ok(error instanceof ContentError);
    return error.problems.map((problem) => formatProblem(problem, "es-AR"));
  }
  assert.fail(`expected problems in: ${source}`);
}

const validYaml =
  'se espera YAML: dos espacios por nivel, y entre comillas el texto que tiene ": " o " #", o que empieza con un signo';
const braces = "se espera entre llaves, el nombre de una cifra o un monto: {meeting}, {1440000}";

test("each problem of a content file is one line with the place, the value found and the expected value", () => {
  for (const [what, source, expected] of [
    [
      "a key in Spanish",
      good.replace("title: Hola", "titulo: Hola"),
      [
        "1: title: no encontré nada; se espera un texto",
        '1: titulo: encontré la clave "titulo"; se espera title, lead, list, tone, lines; ¿quisiste decir "title"?',
      ],
    ],
    [
      "a misspelt key in a list",
      good.replace("    text:", "    txet:"),
      [
        "3: list[1].text: no encontré nada; se espera un texto",
        '4: list[1].txet: encontré la clave "txet"; se espera if, unless, title, text; ¿quisiste decir "text"?',
      ],
    ],
    ["a missing text", "title:\nlist: []\n", ["1: title: no encontré nada; se espera un texto"]],
    [
      "a number for a text",
      "title: 24\nlist: []\n",
      ["1: title: encontré 24; se espera un texto, entre comillas"],
    ],
    ["a text for a list", "title: Hola\n\nlist: Uno\n", ['3: list: encontré "Uno"; se espera una lista']],
    [
      "an unknown word of a few",
      `${good}tone: drak\n`,
      ['5: tone: encontré "drak"; se espera light, dark; ¿quisiste decir "dark"?'],
    ],
    [
      "an unknown figure",
      good.replace("Primero", "En {lanch} listo"),
      [`4: list[1].text: encontré {lanch}; ${braces}; ¿quisiste decir "launch"?`],
    ],
    [
      "an open brace",
      good.replace("Primero", "Son {launch"),
      [`4: list[1].text: encontré "Son {launch"; ${braces}`],
    ],
    [
      "braces without quotes, which are fields in YAML",
      good.replace("Primero", "{launch}"),
      ["4: list[1].text: encontré campos con nombre; se espera un texto, entre comillas"],
    ],
    [
      "a colon in a text without quotes",
      "title: Datto: respaldo\nlist: []\n",
      [`1: encontré un texto con ": "; ${validYaml}`],
    ],
    [
      "the same key twice",
      `${good}title: Otra vez\n`,
      [`5: encontré la misma clave dos veces; ${validYaml}`],
    ],
  ] as const)
    assert.deepEqual(
      problemsOf(source),
      expected.map((line) => `content/page.yaml:${line}`),
      what,
    );
});

test("an unknown condition is reported with the nearest known name", () => {
  const source = `title:
  - if: ajentes-ia
    text: Hola
  - Chau
list:
  - unless: [crmm]
    title: Uno
    text: Primero
`;
  const [first = "", second = "", ...others] = problemsOf(source, group({ title: text, list: list(item) }));
  assert.match(
    first,
    /^content\/page\.yaml:2: title\[1\]\.if: encontré "ajentes-ia"; .*¿quisiste decir "agentes-ia"\?$/,
  );
  assert.match(
    second,
    /^content\/page\.yaml:6: list\[1\]\.unless\[1\]: encontré "crmm"; .*¿quisiste decir "crm"\?$/,
  );
  assert.deepEqual(others, []);
});

test("problems are in the language of the locale", () => {
  const problem = { file: "a.yaml", line: 3, found: { es: "nada", en: "nothing" }, expected: "x" };
  assert.equal(formatProblem(problem, "en-US"), "a.yaml:3: found nothing; expected x");
  assert.equal(
    formatProblem({ ...problem, nearest: "x" }, "es-MX"),
    'a.yaml:3: no encontré nada; se espera x; ¿quisiste decir "x"?',
  );
});

test("suggests no name when none is similar", () => {
  assert.equal(findNearestName("zzzzzzzz", ["title", "text"]), undefined);
  assert.equal(findNearestName("Tilte", ["title", "text"]), "title");
});

/** Imports the reader and the field types as on a site with other values. */
async function readerWith(values: Parameters<typeof importerFor>[0]) {
  const read = importerFor(values);
  const { parseContent: parse } = await read<typeof import("./read.ts")>("prepare/content/read.ts");
  const kinds = await read<typeof import("./field-types.ts")>("prepare/content/field-types.ts");
  return { parse, kinds };
}

const conditional = `title:
  - if: [crm, kaseya]
    text: Los dos
  - unless: crm
    text: Sin CRM
  - Con CRM
lead:
  - if: kaseya
    text: Kaseya~y más
list:
  - title: Siempre
    text: Son {meeting}
  - unless: kaseya
    title: Nunca con Kaseya
    text: Hola
lines:
  - Una
  - if: crm
    text: Otra
`;

test("conditions are resolved by the solutions that the firm offers", async () => {
  const always = { title: "Siempre", text: "Son 30\u00a0minutos" };
  const withoutKaseya = { title: "Nunca con Kaseya", text: "Hola" };
  const lead = "Kaseya\u00a0y más";
  for (const [solutions, expected] of [
    [["crm", "kaseya"], { title: "Los dos", lead, list: [always], lines: ["Una", "Otra"] }],
    [["kaseya"], { title: "Sin CRM", lead, list: [always], lines: ["Una"] }],
    [["crm"], { title: "Con CRM", list: [always, withoutKaseya], lines: ["Una", "Otra"] }],
  ] as const) {
    const { parse, kinds } = await readerWith({ solutions: [...solutions] });
    const kind = kinds.group({
      title: kinds.text,
      lead: kinds.optional(kinds.text),
      list: kinds.list(kinds.item),
      lines: kinds.optional(kinds.texts),
    });
    assert.deepEqual(parse(conditional, "content/page.yaml", kind), expected, solutions.join());
  }
});

test("texts with a fact that the owner does not give are left out, and the next alternative is used", async () => {
  const { parse, kinds } = await readerWith({ since: undefined });
  const kind = kinds.group({
    title: kinds.text,
    list: kinds.list(kinds.item),
    names: kinds.named(kinds.text),
    solutions: kinds.solutionTexts,
    price: kinds.blank,
    deep: kinds.optional(kinds.group({ inner: kinds.group({ text: kinds.text }) })),
  });
  const source = `title: ["Desde {since}", Hoy]
list: [{ title: Uno, text: "{since}" }, { title: Dos, text: Dos }]
names: { one: "{since}", two: Dos }
solutions: { crm: "{since}", kaseya: Dos }
price: "{since}"
deep: { inner: { text: "{since}" } }
`;
  assert.deepEqual(parse(source, "a.yaml", kind), {
    title: "Hoy",
    list: [{ title: "Dos", text: "Dos" }],
    names: { two: "Dos" },
    solutions: { kaseya: "Dos" },
    price: "",
  });
  assert.throws(
    () => parse(source.replace(", Hoy", ""), "a.yaml", kind),
    /^ContentError: a\.yaml:1: title: encontré solo textos que dependen de "since"/,
  );
});

test("an amount is written in the currency of the examples, and a tilde in an address stays", () => {
  const {
    title,
    list: [first],
  } = parseContent(
    good.replace("Hola", "https://a.example/~ana ~20").replace("Primero", "Son {1440000}"),
    "a.yaml",
    schema,
  );
  assert.equal(title, "https://a.example/~ana ~20");
  assert.equal(first?.text, `Son ${money(1_440_000)}`);
});

test("pages get only the keys of the schema", () => {
  assert.deepEqual(parseContent(good, "a.yaml", schema), {
    title: "Hola",
    list: [{ title: "Uno", text: "Primero" }],
  });
  assert.deepEqual(problemsOf("of: lunch\n", group({ of: claim })).length, 1);
});

test("errors about a time or a path give an example", () => {
  const kind = group({ at: hour, id: slug });
  assert.deepEqual(parseContent("at: 9:20\nid: primer-paso\n", "content/page.yaml", kind), {
    at: "9:20",
    id: "primer-paso",
  });
  assert.deepEqual(problemsOf("at: 24:10\nid: Atención\n", kind), [
    'content/page.yaml:1: at: encontré "24:10"; se espera una hora, como 9:20',
    'content/page.yaml:2: id: encontré "Atención"; se espera minúsculas sin tilde, números y guiones, como primer-paso',
  ]);
});

test("after a file is read, the line of each of its values can be looked up", () => {
  parseContent(good, "content/lines.yaml", schema);
  assert.equal(lineOf("content/lines.yaml", "list"), 2);
  assert.equal(lineOf("content/lines.yaml", "title"), 1);
  assert.equal(lineOf("content/none.yaml", "title"), undefined);
});
