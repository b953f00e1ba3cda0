import assert from "node:assert/strict";
import { test } from "node:test";
import { read } from "../site-content.ts";
import { writeApplicationMail } from "./application.ts";
import { careersWords } from "./words.ts";

const careersPageTexts = read(careersWords);

const texts = careersPageTexts.form;
const link = "mailto:hola@ejemplo.com?subject=Quiero%20unirme";
const write = (message: string) =>
  writeApplicationMail({ name: "Ñandú", email: "", phone: "", message }, texts, link);

test("a mail has the text, with line breaks as RFC 6068 asks and lone surrogates replaced, or a hint for a text too long", () => {
  const fits = write("Hola \ud83d");
  const expected = fits.text.replace("\ud83d", "\ufffd").replace(/\n/g, "\r\n");
  assert.deepEqual([fits.href, fits.isTooLong], [`${link}&body=${encodeURIComponent(expected)}`, false]);
  for (const message of ["a".repeat(2000), "ñ".repeat(400), "👋".repeat(200), "\n".repeat(600)])
    assert.equal(write(message).href, `${link}&body=${encodeURIComponent(texts.byMail.paste)}`);
  assert.equal(write("a".repeat(1500)).isTooLong, false);
});
