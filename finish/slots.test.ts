import assert from "node:assert/strict";
import { test } from "node:test";
import { createPageWithSlots } from "./build.ts";
import { createElementInSlot, type PageSlotName, renderFinishedHtml } from "./slots.ts";

const samplePageHtml =
  '<!DOCTYPE html><html><head><meta charset="utf-8"><meta name="viewport" content="x"><title>a</title></head><body><main><section></section></main><p>b</p></body></html>';

test("the slots of a page's HTML are written in one fixed order, whatever the order in which they are filled", () => {
  const page = createPageWithSlots("a.html", samplePageHtml);
  for (const slot of [
    "data",
    "later styles",
    "font",
    "theme",
    "boot",
    "styles",
    "policy",
  ] satisfies PageSlotName[])
    createElementInSlot(page, slot, "meta", { name: slot.replace(" ", "-") });
  const order = [
    ...renderFinishedHtml(page).matchAll(/<(?:meta name="([\w-]+)"|meta (charset)|(title|body|section|p)>)/g),
  ];
  const names = order.map(([, ...groups]) => groups.find(Boolean)).join(" ");
  assert.equal(
    names,
    "charset policy viewport styles theme title boot body font section later-styles p data",
  );
});
