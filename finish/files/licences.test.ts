import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { buildLicencesFile } from "./licences.ts";

const licenceText = readFileSync("node_modules/react/LICENSE", "utf8");
const bundledPackages = ["react", "react-dom"].map((name) => ({
  name,
  version: "1.2.3",
  identifier: "MIT",
  text: licenceText,
}));

test("licencias.txt lists each bundled package and a common licence text once; without packages an error is thrown", () => {
  const notice = `${buildLicencesFile({ bundled: bundledPackages }).get("licencias.txt")}`;
  assert.match(notice, /^react 1\.2\.3 \(MIT\)\nreact-dom 1\.2\.3 \(MIT\)\n\nMIT License/m);
  assert.equal(notice.split("Meta Platforms").length, 2);
  assert.throws(() => buildLicencesFile({ bundled: [] }), /react's licence/);
});
