import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { findSyntaxFault } from "./syntax.ts";

const source = readFileSync("site.config.ts", "utf8");
const lineOf = (part: string) => source.slice(0, source.indexOf(part)).split("\n").length;

test("a missing comma or quote in site.config.ts is reported in one line with its line number", () => {
  assert.equal(findSyntaxFault(source), undefined);
  for (const [what, from, to, line, expected] of [
    ["a comma", /(\n {2}email: "[^"]+"),/, "$1", lineOf("  email:"), /falta una coma/],
    ["a comma before a group", /(\n {2}locale: "[^"]+"),/, "$1", lineOf("  locale:"), /falta una coma/],
    ["a quote", /(\n {2}email: "[^"]+)"/, "$1", lineOf("  email:"), /comilla/],
    ["a colon", /\n {2}email:/, "\n  email", lineOf("  email:"), /./],
  ] as const) {
    const changed = source.replace(from, to);
    assert.notEqual(changed, source, what);
    const fault = findSyntaxFault(changed) ?? "";
    assert.match(fault, new RegExp(`^site\\.config\\.ts:${line}: [^\\n]+$`), what);
    assert.match(fault, expected, what);
  }
});
