import assert from "node:assert/strict";
import { test } from "node:test";
import { buildApplicationId } from "./application.ts";

test("an application's id is the draft's key and a checksum that changes with its texts", () => {
  const key = "0123456789abcdef01234567";
  const application = { name: "Ana", email: "ana@ejemplo.com", phone: "1", message: "Hola 👋" };
  const id = buildApplicationId(key, application);
  assert.match(id, /^0123456789abcdef01234567[0-9a-f]{8}$/);
  assert.equal(buildApplicationId(key, { ...application }), id);
  for (const change of [{ message: "Hola 👍" }, { name: "Ana1", phone: "" }])
    assert.notEqual(buildApplicationId(key, { ...application, ...change }), id);
});
