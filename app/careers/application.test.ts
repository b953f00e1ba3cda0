import assert from "node:assert/strict";
import { test } from "node:test";
import { applicationId } from "./application.ts";

test("an application's id is the draft's key and a checksum of all its fields, for any Unicode characters", () => {
  const key = "0123456789abcdef01234567";
  const application = { name: "Ana", email: "ana@ejemplo.com", phone: "1", message: "Hola 👋" };
  const id = applicationId(key, application);
  assert.match(id, /^0123456789abcdef01234567[0-9a-f]{8}$/);
  assert.equal(applicationId(key, { ...application }), id);
  const others = [
    applicationId(key, { ...application, message: "Hola 👍" }),
    applicationId(key, { ...application, name: "Ana1", phone: "" }),
    applicationId(key, { ...application, name: "", message: "AnaHola 👋" }),
    applicationId(key, { ...application, message: "\ud800".repeat(100_000) }),
    applicationId("f".repeat(24), application),
  ];
  assert.equal(new Set([id, ...others]).size, 6);
  for (const other of others) assert.match(other, /^[0-9a-f]{32}$/);
});
