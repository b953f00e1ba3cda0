import { globSync, readFileSync } from "node:fs";
import { site } from "#site";
import { allPages } from "./built-site.ts";
import { htmlFaults } from "./html-validator.ts";
import { expect, test } from "./site-test.ts";

const files = globSync("build/site/**/*.html");

test("there are pages to validate", () => {
  expect(files.length).toBe(allPages.length);
});

for (const file of files) {
  test(`${file} is valid`, { tag: "@check" }, async () => {
    expect(await htmlFaults(readFileSync(file, "utf8"), file, site.analytics)).toEqual([]);
  });
}

test("the validator sees what is wrong", async () => {
  const wrong =
    "<!doctype html><html lang='es'><head><title>a</title></head><body><p><div></div></p></body></html>";
  expect(await htmlFaults(wrong, "wrong.html", undefined)).not.toEqual([]);
});
