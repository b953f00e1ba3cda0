import assert from "node:assert/strict";
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { writeCompressedCopies } from "./compress.ts";

test("texts get compressed copies beside them if these are smaller, pictures and fonts get none", () => {
  const folder = mkdtempSync(join(tmpdir(), "compress-"));
  const write = (name: string, content: string) => {
    writeFileSync(join(folder, name), content);
    writeCompressedCopies(join(folder, name));
    return [".br", ".gz"].map((suffix) => existsSync(join(folder, name + suffix)));
  };
  assert.deepEqual(write("long.html", "a".repeat(1000)), [true, true]);
  assert.deepEqual(write("short.txt", "a"), [false, false]);
  assert.deepEqual(write("photo.png", "a".repeat(1000)), [false, false]);
});
