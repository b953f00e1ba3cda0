import assert from "node:assert/strict";
import { test } from "node:test";
import { applicationId } from "./application.ts";

const key = "0123456789abcdef01234567";
const application = { name: "Ana", email: "ana@ejemplo.com", phone: "1", message: "Hola 👋" };

test("the same text of the same draft has the same id, of 32 hexadecimal digits", () => {
  assert.match(applicationId(key, application), /^0123456789abcdef01234567[0-9a-f]{8}$/);
  assert.equal(applicationId(key, { ...application }), applicationId(key, application));
});

test("another letter, the same letters in other fields, and another draft have other ids", () => {
  const ids = [
    applicationId(key, application),
    applicationId(key, { ...application, message: "Hola 👍" }),
    applicationId(key, { ...application, name: "Ana1", phone: "" }),
    applicationId(key, { ...application, name: "", message: "AnaHola 👋" }),
    applicationId("f".repeat(24), application),
  ];
  assert.equal(new Set(ids).size, ids.length);
});

test("the checksum is FNV-1a, whatever the characters: lone surrogates, long texts", () => {
  const plain = { name: "", email: "", phone: "", message: "" };
  // Taken from a second implementation, in Python.
  assert.equal(applicationId("", plain), "f2c2a84b");
  assert.match(applicationId("", { ...plain, message: "\ud800".repeat(100_000) }), /^[0-9a-f]{8}$/);
});
