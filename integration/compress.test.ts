import assert from "node:assert/strict";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { createDisposableTemporaryFolder } from "../tests/temporary-folder.ts";
import { writeCompressedCopies } from "./compress.ts";

test("the Brotli and gzip copies of a page unpack to its bytes; a tiny file and a font get none", () => {
  const html = "una línea que se repite. ".repeat(50);
  using folder = createDisposableTemporaryFolder({ "a.html": html, "b.txt": "b", "c.woff2": html });
  const read = (name: string) => readFileSync(join(folder.path, name));
  const bytes = writeCompressedCopies(join(folder.path, "a.html"));
  assert.equal(bytes, statSync(join(folder.path, "a.html.br")).size);
  assert.equal(`${brotliDecompressSync(read("a.html.br"))}`, html);
  assert.equal(`${gunzipSync(read("a.html.gz"))}`, html);
  for (const name of ["b.txt", "c.woff2"]) {
    assert.equal(writeCompressedCopies(join(folder.path, name)), undefined);
    for (const ending of ["br", "gz"]) assert.ok(!existsSync(join(folder.path, `${name}.${ending}`)), name);
  }
});
