import assert from "node:assert/strict";
import { test } from "node:test";
import { newPage } from "../build.ts";
import { finishedHtml } from "../slots.ts";
import { drawings } from "./drawings.ts";

test("a drawing loses its name space and its library's names, and keeps its own", () => {
  const page = newPage(
    "a.html",
    '<html><head></head><body><svg xmlns="http://www.w3.org/2000/svg" class="lucide lucide-x size-6" width="24"><path d="M0 0"/></svg><p class="lucide">x</p></body></html>',
  );
  drawings()(page);
  const html = finishedHtml(page);
  assert.match(html, /<svg class="size-6" width="24"><path d="M0 0"><\/path><\/svg><p class="lucide">/);
});
