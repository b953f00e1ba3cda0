import assert from "node:assert/strict";
import { test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressFile } from "./compress.ts";

test("the Brotli and gzip copies of a page unpack to its bytes", () => {
  const content = Buffer.from("una línea que se repite. ".repeat(50));
  const compressed = compressFile("a.html", content);
  assert.deepEqual(brotliDecompressSync(compressed.get("a.html.br") ?? ""), content);
  assert.deepEqual(gunzipSync(compressed.get("a.html.gz") ?? ""), content);
});
