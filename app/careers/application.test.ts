import assert from "node:assert/strict";
import { test } from "node:test";
import { buildApplicationId } from "./application.ts";

test("an application's id is the draft's key and a checksum that changes with the application's texts", () => {
  const key = "0123456789abcdef01234567";
  const application = { name: "Ana", email: "ana@ejemplo.com", phone: "1", message: "Hola 👋" };
  const id = buildApplicationId(key, application);
  assert.match(id, /^0123456789abcdef01234567[0-9a-f]{8}$/);
  assert.equal(buildApplicationId(key, { ...application }), id);
  const others = [
    buildApplicationId(key, { ...application, message: "Hola 👍" }),
    buildApplicationId(key, { ...application, name: "Ana1", phone: "" }),
    buildApplicationId(key, { ...application, name: "", message: "AnaHola 👋" }),
    buildApplicationId(key, { ...application, message: "\ud800".repeat(100_000) }),
    buildApplicationId("f".repeat(24), application),
  ];
  assert.equal(new Set([id, ...others]).size, 6);
  for (const other of others) assert.match(other, /^[0-9a-f]{32}$/);
});
