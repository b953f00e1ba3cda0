import assert from "node:assert/strict";
import { test } from "node:test";
import { formatCheckTable } from "./table.ts";

const checkTableRows = [
  { subject: "Marca", state: "listo", detail: "Quebracho" },
  {
    subject: "Logo, íconos e imágenes para compartir",
    state: "revisar",
    detail: "uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince",
  },
] as const;

test("long cells of a table wrap within their column, and no line is wider than the given width", () => {
  const table = formatCheckTable(checkTableRows, 80).split("\n");
  assert.deepEqual(
    table.filter((line) => line.length > 80 || line !== line.trimEnd()),
    [],
  );
  assert.deepEqual(table.slice(2), [
    "Marca                  listo    Quebracho",
    "Logo, íconos e         revisar  uno dos tres cuatro cinco seis siete ocho nueve",
    "imágenes para                   diez once doce trece catorce quince",
    "compartir",
  ]);
});

test("the state of a row is styled by the given function, and a URL longer than the table's width is not split", () => {
  const address = `https://${"a".repeat(60)}.example`;
  const table = formatCheckTable(
    [{ ...checkTableRows[0], detail: address }],
    80,
    (state, text) => `<${state}:${text}>`,
  );
  assert.match(table, /<listo:listo {2}>/);
  assert.ok(table.includes(address));
});
