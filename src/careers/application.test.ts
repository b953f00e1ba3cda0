import assert from "node:assert/strict";
import { test } from "node:test";
import { addMailText } from "./application.ts";

const link = "mailto:hola@ejemplo.com?subject=Quiero%20unirme";

test("a mail has the application's text, with line breaks as RFC 6068 asks and lone surrogates replaced", () => {
  const { href, isTooLong } = addMailText(link, "Ñandú\nHola \ud83d", "Pega aquí.");
  assert.equal(href, `${link}&body=${encodeURIComponent("Ñandú\r\nHola \ufffd")}`);
  assert.equal(isTooLong, false);
});

test("a text that would make the address longer than Windows accepts gives way to the hint", () => {
  for (const text of ["a".repeat(2000), "ñ".repeat(400), "👋".repeat(200), "\n".repeat(600)]) {
    const { href, isTooLong } = addMailText(link, text, "Pega aquí.");
    assert.equal(href, `${link}&body=Pega%20aqu%C3%AD.`, text.slice(0, 5));
    assert.equal(isTooLong, true);
  }
  assert.equal(addMailText(link, "a".repeat(1700), "Pega aquí.").isTooLong, false);
});
