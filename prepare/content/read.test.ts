import assert from "node:assert/strict";
import { test } from "node:test";
import { z } from "zod";
import { formatExampleAmount } from "../../app/region.ts";
import { ContentError, formatProblem } from "../../site.problems.ts";
import { createVariantImporter } from "../../tests/content-with.ts";
import {
  claimFromName,
  clockTime,
  group,
  groupList,
  optionalField,
  text,
  texts,
  titledTextFields,
  urlSlug,
} from "./field-types.ts";
import { findContentFieldLine, parseContentYaml } from "./read.ts";

const testSchema = group({
  title: text,
  lead: optionalField(text),
  list: groupList(titledTextFields),
  tone: optionalField(z.enum(["light", "dark"])),
  lines: optionalField(texts),
});

const validYamlText = `title: Hola
list:
  - title: Uno
    text: Primero
`;

/** Parses the text of a content file. @returns the problems, one line each */
function formatContentProblems(source: string, kind: z.ZodType = testSchema): string[] {
  try {
    parseContentYaml(source, "content/page.yaml", kind);
  } catch (error) {
    assert.ok(error instanceof ContentError);
    return error.problems.map((problem) => formatProblem(problem, "es-AR"));
  }
  assert.fail(`expected problems in: ${source}`);
}

const yamlAdviceMessage =
  'se espera YAML: dos espacios por nivel, y entre comillas el texto que tiene ": " o " #", o que empieza con un signo';
const bracesMessage = "se espera entre llaves, el nombre de una cifra o un monto: {meeting}, {1440000}";

