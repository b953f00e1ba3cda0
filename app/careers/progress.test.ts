import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { readDeliveryProgress, saveDeliveryProgress, wasDraftSent } from "./progress.ts";

const fakeStorageItems = new Map<string, string>();
const fakeLocalStorage = {
  getItem: (name: string) => fakeStorageItems.get(name) ?? null,
  setItem: (name: string, text: string) => fakeStorageItems.set(name, text),
};

/** Replaces localStorage; a getter that throws stands for blocked storage. */
const replaceLocalStorage = (get: () => unknown) =>
  Object.defineProperty(globalThis, "localStorage", { get, configurable: true });

beforeEach(() => {
  fakeStorageItems.clear();
  replaceLocalStorage(() => fakeLocalStorage);
});

const sentAt = "2026-11-23T12:00:00.000Z";

test("the delivery progress of an application is what was stored last under its id", () => {
  saveDeliveryProgress({ id: "a1", step: "sending", sentAt });
  saveDeliveryProgress({ id: "b1", step: "sending", sentAt });
  saveDeliveryProgress({ id: "a1", step: "tooLong", sentAt });
  assert.deepEqual(readDeliveryProgress("a1"), { id: "a1", step: "tooLong", sentAt });
  assert.equal(readDeliveryProgress("b1")?.step, "sending");
  assert.equal(readDeliveryProgress("c1"), undefined);
});

test("a draft counts as sent when an application whose id begins with the draft's key is stored", () => {
  saveDeliveryProgress({ id: "a1", step: "sending", sentAt });
  assert.equal(wasDraftSent("a"), true);
  assert.equal(wasDraftSent("c"), false);
  assert.equal(wasDraftSent(undefined), false);
});

test("only the delivery progress of the latest ten applications stays stored", () => {
  for (let number = 10; number < 25; number += 1)
    saveDeliveryProgress({ id: `id${number}`, step: "delivered", sentAt });
  assert.equal(readDeliveryProgress("id14"), undefined);
  assert.equal(readDeliveryProgress("id15")?.step, "delivered");
  assert.equal(JSON.parse(fakeStorageItems.get("applications") ?? "").length, 10);
});

test("stored delivery progress of an unexpected shape is ignored, and new progress is still stored", () => {
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

test("when local storage is blocked, delivery progress is kept in the page's memory", () => {
  replaceLocalStorage(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  saveDeliveryProgress({ id: "z1", step: "broken", sentAt });
  assert.equal(readDeliveryProgress("z1")?.step, "broken");
  assert.equal(wasDraftSent("z"), false);
});
