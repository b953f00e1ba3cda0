import assert from "node:assert/strict";
import { test } from "node:test";
import type { z } from "zod";
import { readContentWith } from "../../../tests/content-with.ts";
import { region } from "../firm/region.ts";
import type { SiteConfig } from "../firm/site-fields.ts";
import { YamlFile } from "../reading/yaml.ts";
import { resolveWords } from "./define-words.ts";
import {
  checkShown,
  group,
  groupList,
  optionalButNeeded,
  recordWithAnyNames,
  text,
  titledTextFields,
} from "./field-types.ts";

const resolveFor = <Kind extends z.ZodType>(values: Partial<SiteConfig>, source: string, schema: Kind) =>
  readContentWith(values, (read) => resolveWords(read, new YamlFile(source, "a.yaml"), schema));

test("conditions in content (if, unless) are resolved by the solutions that the firm offers", () => {
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
    const kind = group({ title: text, list: groupList(titledTextFields) });
    const list = listed.map((one) => ({ title: one, text: "Hola" }));
    assert.deepEqual(resolveFor({ solutions: [...solutions] }, source, kind), { title, list });
  }
});

test("a text with a fact that the owner does not give is left out or replaced by its next alternative, or else an error", () => {
  const kind = group({
    title: text,
    list: groupList(titledTextFields),
    names: recordWithAnyNames(text),
    deep: group({ inner: group({ text }) }).optional(),
    sellers: groupList({ title: text, note: text.optional(), text: optionalButNeeded(text) }),
  });
  const source = `title: ["Desde {since}", Hoy]
list: [{ title: Uno, text: "{since}" }, { title: Dos, text: Dos }]
names: { one: "{since}", two: Dos }
deep: { inner: { text: "{since}" } }
sellers: [{ title: Uno, text: "{since}" }, { title: Dos }, { title: Tres, note: "{since}" }]
`;
  const ageless = { since: undefined };
  assert.deepEqual(resolveFor(ageless, source, kind), {
    title: "Hoy",
    list: [{ title: "Dos", text: "Dos" }],
    names: { two: "Dos" },
    sellers: [{ title: "Dos" }, { title: "Tres" }],
  });
  assert.throws(
    () => resolveFor(ageless, source.replace(", Hoy", ""), kind),
    /^ContentError: a\.yaml:1: title: encontré solo textos que dependen de "since"/,
  );
});

test("in content, a number in braces becomes an amount of money; a tilde between words becomes a no-break space, but not in an address", () => {
  const source = "title: Son {1440000}~por mes, https://a.example/~ana\n";
  const { title } = resolveFor({}, source, group({ title: text }));
  const amount = readContentWith({}, (read) => read(region).formatExampleAmount(1_440_000));
  assert.equal(title, `Son ${amount}\u00a0por mes, https://a.example/~ana`);
});

test("a limit counts the items that this firm shows, and a schema that words cannot have is refused", () => {
  const twins = 'list: [{ if: crm, title: Con, text: "1" }, { unless: crm, title: Sin, text: "2" }]\n';
  const upTo = (most: number) =>
    group({ list: checkShown(groupList(titledTextFields), ({ length }) => length <= most, `hasta ${most}`) });
  assert.equal(resolveFor({ solutions: ["crm"] }, twins, upTo(1)).list.length, 1);
  assert.throws(() => resolveFor({}, twins, upTo(0)), /a\.yaml:1: list: encontré .*; se espera hasta 0/);
  const transformed = group({ title: text.transform((written) => written.length) });
  assert.throws(() => resolveFor({}, "title: x\n", transformed), /type pipe; expected a type of field-types/);
});
