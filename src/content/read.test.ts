import assert from "node:assert/strict";
import { test } from "node:test";
import { z } from "zod";
import { createVariantImporter } from "../../tests/content-with.ts";
import { group, groupList, text, titledTextFields } from "./field-types.ts";
import { ContentError, formatProblem } from "./problems.ts";
import { findContentFieldLine, parseContentYaml } from "./read.ts";
import { formatExampleAmount } from "./region.ts";

/** The schema of content/page.yaml, a content file that only these tests have. */
const testSchema = group({
  title: text,
  list: groupList(titledTextFields),
  tone: z.enum(["light", "dark"]).optional(),
});

/** A text of content/page.yaml without problems, which the cases change. */
const validYamlText = `title: Hola
list:
  - title: Uno
    text: Primero
`;

/** Parses the text of a content file. @returns the problems, one line each */
function formatContentProblems(source: string): string[] {
  try {
    parseContentYaml(source, "content/page.yaml", testSchema);
  } catch (error) {
    assert.ok(error instanceof ContentError);
    return error.problems.map((problem) => formatProblem(problem));
  }
  assert.fail(`expected problems in: ${source}`);
}

test("each problem of a content file is one line: the line number, the field (unless the YAML is invalid), the value found and what is expected", () => {
  const cases: [source: string, ...problems: RegExp[]][] = [
    [
      validYamlText.replace("    text:", "    txet:"),
      /^3: list\[1\]\.text: no encontré nada; se espera un texto$/,
      /^4: list\[1\]\.txet: encontré el nombre "txet"; se espera if, unless, title, text; ¿quisiste decir "text"\?$/,
    ],
    ["title: 24\nlist: []\n", /^1: title: encontré 24; se espera un texto, entre comillas$/],
    ["title: Hola\n\nlist: Uno\n", /^3: list: encontré "Uno"; se espera una lista$/],
    [`${validYamlText}tone: drak\n`, /^5: tone: encontré "drak"; .* ¿quisiste decir "dark"\?$/],
    [validYamlText.replace("Primero", "En {lanch}"), /^4: list\[1\]\.text: encontré {lanch}; .*"launch"\?$/],
    [
      "title:\n  - if: ajentes-ia\n    text: Hola\nlist: []\n",
      /^2: title\[1\]\.if: encontré "ajentes-ia"; .*"agentes-ia"\?$/,
    ],
    [
      "title: Datto: respaldo\nlist: []\n",
      /^1: encontré un texto con ": ", .*; se espera YAML: .*entre comillas/,
    ],
    ["title Hola\n# …\nlist:\n  - title: Uno\n", /^1: encontré un nombre sin ": " después; se espera YAML: /],
    ['title: "Hola\nlist: []\n\n\n\n', /^1: encontré comillas que se abren y no se cierran; /],
    [`${validYamlText}title: Otra vez\n`, /^5: encontré la misma clave dos veces; se espera YAML: /],
  ];
  for (const [source, ...expected] of cases) {
    const lines = formatContentProblems(source);
    assert.equal(lines.length, expected.length, lines.join("\n"));
    for (const [index, pattern] of expected.entries())
      assert.match(lines[index]?.replace(/^content\/page\.yaml:/, "") ?? "", pattern);
  }
});

/** Imports the reader and the field types as on a site with other values. */
async function importContentReaderForSite(siteValues: Parameters<typeof createVariantImporter>[0]) {
  const read = createVariantImporter(siteValues);
  const { parseContentYaml: parse } = await read<typeof import("./read.ts")>("src/content/read.ts");
  const kinds = await read<typeof import("./field-types.ts")>("src/content/field-types.ts");
  return { parse, kinds };
}

test("conditions in content (if, unless) are resolved by the solutions that the firm offers", async () => {
  const source = `title:
  - if: [crm, kaseya]
    text: Los dos
  - unless: crm
    text: Sin CRM
  - Con CRM
list:
  - { title: Siempre, text: Hola }
  - { unless: kaseya, title: Sin Kaseya, text: Hola }
`;
  for (const [solutions, title, listed] of [
    [["crm", "kaseya"], "Los dos", ["Siempre"]],
    [["kaseya"], "Sin CRM", ["Siempre"]],
    [["crm"], "Con CRM", ["Siempre", "Sin Kaseya"]],
  ] as const) {
    const { parse, kinds } = await importContentReaderForSite({ solutions: [...solutions] });
    const kind = kinds.group({ title: kinds.text, list: kinds.groupList(kinds.titledTextFields) });
    const list = listed.map((one) => ({ title: one, text: "Hola" }));
    assert.deepEqual(parse(source, "content/page.yaml", kind), { title, list });
  }
});

test("a text with a fact that the owner does not give is left out or replaced by its next alternative, or else an error", async () => {
  const { parse, kinds } = await importContentReaderForSite({ since: undefined });
  const kind = kinds.group({
    title: kinds.text,
    list: kinds.groupList(kinds.titledTextFields),
    names: kinds.recordWithAnyNames(kinds.text),
    deep: kinds.optionalField(kinds.group({ inner: kinds.group({ text: kinds.text }) })),
  });
  const source = `title: ["Desde {since}", Hoy]
list: [{ title: Uno, text: "{since}" }, { title: Dos, text: Dos }]
names: { one: "{since}", two: Dos }
deep: { inner: { text: "{since}" } }
`;
  assert.deepEqual(parse(source, "a.yaml", kind), {
    title: "Hoy",
    list: [{ title: "Dos", text: "Dos" }],
    names: { two: "Dos" },
  });
  assert.throws(
    () => parse(source.replace(", Hoy", ""), "a.yaml", kind),
    /^ContentError: a\.yaml:1: title: encontré solo textos que dependen de "since"/,
  );
});

test("in content, a number in braces becomes an amount of money; a tilde between words becomes a no-break space, but not in an address", () => {
  const source = validYamlText.replace("Hola", "Son {1440000}~por mes, https://a.example/~ana");
  const { title } = parseContentYaml(source, "a.yaml", testSchema);
  assert.equal(title, `Son ${formatExampleAmount(1_440_000)}\u00a0por mes, https://a.example/~ana`);
});

test("after a content file is read, the line of a field in it can be looked up", () => {
  parseContentYaml(validYamlText, "content/lines.yaml", testSchema);
  assert.equal(findContentFieldLine("content/lines.yaml", "list"), 2);
});
