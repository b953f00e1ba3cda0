import assert from "node:assert/strict";
import { test } from "node:test";
import { fixedPageEntries, type PageEntry } from "./pages.ts";
import { site } from "../../site.config.ts";
import { getShareImageTexts } from "./page-address.ts";

test("a share image has the page's name above the title only if the title begins with that name and a colon", () => {
  const textsFor = (title: string) =>
    getShareImageTexts({ ...fixedPageEntries.about, name: "Drive", title } as PageEntry);
  assert.deepEqual(textsFor("Drive: archivos de todos"), { above: "Drive", title: "Archivos de todos" });
  assert.deepEqual(textsFor("Drive para todos"), { title: "Drive para todos" });
});

test("the share image of the home page has the brand's claim above the title", () => {
  assert.deepEqual(getShareImageTexts(fixedPageEntries.home), {
    above: site.brand.claim,
    title: fixedPageEntries.home.title,
  });
});
