import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { createDisposableTemporaryFolder } from "../../tests/temporary-folder.ts";
import { readOwnerText } from "./owner-files.ts";

test("a text of a Windows program is read with its byte-order mark left out, and refused by name when it is not UTF-8 or no file", () => {
  using folder = createDisposableTemporaryFolder({
    "mark.yaml": "\ufefftitle: Promoción",
    "windows-1252.md": Buffer.from("Promoción ñ", "latin1"),
    "utf-16.json": Buffer.from("\ufeff{}", "utf16le"),
    "folder.yaml/a.txt": "",
  });
  const read = (name: string) => readOwnerText(name, join(folder.path, name));
  assert.equal(read("mark.yaml"), "title: Promoción");
  for (const name of ["windows-1252.md", "utf-16.json", "missing.yaml", "folder.yaml"])
    assert.throws(() => read(name), new RegExp(`^ContentError: ${name}: `));
});
