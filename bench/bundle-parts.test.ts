import assert from "node:assert/strict";
import { test } from "node:test";
import { compressed, compressedParts, glue, partOf } from "./bundle-parts.ts";

const places: [source: string, part: string][] = [
  ["../../../node_modules/react-dom/cjs/react-dom-client.production.js", "react-dom"],
  ["../../../node_modules/@tanstack/query-core/build/modern/query.js", "@tanstack/query-core"],
  ["../../../node_modules/a/node_modules/b/index.js", "b"],
  ["../../../app/ui/link.tsx", "app/ui"],
  ["../../../app/root.tsx", "app/root.tsx"],
  ["../../../app/app.css?url", "app/app.css"],
  ["../../../site.config.ts", "site.config.ts"],
  ["\0rolldown/runtime.js", glue],
];

for (const [source, part] of places) {
  test(`${JSON.stringify(source)} counts as ${part}`, () => {
    assert.equal(partOf(source), part);
  });
}

test("a file is divided where its map says, and the parts add up to the compressed file", () => {
  const code = "import'./x';first();second()";
  // VLQ: column 12 is the first source's start, eight columns on that of the second.
  const map = {
    version: 3,
    file: "a.js",
    sources: ["../app/ui/a.ts", "../node_modules/b/b.js"],
    sourcesContent: [],
    names: [],
    sourceRoot: "",
    mappings: "YAAA,QCAA",
  };
  const parts = compressedParts(code, map as never);
  assert.deepEqual([...parts.keys()], [glue, "app/ui", "b"]);
  const sum = [...parts.values()].reduce((total, bytes) => total + bytes, 0);
  assert.ok(Math.abs(sum - compressed(code)) < 1e-9);
  const alone =
    compressed("second()") / (compressed("import'./x';") + compressed("first();") + compressed("second()"));
  assert.equal(parts.get("b"), alone * compressed(code));
});
