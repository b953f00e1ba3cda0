import assert from "node:assert/strict";
import { test } from "node:test";
import { z } from "zod";
import { money } from "../../app/region.ts";
import { modulesWith } from "../../tests/content-with.ts";
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

/** What is told of a text that cannot be taken, by the name of its file. */
function told(source: string, kind: z.ZodType = schema): string[] {
  try {
    parseContent(source, "content/page.yaml", kind);
  } catch (error) {
    assert.ok(error instanceof ContentError);
    return error.problems.map((problem) => formatProblem(problem, "es-AR"));
  }
  assert.fail("it was taken");
}

for (const [what, source, expected] of [
  [
    "a key in Spanish",
    good.replace("title: Hola", "titulo: Hola"),
    [
      "content/page.yaml:1: title: no encontré nada; se espera un texto",
      'content/page.yaml:1: titulo: encontré la clave "titulo"; se espera title, lead, list, tone, lines; ¿quisiste decir "title"?',
    ],
  ],
  [
    "a misspelt key in a list",
    good.replace("    text:", "    txet:"),
    [
      "content/page.yaml:3: list[1].text: no encontré nada; se espera un texto",
      'content/page.yaml:4: list[1].txet: encontré la clave "txet"; se espera if, unless, title, text; ¿quisiste decir "text"?',
    ],
  ],
  [
    "a missing text",
    "title:\nlist: []\n",
    ["content/page.yaml:1: title: no encontré nada; se espera un texto"],
  ],
  [
    "a number for a text",
    "title: 24\nlist: []\n",
    ["content/page.yaml:1: title: encontré 24; se espera un texto, entre comillas"],
  ],
  [
    "a text for a list",
    "title: Hola\n\nlist: Uno\n",
    ['content/page.yaml:3: list: encontré "Uno"; se espera una lista'],
  ],
  [
    "a word that is none of those",
    `${good}tone: drak\n`,
    ['content/page.yaml:5: tone: encontré "drak"; se espera light, dark; ¿quisiste decir "dark"?'],
  ],
  [
    "an unknown figure",
    good.replace("Primero", "En {lanch} listo"),
    [
      'content/page.yaml:4: list[1].text: encontré {lanch}; se espera entre llaves, el nombre de una cifra o un monto: {meeting}, {1440000}; ¿quisiste decir "launch"?',
    ],
  ],
  [
    "an open brace",
    good.replace("Primero", "Son {launch"),
    [
      'content/page.yaml:4: list[1].text: encontré "Son {launch"; se espera entre llaves, el nombre de una cifra o un monto: {meeting}, {1440000}',
    ],
  ],
  [
    "braces without quotes, which YAML takes for fields",
    good.replace("Primero", "{launch}"),
    ["content/page.yaml:4: list[1].text: encontré campos con nombre; se espera un texto, entre comillas"],
  ],
  [
    "a colon in a text without quotes",
    "title: Datto: respaldo\nlist: []\n",
    [
      'content/page.yaml:1: encontré un texto con ": "; se espera YAML: dos espacios por nivel, y entre comillas el texto que tiene ": " o " #", o que empieza con un signo',
    ],
  ],
  [
    "the same key twice",
    `${good}title: Otra vez\n`,
    [
      'content/page.yaml:5: encontré la misma clave dos veces; se espera YAML: dos espacios por nivel, y entre comillas el texto que tiene ": " o " #", o que empieza con un signo',
    ],
  ],
] as const)
  test(`${what} is told with its line and what is expected`, () => assert.deepEqual(told(source), expected));

test("reports an unknown condition with the nearest known name", () => {
  const source = `title:\n  - if: ajentes-ia\n    text: Hola\n  - Chau\nlist:\n  - unless: [crmm]\n    title: Uno\n    text: Primero\n`;
  const [first = "", second = "", ...others] = told(source, group({ title: text, list: list(item) }));
  assert.match(
    first,
    /^content\/page\.yaml:2: title\[1\]\.if: encontré "ajentes-ia"; se espera .*¿quisiste decir "agentes-ia"\?$/,
  );
  assert.match(
    second,
    /^content\/page\.yaml:6: list\[1\]\.unless\[1\]: encontré "crmm"; .*¿quisiste decir "crm"\?$/,
  );
  assert.deepEqual(others, []);
});

test("reports problems in English for an English locale", () => {
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

/** A text as a site with other facts reads it. */
async function readWith(
  values: Parameters<typeof modulesWith>[0],
  source: string,
  kindOf: "plain" | "claim" = "plain",
) {
  const read = modulesWith(values);
  const { parseContent: parse } = await read<typeof import("./read.ts")>("prepare/content/read.ts");
  const kinds = await read<typeof import("./field-types.ts")>("prepare/content/field-types.ts");
  const {
    group: fields,
    list: rows,
    optional: maybe,
    text: words,
    item: pair,
    texts: row,
    claim: figure,
  } = kinds;
  const kind =
    kindOf === "claim"
      ? fields({ figure: maybe(fields({ of: figure })) })
      : fields({ title: words, lead: maybe(words), list: rows(pair), lines: maybe(row) });
  return parse(source, "content/page.yaml", kind);
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

for (const [solutions, title, lead, titles, lines] of [
  [["crm", "kaseya"], "Los dos", "Kaseya\u00a0y más", ["Siempre"], ["Una", "Otra"]],
  [["kaseya"], "Sin CRM", "Kaseya\u00a0y más", ["Siempre"], ["Una"]],
  [["crm"], "Con CRM", undefined, ["Siempre", "Nunca con Kaseya"], ["Una", "Otra"]],
] as const)
  test(`conditions are settled for a firm that offers ${solutions.join(", ")}`, async () => {
    const found = (await readWith({ solutions: [...solutions] }, conditional)) as {
      list: { title: string; text: string }[];
    };
    assert.deepEqual(found, {
      title,
      ...(lead && { lead }),
      list: found.list,
      lines,
    });
    assert.deepEqual(
      found.list.map((one) => one.title),
      titles,
    );
    assert.equal(found.list[0]?.text, "Son 30\u00a0minutos");
  });

test("what names an absent fact is left out of lists, records and blanks, an alternative is skipped", async () => {
  const read = modulesWith({ since: undefined });
  const { parseContent: parse } = await read<typeof import("./read.ts")>("prepare/content/read.ts");
  const kinds = await read<typeof import("./field-types.ts")>("prepare/content/field-types.ts");
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
  assert.deepEqual(told("of: lunch\n", group({ of: claim })).length, 1);
});

test("errors about a time or a path give an example", () => {
  const kind = group({ at: hour, id: slug });
  assert.deepEqual(parseContent("at: 9:20\nid: primer-paso\n", "content/page.yaml", kind), {
    at: "9:20",
    id: "primer-paso",
  });
  assert.deepEqual(told("at: 24:10\nid: Atención\n", kind), [
    'content/page.yaml:1: at: encontré "24:10"; se espera una hora, como 9:20',
    'content/page.yaml:2: id: encontré "Atención"; se espera minúsculas sin tilde, números y guiones, como primer-paso',
  ]);
});

test("a value that was read is found by its line, for checks of several files", () => {
  parseContent(good, "content/lines.yaml", schema);
  assert.equal(lineOf("content/lines.yaml", "list"), 2);
  assert.equal(lineOf("content/lines.yaml", "title"), 1);
  assert.equal(lineOf("content/none.yaml", "title"), undefined);
});
