import assert from "node:assert/strict";
import { test } from "node:test";
import { parseOwnerJson } from "./json.ts";

test("each syntax error in JSON is reported with its line and how to correct it", () => {
  for (const [what, text, line, expected] of [
    ["a comma that is missing", '{\n  "a": 1\n\n  "b": 2\n}', 2, /falta una coma/],
    ["a comma between the last and the end", '{\n  "a": 1,\n}', 3, /sobra la coma/],
    ["a name without quotes", "{\n  a: 1\n}", 2, /comillas dobles/],
    ["a name in single quotes", "{\n  'a': 1\n}", 2, /comillas dobles/],
    ["a value without quotes", '{\n  "a": 1,\n  "b": hola\n}', 3, /va un texto entre comillas dobles/],
    ["no colon", '{\n  "a" 1\n}', 2, /dos puntos/],
    ["a text that does not end in its line", '{\n  "a": "x\n}', 2, /comilla que cierra/],
    ["a brace that does not close", '{\n  "a": {\n    "b": 1\n', 3, /cerrar la llave/],
    ["nothing", "", 1, /termina antes/],
    ["more after the end", "{\n}\n{", 3, /después de la última llave/],
    ["a backslash", '{\n  "a": "C:\\Users"\n}', 2, /\\\\/],
  ] as const) {
    const found = parseOwnerJson(text);
    assert.ok("fault" in found, what);
    assert.equal(found.line, line, `${what}: ${found.fault}`);
    assert.match(found.fault, expected, what);
  }
});
