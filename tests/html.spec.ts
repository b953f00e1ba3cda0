import { globSync, readFileSync } from "node:fs";
import { HtmlValidate } from "html-validate";
import { allPages } from "./built-site.ts";
import { expect, test } from "./site-test.ts";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    // Ways of writing the same document; the serializer has its own, which the HTML standard gives.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    // A field without a type is a text field.
    "no-implicit-input-type": "off",
    // With enlarged text on a narrow screen a number has to break, and it does between its groups.
    "tel-non-breaking": "off",
  },
});

const files = globSync("build/site/*.html");

test("there are pages to validate", () => {
  expect(files.length).toBe(allPages.length);
});

for (const file of files) {
  test(`${file} is valid`, { tag: "@check" }, async () => {
    const { results } = await validator.validateString(readFileSync(file, "utf8"), file);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(faults).toEqual([]);
  });
}

test("the validator sees what is wrong", async () => {
  const wrong =
    "<!doctype html><html lang='es'><head><title>a</title></head><body><p><div></div></p></body></html>";
  expect((await validator.validateString(wrong, "wrong.html")).valid).toBe(false);
});
