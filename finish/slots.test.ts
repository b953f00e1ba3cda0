import assert from "node:assert/strict";
import { test } from "node:test";
import { createPage } from "./build.ts";
import { fillSlot, type PageSlot, renderFinishedHtml } from "./slots.ts";

const sampleHtml =
  '<!DOCTYPE html><html><head><meta charset="utf-8"><meta name="viewport" content="x"><title>a</title></head><body><p>b</p></body></html>';

test("the slots of a page are written in one fixed order, whatever the order in which steps fill them", () => {
  const page = createPage("a.html", sampleHtml);
  for (const slot of ["data", "font", "theme", "boot", "styles", "policy"] satisfies PageSlot[])
    fillSlot(page, slot, "meta", { name: slot });
  const order = [
    ...renderFinishedHtml(page).matchAll(/<(?:meta name="(\w+)"|meta (charset)|(title|body|p)>)/g),
  ];
  assert.equal(
    order.map(([, ...names]) => names.find(Boolean)).join(" "),
    "charset policy viewport styles theme title boot data body font p",
  );
});

test("a page without filled slots does not change, and two steps cannot fill one slot", () => {
  const page = createPage("a.html", sampleHtml);
  assert.equal(renderFinishedHtml(page), sampleHtml);
  fillSlot(page, "theme", "meta", {});
  assert.throws(() => fillSlot(page, "theme", "meta", {}), /a\.html: two steps .* "theme"/);
});
