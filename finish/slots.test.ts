import assert from "node:assert/strict";
import { test } from "node:test";
import { createPageWithSlots } from "./build.ts";
import { createElementInSlot, renderFinishedHtml } from "./slots.ts";

test("a page's security policy is written right after its charset, before all styles and scripts, and its later styles after the first section", () => {
  const page = createPageWithSlots(
    "a.html",
    '<head><title>a</title><meta charset="utf-8"></head><body><section>b</section><p>c</p></body>',
  );
  for (const slot of [
    "boot script",
    "page script",
    "later styles",
    "styles",
    "theme colour",
    "policy",
  ] as const)
    createElementInSlot(page, slot, "meta", { name: slot });
  const html = renderFinishedHtml(page);
  const inOrder =
    /charset.*"policy".*"styles".*"theme colour".*<title>.*"boot script".*"page script".*<\/section>.*"later styles".*<p>/s;
  assert.match(html, inOrder);
});
