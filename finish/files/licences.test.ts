import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { licences } from "./licences.ts";

const text = readFileSync("node_modules/react/LICENSE", "utf8");
const bundled = ["react", "react-dom"].map((name) => ({ name, version: "1.2.3", identifier: "MIT", text }));

test("lists every bundled package, with each licence text once", () => {
  const notice = `${licences({ bundled }).get("licencias.txt")}`;
  assert.match(notice, /^react 1\.2\.3 \(MIT\)\nreact-dom 1\.2\.3 \(MIT\)\n\nMIT License/m);
  assert.equal(notice.split("Meta Platforms").length, 2);
});

test("throws when a licence text is missing", () => {
  assert.throws(() => licences({ bundled: [] }), /react's licence/);
});
