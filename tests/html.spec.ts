import { globSync, readFileSync } from "node:fs";
// Not `test` of site-test.ts, which opens a browser for each test: this test opens no page.
import { expect, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { builtSiteFolder } from "../deploy/site-folder.ts";
import { site } from "../src/content/site.ts";
import { allPageEntries } from "./built-site.ts";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    // Rules of style only. React writes some names of attributes with capitals, which HTML does not distinguish.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    // The default type of an input is text.
    "no-implicit-input-type": "off",
    // With enlarged text on a narrow screen a phone number must wrap between its groups of digits.
    "tel-non-breaking": "off",
    "require-sri": [
      "error",
      { target: "crossorigin", exclude: site.analytics ? [new URL(site.analytics.src).origin] : [] },
    ],
  },
});

test("every page is valid HTML", { tag: "@check" }, async () => {
  const files = globSync(`${builtSiteFolder}/**/*.html`);
  expect(files.length, "pages of the built site").toBe(allPageEntries.length);
  for (const file of files) {
    const { results } = await validator.validateString(readFileSync(file, "utf8"), file);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect.soft(faults, file).toEqual([]);
  }
});
