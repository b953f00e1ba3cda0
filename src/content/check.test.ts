import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { createDisposableTemporaryFolder } from "../../tests/temporary-folder.ts";
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

test("one run reports the mistakes of all files, also of those whose modules import others with mistakes", () => {
  // All but one: the menu's texts are read only after those of pages.yaml.
  const names = globSync("{words,solutions}/*.yaml", { cwd: "content" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path !== "words/pages.yaml");
  using folder = createDisposableTemporaryFolder({
    "site.yaml": readFileSync("content/site.yaml"),
    ...Object.fromEntries(names.map((name) => [name, "nada: 1\n"])),
    "news/2026-01-05-uno.md": "Hola",
    "photos/Mi foto.jpg": "x",
  });
  const print = `const { listContentProblemsAndWriteSchemas } = await import("./src/content/check.ts");
    console.log((await listContentProblemsAndWriteSchemas()).join("\\n"))`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", print], {
    encoding: "utf8",
    env: { ...process.env, CONTENT: folder.path },
  });
  assert.equal(stderr, "");
  for (const name of [...names, "news/2026-01-05-uno.md", "photos/Mi foto.jpg"])
    assert.ok(stdout.includes(`${folder.path}/${name}:`), name);
  assert.doesNotMatch(stdout, /ninguna página lee/);
});