test("each problem of a content file is one line with the field, the value found and the expected value", () => {
  const withFirstText = (text: string) => validYamlText.replace("Primero", text);
  const problemsBySource: Record<string, string | string[]> = {
    [validYamlText.replace("title: Hola", "titulo: Hola")]: [
      "1: title: no encontré nada; se espera un texto",
      '1: titulo: encontré la clave "titulo"; se espera title, lead, list, tone, lines; ¿quisiste decir "title"?',
    ],
    [validYamlText.replace("    text:", "    txet:")]: [
      "3: list[1].text: no encontré nada; se espera un texto",
      '4: list[1].txet: encontré la clave "txet"; se espera if, unless, title, text; ¿quisiste decir "text"?',
    ],
    "title:\nlist: []\n": "1: title: no encontré nada; se espera un texto",
    "title: 24\nlist: []\n": "1: title: encontré 24; se espera un texto, entre comillas",
    "title: Hola\n\nlist: Uno\n": '3: list: encontré "Uno"; se espera una lista',
    [`${validYamlText}tone: drak\n`]:
      '5: tone: encontré "drak"; se espera light, dark; ¿quisiste decir "dark"?',
    [withFirstText("En {lanch} listo")]:
      `4: list[1].text: encontré {lanch}; ${bracesMessage}; ¿quisiste decir "launch"?`,
    [withFirstText("Son {launch")]: `4: list[1].text: encontré "Son {launch"; ${bracesMessage}`,
    // Braces without quotes are fields in YAML.
    [withFirstText("{launch}")]:
      "4: list[1].text: encontré campos con nombre; se espera un texto, entre comillas",
    "title: Datto: respaldo\nlist: []\n": `1: encontré un texto con ": "; ${yamlAdviceMessage}`,
    [`${validYamlText}title: Otra vez\n`]: `5: encontré la misma clave dos veces; ${yamlAdviceMessage}`,
  };
  for (const [source, expected] of Object.entries(problemsBySource))
    assert.deepEqual(
      formatContentProblems(source),
      [expected].flat().map((line) => `content/page.yaml:${line}`),
      source,
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
  const [first = "", second = "", ...others] = formatContentProblems(source);
  assert.match(first, /^content\/page\.yaml:2: title\[1\]\.if: encontré "ajentes-ia"; .*"agentes-ia"\?$/);
  assert.match(second, /^content\/page\.yaml:6: list\[1\]\.unless\[1\]: encontré "crmm"; .*"crm"\?$/);
  assert.deepEqual(others, []);
});

/** Imports the reader and the field types as on a site with other values. */
async function createContentReader(values: Parameters<typeof createVariantImporter>[0]) {
  const read = createVariantImporter(values);
  const { parseContentYaml: parse } = await read<typeof import("./read.ts")>("prepare/content/read.ts");
  const kinds = await read<typeof import("./field-types.ts")>("prepare/content/field-types.ts");
  return { parse, kinds };
}

const conditionalYaml = `title:
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

test("conditions in content (if, unless) are resolved by the solutions that the firm offers", async () => {
  const always = { title: "Siempre", text: "Son 30\u00a0minutos" };
  const withoutKaseya = { title: "Nunca con Kaseya", text: "Hola" };
  const lead = "Kaseya\u00a0y más";
  for (const [solutions, expected] of [
    [["crm", "kaseya"], { title: "Los dos", lead, list: [always], lines: ["Una", "Otra"] }],
    [["kaseya"], { title: "Sin CRM", lead, list: [always], lines: ["Una"] }],
    [["crm"], { title: "Con CRM", list: [always, withoutKaseya], lines: ["Una", "Otra"] }],
  ] as const) {
    const { parse, kinds } = await createContentReader({ solutions: [...solutions] });
    const kind = kinds.group({
      title: kinds.text,
      lead: kinds.optionalField(kinds.text),
      list: kinds.groupList(kinds.titledTextFields),
      lines: kinds.optionalField(kinds.texts),
    });
    assert.deepEqual(parse(conditionalYaml, "content/page.yaml", kind), expected, solutions.join());
  }
});

test("a text with a fact that the owner does not give is left out or replaced by its next alternative, or else an error", async () => {
  const { parse, kinds } = await createContentReader({ since: undefined });
  const kind = kinds.group({
    title: kinds.text,
    list: kinds.groupList(kinds.titledTextFields),
    names: kinds.recordWithAnyNames(kinds.text),
    solutions: kinds.recordBySolutionName(kinds.text),
    price: kinds.textOrBlank,
    deep: kinds.optionalField(kinds.group({ inner: kinds.group({ text: kinds.text }) })),
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

test("an amount in braces is written in the currency of the examples", () => {
  const source = validYamlText.replace("Primero", "Son {1440000}");
  const { list } = parseContentYaml(source, "a.yaml", testSchema);
  assert.equal(list[0]?.text, `Son ${formatExampleAmount(1_440_000)}`);
});

test("a tilde in an address or before a number does not become a space", () => {
  const source = validYamlText.replace("Hola", "https://a.example/~ana ~20");
  assert.equal(parseContentYaml(source, "a.yaml", testSchema).title, "https://a.example/~ana ~20");
});

test("optional keys that a content file leaves out are absent from the result", () => {
  const read = parseContentYaml(validYamlText, "a.yaml", testSchema);
  assert.deepEqual(read, { title: "Hola", list: [{ title: "Uno", text: "Primero" }] });
});

test("an unknown name of a claim is reported once", () => {
  assert.deepEqual(formatContentProblems("of: lunch\n", group({ of: claimFromName })).length, 1);
});

test("a valid time and path in content are read; the errors for an invalid time and path give an example", () => {
  const kind = group({ at: clockTime, id: urlSlug });
  const valid = parseContentYaml("at: 9:20\nid: primer-paso\n", "content/page.yaml", kind);
  assert.deepEqual(valid, { at: "9:20", id: "primer-paso" });
  assert.deepEqual(formatContentProblems("at: 24:10\nid: Atención\n", kind), [
    'content/page.yaml:1: at: encontré "24:10"; se espera una hora, como 9:20',
    'content/page.yaml:2: id: encontré "Atención"; se espera minúsculas sin tilde, números y guiones, como primer-paso',
  ]);
});

test("after a content file is read, the line of a field in it can be looked up", () => {
  parseContentYaml(validYamlText, "content/lines.yaml", testSchema);
  assert.equal(findContentFieldLine("content/lines.yaml", "list"), 2);
  assert.equal(findContentFieldLine("content/lines.yaml", "title"), 1);
  assert.equal(findContentFieldLine("content/none.yaml", "title"), undefined);
});
