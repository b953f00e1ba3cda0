import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { findSyntaxFault } from "./syntax.ts";

const configSource = readFileSync("site.config.ts", "utf8");
const findLineNumber = (part: string) => configSource.slice(0, configSource.indexOf(part)).split("\n").length;

test("a missing comma, quote or colon, or a curly quote, in site.config.ts is reported in one line with its line number", () => {
  assert.equal(findSyntaxFault(configSource), undefined);
  const [email, locale] = ["  email:", "  locale:"].map(findLineNumber);
  for (const [what, from, to, line, expected] of [
    ["a comma", /(\n {2}email: "[^"]+"),/, "$1", email, /falta una coma/],
    ["a comma before a group", /(\n {2}locale: "[^"]+"),/, "$1", locale, /falta una coma/],
    ["a quote", /(\n {2}email: "[^"]+)"/, "$1", email, /comilla/],
    ["straight quotes", /(\n {2}email: )"([^"]+)"/, "$1“$2”", email, /comillas “ ”/],
    ["a colon", /\n {2}email:/, "\n  email", email, /./],
  ] as const) {
    const changed = configSource.replace(from, to);
    assert.notEqual(changed, configSource, what);
    const fault = findSyntaxFault(changed) ?? "";
    assert.match(fault, new RegExp(`^site\\.config\\.ts:${line}: [^\\n]+$`), what);
    assert.match(fault, expected, what);
  }
});

test("dev, build, setup, launch-check and check first check the syntax of site.config.ts, and no command has a pre or post script, which npm would skip", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  for (const command of ["dev", "build", "setup", "launch-check", "check"])
    assert.match(scripts[command], /^node setup\/syntax\.ts && /, command);
  assert.match(readFileSync(".npmrc", "utf8"), /^ignore-scripts=true$/m);
  const skipped = Object.keys(scripts).filter((name) => /^(pre|post)/.test(name));
  assert.deepEqual(skipped, []);
});
