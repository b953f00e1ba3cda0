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

const sentAt = "2026-11-23T12:00:00.000Z";

test("the latest stored state of an application is read, and whether any application with the key of a draft is stored", () => {
  saveDeliveryProgress({ id: "a1", step: "sending", sentAt });
  saveDeliveryProgress({ id: "b1", step: "sending", sentAt });
  saveDeliveryProgress({ id: "a1", step: "tooLong", sentAt });
  assert.deepEqual(readDeliveryProgress("a1"), { id: "a1", step: "tooLong", sentAt });
  assert.equal(readDeliveryProgress("b1")?.step, "sending");
  assert.equal(readDeliveryProgress("c1"), undefined);
  assert.equal(wasDraftSent("a"), true);
  assert.equal(wasDraftSent("c"), false);
  assert.equal(wasDraftSent(undefined), false);
});

test("only the states of the latest ten applications stay stored", () => {
  for (let number = 10; number < 25; number += 1)
    saveDeliveryProgress({ id: `id${number}`, step: "delivered", sentAt });
  assert.equal(readDeliveryProgress("id14"), undefined);
  assert.equal(readDeliveryProgress("id15")?.step, "delivered");
  assert.equal(JSON.parse(fakeStorageItems.get("applications") ?? "").length, 10);
});

test("stored applications with an unexpected shape are ignored, and new applications are still stored", () => {
  const right = { id: "x", step: "delivered", sentAt };
  const others = [
    ...[null, 0, "x", [], {}, { ...right, id: 1 }, { ...right, sentAt: "never" }, { ...right, sentAt: 0 }],
    ...[
      { ...right, step: "toString" },
      { ...right, step: ["delivered"] },
    ],
  ];
  const stored = others.flatMap((other) => [JSON.stringify(other), JSON.stringify([other])]);
  for (const text of ["", "{", "undefined", ...stored]) {
    fakeStorageItems.set("applications", text);
    assert.equal(readDeliveryProgress("x"), undefined, text);
    saveDeliveryProgress({ id: "y", step: "busy", sentAt });
    assert.equal(readDeliveryProgress("y")?.step, "busy", text);
  }
});

test("when local storage is blocked, the state of an application is kept in the page's memory", () => {
  replaceLocalStorage(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  saveDeliveryProgress({ id: "z1", step: "broken", sentAt });
  assert.equal(readDeliveryProgress("z1")?.step, "broken");
  assert.equal(wasDraftSent("z"), false);
});
