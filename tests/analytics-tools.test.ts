import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { parse } from "yaml";
import { site } from "../src/content/site.ts";
import { listSiteProblems } from "../src/content/site-schema.ts";

test("the settings of analytics tools in docs/guia.md and docs/analytics.md are accepted in content/site.yaml", () => {
  const files = ["docs/guia.md", "docs/analytics.md"];
  const texts = files.map((path) => readFileSync(path, "utf8")).join("\n");
  const blocks = Array.from(texts.matchAll(/```yaml\n([\s\S]*?)```/g), ([, code = ""]) => code);
  // A block may have several examples, each with the same key, which a YAML file may have once.
  const examples = blocks
    .flatMap((code) => code.split(/^(?=analytics:)/m))
    .filter((code) => /^analytics:/.test(code));
  const hosts = examples.map((example) => {
    const { analytics } = parse(example);
    assert.deepEqual(listSiteProblems({ ...site, analytics }, "content/site.yaml"), [], example);
    return new URL(analytics.src).host;
  });
  assert.deepEqual(hosts, ["plausible.io", "plausible.io", "stats.example.com", "www.googletagmanager.com"]);
});
