// Not `test` of fixtures.ts, which opens a window for each test: these tests open no page.
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { getPageFileStem } from "../src/content/pages/page-address.ts";
import { allPageEntries, findElementsByTag, parseBuiltPage, readBuiltFile } from "../tests/built-site.ts";
import { site } from "../tests/shared-content.ts";
import { findElements, getAttribute, getDirectText } from "./dom.ts";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    // Rules of style only. React writes some names of attributes with capitals, which HTML does not distinguish.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    "no-implicit-input-type": "off",
    // With enlarged text on a narrow screen a phone number must wrap between its groups of digits.
    "tel-non-breaking": "off",
    "require-sri": [
      "error",
      { target: "crossorigin", exclude: site.analytics ? [new URL(site.analytics.src).origin] : [] },
    ],
  },
});

test("every page is valid HTML and contains each drawing that it uses", { tag: "@check" }, async () => {
  for (const { path } of allPageEntries) {
    const html = readBuiltFile(`${getPageFileStem(path)}.html`).toString();
    const { results } = await validator.validateString(html, path);
    const messages = results.flatMap((result) => result.messages);
    const faults = messages.map((one) => `${one.ruleId}: ${one.message} (${one.selector})`);
    expect.soft(faults, path).toEqual([]);
    const document = parseBuiltPage({ path });
    const ids = findElements(document).map((one) => `#${getAttribute(one, "id")}`);
    const drawings = findElementsByTag(document, "use").map((use) => getAttribute(use, "href"));
    expect(ids, path).toEqual(expect.arrayContaining(drawings));
  }
});

test("every class of a page has a rule or a script: one that Tailwind does not know would do nothing, silently", () => {
  const sources = globSync("src/**/*.{css,ts}").map((path) => readFileSync(path, "utf8"));
  const isHook = (name: string) => /^lucide/.test(name) || sources.some((text) => text.includes(`.${name}`));
  for (const page of allPageEntries) {
    const document = parseBuiltPage(page);
    const sheets = findElementsByTag(document, "style").map((style) =>
      getDirectText(style).replaceAll("\\", ""),
    );
    const classes = findElements(document).flatMap((one) => getAttribute(one, "class")?.split(/\s+/) ?? []);
    const withoutRule = [...new Set(classes)].filter(
      (name) => name && !sheets.some((css) => css.includes(`.${name}`)) && !isHook(name),
    );
    expect(withoutRule, page.path).toEqual([]);
  }
});
