import assert from "node:assert/strict";
import { test } from "node:test";
import { findMisnamedLogosAndTooLargeFiles, findTooLongBrandName } from "./brand-warnings.ts";

test("the build warns of a name that is too long for the header, unless a short one fits", () => {
  const find = (brand: { name: string; short?: string }) => findTooLongBrandName({ ...brand, claim: "x" });
  assert.deepEqual(find({ name: "Quebracho Sistemas", short: "Quebracho" }), []);
  assert.deepEqual(find({ name: "Quebracho Sistemas" })[0]?.field, ["brand", "name"]);
});

test("the build warns of a misnamed logo file and of a heavy file in content/", () => {
  const sizes = { "Logo.svg": 1, "logo.png": 1, "files/logo.svg": 1, "files/oficina.jpg": 4 * 1024 * 1024 };
  const accepted = { "logo.svg": 1, "logo-dark.svg": 1, "files/fotos/logo.png": 1, "files/logotipo.png": 1 };
  const problems = findMisnamedLogosAndTooLargeFiles(new Map(Object.entries({ ...sizes, ...accepted })));
  const reported = problems.map(({ file }) => file);
  const expected = Object.keys(sizes).map((path) => `content/${path}`);
  assert.deepEqual(reported, expected);
});
