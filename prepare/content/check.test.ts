import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { checkContent, editorSchemas, unreadFiles } from "./check.ts";

test("the words of this site are in order", async () => {
  assert.deepEqual(await checkContent(), []);
});

test("a file that no page reads is told, with the name that it is like", () => {
  assert.deepEqual(
    unreadFiles(["about", "abuot"], ["about", "kaseya"]).map(({ file, nearest }) => [file, nearest]),
    [["content/abuot.yaml", "about"]],
  );
});

test("each file names the schema that editors check it by", async () => {
  await checkContent();
  const schemas = editorSchemas();
  const files = globSync("content/{,solutions/}*.yaml").map((path) => path.replaceAll("\\", "/"));
  assert.ok(files.length > 1);
  for (const path of files) {
    const [, named = ""] = /^# yaml-language-server: \$schema=(\S+)\n/.exec(readFileSync(path, "utf8")) ?? [];
    const name = path.replace(/^content\/|\.yaml$/g, "");
    assert.equal(named, `${path.includes("/solutions/") ? "../" : ""}.schemas/${name}.json`);
    const schema = schemas.get(`content/.schemas/${name}.json`);
    assert.ok(schema, path);
    assert.equal(JSON.parse(schema).additionalProperties, false, path);
    assert.equal(readFileSync(`content/.schemas/${name}.json`, "utf8"), schema);
  }
});
