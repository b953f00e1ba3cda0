import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import {
  buildJsonSchemaFiles,
  findUnknownContentFiles,
  listContentProblemsAndWriteSchemas,
} from "./check.ts";

test("a content file with an unknown name is reported with the nearest known name", () => {
  const found = findUnknownContentFiles(["about", "abuot"], ["about", "kaseya"]);
  assert.equal(found.length, 1);
  assert.partialDeepStrictEqual(found, [{ file: "content/abuot.yaml", nearest: "about" }]);
});

test("the first line of each content file names the file's JSON Schema, by which code editors check and complete it", async () => {
  await listContentProblemsAndWriteSchemas();
  const schemas = buildJsonSchemaFiles();
  for (const path of globSync("content/{,solutions/}*.yaml").map((one) => one.replaceAll("\\", "/"))) {
    const name = path.replace(/^content\/|\.yaml$/g, "");
    const address = `${name.includes("/") ? "../" : ""}.schemas/${name}.json`;
    const [firstLine] = readFileSync(path, "utf8").split("\n");
    assert.equal(firstLine, `# yaml-language-server: $schema=${address}`, path);
    assert.ok(schemas.has(`content/.schemas/${name}.json`), path);
  }
});
