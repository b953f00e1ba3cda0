import assert from "node:assert/strict";
import { test } from "node:test";
import { hasSampleTextsAndFont, sampleTestSkipReason } from "../../tests/sample.ts";
import { findMisnamedLogosAndTooLargeFiles, findTooWideBrandName } from "./brand-warnings.ts";

test("the build warns of a brand name too wide for the header, with about how many letters fit", {
  skip: !hasSampleTextsAndFont && sampleTestSkipReason,
}, async () => {
  const find = (brand: { name: string; short?: string }) => findTooWideBrandName({ ...brand, claim: "x" });
  assert.deepEqual(await find({ name: "Quebracho Sistemas", short: "Quebracho" }), []);
  const [problem] = await find({ name: "Quebracho Sistemas" });
  assert.equal(problem?.field, "brand.name");
  assert.match(`${problem?.expected}`, /hasta unas \d+ letras/);
});

test("the build warns of a misnamed logo file and of a heavy file in content/", () => {
  const sizes = { "Logo.svg": 1, "logo.png": 1, "files/logo.svg": 1, "files/oficina.jpg": 4 * 1024 * 1024 };
  const accepted = { "logo.svg": 1, "logo-dark.svg": 1, "files/fotos/logo.png": 1, "files/logotipo.png": 1 };
  const problems = findMisnamedLogosAndTooLargeFiles(new Map(Object.entries({ ...sizes, ...accepted })));
  const reported = problems.map(({ file }) => file);
  const expected = Object.keys(sizes).map((path) => `content/${path}`);
  assert.deepEqual(reported, expected);
});
