import assert from "node:assert/strict";
import { test } from "node:test";
import { createVariantImporter } from "../../tests/content-with.ts";
import { group, text } from "./field-types.ts";
import { parseContentYaml } from "./read.ts";
import { formatExampleAmount } from "./region.ts";

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
  const source = "title: Son {1440000}~por mes, https://a.example/~ana\n";
  const { title } = parseContentYaml(source, "a.yaml", group({ title: text }));
  assert.equal(title, `Son ${formatExampleAmount(1_440_000)}\u00a0por mes, https://a.example/~ana`);
});
