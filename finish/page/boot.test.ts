import assert from "node:assert/strict";
import { test } from "node:test";
import { brotliCompressSync } from "node:zlib";
import { addBootScript } from "./boot.ts";

test("the boot script is one classic script of less than 2,560 bytes compressed", async () => {
  const files = new Map<string, Buffer>();
  await addBootScript({ files, pages: [] });
  const [path = "", ...others] = [...files.keys()].filter((name) => name.startsWith("assets/boot-"));
  assert.match(path, /^assets\/boot-[\w-]{8}\.js$/);
  assert.deepEqual(others, []);
  const content = files.get(path) ?? Buffer.from("");
  const bytes = brotliCompressSync(content).length;
  assert.ok(bytes < 2560, `${bytes} bytes`);
  assert.doesNotMatch(`${content}`, /^\s*(import|export)\b/m);
});
