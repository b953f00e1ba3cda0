import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { buildJsonSchemaFiles, checkContentAndWriteSchemas, findUnknownContentFiles } from "./check.ts";

test("the content of this site is valid", async () => {
  assert.deepEqual(await checkContentAndWriteSchemas(), []);
});

test("a content file with an unknown name is reported with the nearest known name", () => {
  const found = findUnknownContentFiles(["about", "abuot"], ["about", "kaseya"]);
  assert.partialDeepStrictEqual(found, [{ file: "content/abuot.yaml", nearest: "about" }]);
  assert.equal(found.length, 1);
});

test("each content file names its generated JSON Schema, which allows no unknown keys", async () => {
  await checkContentAndWriteSchemas();
  const schemas = buildJsonSchemaFiles();
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
