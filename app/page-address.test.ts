import assert from "node:assert/strict";
import { test } from "node:test";
import { fixedPageEntries, type PageEntry } from "#content/pages";
import { site } from "../site.config.ts";
import { getShareImageTexts } from "./page-address.ts";

test("a share image shows the page's name once, also when the title begins with that name", () => {
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
