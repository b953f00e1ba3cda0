import assert from "node:assert/strict";
import { PassThrough } from "node:stream";
import { test } from "node:test";
import { alignedTable, markdownTable, type Table } from "./table.ts";

const table: Table = {
  head: ["page", "first\npaint", "bytes"],
  rows: [
    [{ text: "/" }, { text: "1.05" }, { text: "9" }],
    [{ text: "/crm" }, { text: "12.40", over: true }, { text: "12345" }],
  ],
};

test("columns are aligned, plain where colours are not wanted, and say what is over its limit", () => {
  assert.deepEqual(alignedTable(table, new PassThrough()).split("\n"), [
    "        first",
    "page    paint  bytes",
    "/        1.05      9",
    "/crm  12.40 !  12345",
  ]);
});

test("in Markdown headings are on one line and figures over their limit bold", () => {
  assert.deepEqual(markdownTable(table).split("\n"), [
    "| page | first paint | bytes |",
    "| --- | ---: | ---: |",
    "| / | 1.05 | 9 |",
    "| /crm | **12.40 !** | 12345 |",
  ]);
});
