import assert from "node:assert/strict";
import { test } from "node:test";
import { formatCheckTable } from "./table.ts";

test("long cells of a table wrap within their column, and no line is wider than the given width", () => {
  const subject = "Logo, íconos e imágenes para compartir";
  const detail = "uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince";
  const table = formatCheckTable([{ subject, state: "revisar", detail }], 80).split("\n");
  assert.ok(table.every((line) => line.length <= 80 && line === line.trimEnd()));
  assert.deepEqual(table.slice(2), [
    "Logo, íconos e         revisar  uno dos tres cuatro cinco seis siete ocho nueve",
    "imágenes para                   diez once doce trece catorce quince",
    "compartir",
  ]);
});

test("the state of a row is styled by the given function, and a URL longer than the table's width is not split", () => {
  const row = { subject: "Marca", state: "listo", detail: `https://${"a".repeat(60)}.example` } as const;
  const table = formatCheckTable([row], 80, (state, text) => `<${state}:${text}>`);
  assert.match(table, /<listo:listo {2}>/);
  assert.ok(table.includes(row.detail));
});
