import { globSync, readFileSync } from "node:fs";
// Not `test` of site-test.ts, which opens a browser for each test: these tests open no page.
import { expect, test } from "@playwright/test";
import { builtSiteFolder } from "../deploy/site-folder.ts";
import { site } from "../src/content/site.ts";
import { allPageEntries } from "./built-site.ts";
import { findHtmlFaults } from "./html-validator.ts";

test("every page is valid HTML", { tag: "@check" }, async () => {
  const files = globSync(`${builtSiteFolder}/**/*.html`);
  expect(files.length, "pages of the built site").toBe(allPageEntries.length);
  for (const file of files) {
    const faults = await findHtmlFaults(readFileSync(file, "utf8"), file, site.analytics);
    expect.soft(faults, file).toEqual([]);
  }
});
