import assert from "node:assert/strict";
import { test } from "node:test";
import { parseHtml } from "../dom.ts";
import { splitStyles } from "./split-styles.ts";

const testStyleSheet =
  "@layer base{b,i{x:1}}@layer components{.opening{x:2}.menu{x:3}.later{x:4}.both{x:5}}@layer utilities{.late\\:both{x:6}}@media print{.opening{x:7}}@page{margin:1mm}";

test("a page's styles are split in two sheets: the base styles and those of the first section, then all components and utilities", async () => {
  const page = parseHtml(
    '<header><dialog class="menu"></dialog></header><main><section class="opening both"></section><section class="later late:both both"></section></main>',
  );
  assert.deepEqual(await splitStyles(testStyleSheet, page), {
    opening: "@layer base{b,i{x:1}}@layer components{.opening{x:2}.both{x:5}}",
    later: testStyleSheet.slice(testStyleSheet.indexOf("@layer components")),
  });
});

test("the styles of a page with a single section are not split; a style sheet without the layer of components is refused", async () => {
  assert.equal(
    await splitStyles(testStyleSheet, parseHtml('<section class="opening"></section>')),
    undefined,
  );
  const page = parseHtml("<section></section><section></section>");
  await assert.rejects(splitStyles("b{x:1}", page), /expected the layer of components/);
});
