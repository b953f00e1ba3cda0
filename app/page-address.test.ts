import assert from "node:assert/strict";
import { test } from "node:test";
import { type Page, pages } from "#content/pages";
import { site } from "../site.config.ts";
import { shareWords } from "./page-address.ts";

const page = (name: string, title: string) => ({ ...pages.about, name, title }) as Page;

test("the share image has the page's name once when the title begins with it", () => {
  assert.deepEqual(shareWords(page("Drive", "Drive: archivos de todos")), {
    above: "Drive",
    title: "Archivos de todos",
  });
  assert.deepEqual(shareWords(page("Drive", "Drive para todos")), { title: "Drive para todos" });
  assert.deepEqual(shareWords(pages.home), { above: site.brand.claim, title: pages.home.title });
});
