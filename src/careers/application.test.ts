import assert from "node:assert/strict";
import { test } from "node:test";
import { writeApplicationMail } from "./application.ts";
import { careersPageTexts } from "./words.ts";

const texts = careersPageTexts.form;
const link = "mailto:hola@ejemplo.com?subject=Quiero%20unirme";
const write = (message: string) =>
  writeApplicationMail({ name: "Ñandú", email: "", phone: "", message }, texts, link);

test("a mail has the application's text, with line breaks as RFC 6068 asks and lone surrogates replaced", () => {
  const { href, text, isTooLong } = write("Hola \ud83d");
  assert.equal(
    href,
    `${link}&body=${encodeURIComponent(text.replace("\ud83d", "\ufffd").replace(/\n/g, "\r\n"))}`,
  );
  assert.equal(isTooLong, false);
});

test("a text that would make the address longer than Windows accepts gives way to the hint", () => {
  for (const message of ["a".repeat(2000), "ñ".repeat(400), "👋".repeat(200), "\n".repeat(600)]) {
    const { href, isTooLong } = write(message);
    assert.equal(href, `${link}&body=${encodeURIComponent(texts.byMail.paste)}`, message.slice(0, 5));
    assert.equal(isTooLong, true);
  }
  assert.equal(write("a".repeat(1500)).isTooLong, false);
});
