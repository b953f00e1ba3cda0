import assert from "node:assert/strict";
import { test } from "node:test";
import { fixedPageEntries, type PageEntry } from "#content/pages";
import { site } from "../site.config.ts";
import { getShareImageTexts } from "./page-address.ts";

test("the share image does not repeat the page's name when the title begins with it; for the home page it has the claim above the title", () => {
  const textsFor = (title: string) =>
    getShareImageTexts({ ...fixedPageEntries.about, name: "Drive", title } as PageEntry);
  assert.deepEqual(textsFor("Drive: archivos de todos"), { above: "Drive", title: "Archivos de todos" });
  assert.deepEqual(textsFor("Drive para todos"), { title: "Drive para todos" });
  assert.deepEqual(getShareImageTexts(fixedPageEntries.home), {
    above: site.brand.claim,
    title: fixedPageEntries.home.title,
  });
});
