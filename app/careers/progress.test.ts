import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { readDeliveryProgress, saveDeliveryProgress, wasDraftSent } from "./progress.ts";

const fakeStorageItems = new Map<string, string>();
const fakeLocalStorage = {
  getItem: (name: string) => fakeStorageItems.get(name) ?? null,
  setItem: (name: string, text: string) => fakeStorageItems.set(name, text),
};

/** Replaces the browser's storage, also by one that is blocked. */
const replaceLocalStorage = (get: () => unknown) =>
  Object.defineProperty(globalThis, "localStorage", { get, configurable: true });

beforeEach(() => {
  fakeStorageItems.clear();
  replaceLocalStorage(() => fakeLocalStorage);
});

const sentAtTimestamp = "2026-11-23T12:00:00.000Z";

test("reads the latest state of an application, and whether any application with the key of a draft is stored", () => {
  saveDeliveryProgress({ id: "a1", step: "sending", sentAt: sentAtTimestamp });
  saveDeliveryProgress({ id: "b1", step: "sending", sentAt: sentAtTimestamp });
  saveDeliveryProgress({ id: "a1", step: "tooLong", sentAt: sentAtTimestamp });
  assert.deepEqual(readDeliveryProgress("a1"), { id: "a1", step: "tooLong", sentAt: sentAtTimestamp });
  assert.equal(readDeliveryProgress("b1")?.step, "sending");
  assert.equal(readDeliveryProgress("c1"), undefined);
  assert.equal(wasDraftSent("a"), true);
  assert.equal(wasDraftSent("c"), false);
  assert.equal(wasDraftSent(undefined), false);
});

test("stores the state of only the latest ten applications", () => {
  for (let number = 10; number < 25; number += 1)
    saveDeliveryProgress({ id: `id${number}`, step: "delivered", sentAt: sentAtTimestamp });
  assert.equal(readDeliveryProgress("id14"), undefined);
  assert.equal(readDeliveryProgress("id15")?.step, "delivered");
  assert.equal(JSON.parse(fakeStorageItems.get("applications") ?? "").length, 10);
});

test("ignores stored applications with an unexpected shape and still stores new ones", () => {
  const right = { id: "x", step: "delivered", sentAt: sentAtTimestamp };
  for (const other of [
    null,
    0,
    "x",
    [],
    {},
    { ...right, id: 1 },
    { ...right, step: "toString" },
    { ...right, step: ["delivered"] },
    { ...right, sentAt: "never" },
    { ...right, sentAt: 0 },
  ]) {
    for (const text of [JSON.stringify(other), JSON.stringify([other])]) {
      fakeStorageItems.set("applications", text);
      assert.equal(readDeliveryProgress("x"), undefined, text);
      saveDeliveryProgress({ id: "y", step: "busy", sentAt: sentAtTimestamp });
      assert.equal(readDeliveryProgress("y")?.step, "busy", text);
    }
  }
  for (const text of ["", "{", "undefined"]) {
    fakeStorageItems.set("applications", text);
    assert.equal(readDeliveryProgress("x"), undefined, text);
  }
});

test("remembers the state of an application within the page when local storage is blocked", () => {
  replaceLocalStorage(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  saveDeliveryProgress({ id: "z1", step: "broken", sentAt: sentAtTimestamp });
  assert.equal(readDeliveryProgress("z1")?.step, "broken");
  assert.equal(wasDraftSent("z"), false);
});
