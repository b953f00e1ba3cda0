import assert from "node:assert/strict";
import { test } from "node:test";
import { brotliCompressSync } from "node:zlib";
import { boot } from "./boot.ts";

test("the boot script is one small classic script", async () => {
  const files = new Map<string, Buffer>();
  await boot({ files, sheet: { path: "assets/a.css", css: "" } });
  const [[path, content] = ["", ""], ...others] = files;
  assert.match(path, /^assets\/boot-[\w-]{8}\.js$/);
  assert.deepEqual(others, []);
  const bytes = brotliCompressSync(content).length;
  assert.ok(bytes < 2048, `${bytes} bytes`);
  assert.doesNotMatch(`${content}`, /^\s*(import|export)\b/m);
});
