import assert from "node:assert/strict";
import { test } from "node:test";
import { type Page, pages } from "#content/pages";
import { site } from "../site.config.ts";
import { getShareImageTexts } from "./page-address.ts";

const createTestPage = (name: string, title: string) => ({ ...pages.about, name, title }) as Page;

test("the share image does not repeat the page's name when the title begins with it; for the home page it has the claim above the title", () => {
  assert.deepEqual(getShareImageTexts(createTestPage("Drive", "Drive: archivos de todos")), {
    above: "Drive",
    title: "Archivos de todos",
  });
  assert.deepEqual(getShareImageTexts(createTestPage("Drive", "Drive para todos")), {
    title: "Drive para todos",
  });
  assert.deepEqual(getShareImageTexts(pages.home), { above: site.brand.claim, title: pages.home.title });
});
