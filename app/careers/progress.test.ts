import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { readProgress, saveProgress, wasSent } from "./progress.ts";

const storedItems = new Map<string, string>();
const fakeLocalStorage = {
  getItem: (name: string) => storedItems.get(name) ?? null,
  setItem: (name: string, text: string) => storedItems.set(name, text),
};

/** Replaces the browser's storage, also by one that is blocked. */
const replaceLocalStorage = (get: () => unknown) =>
  Object.defineProperty(globalThis, "localStorage", { get, configurable: true });

beforeEach(() => {
  storedItems.clear();
  replaceLocalStorage(() => fakeLocalStorage);
});

const sentAt = "2026-11-23T12:00:00.000Z";

test("reads the latest state of an application, and whether any application with the key of a draft is stored", () => {
  saveProgress({ id: "a1", step: "sending", sentAt });
  saveProgress({ id: "b1", step: "sending", sentAt });
  saveProgress({ id: "a1", step: "tooLong", sentAt });
  assert.deepEqual(readProgress("a1"), { id: "a1", step: "tooLong", sentAt });
  assert.equal(readProgress("b1")?.step, "sending");
  assert.equal(readProgress("c1"), undefined);
  assert.equal(wasSent("a"), true);
  assert.equal(wasSent("c"), false);
  assert.equal(wasSent(undefined), false);
});

test("stores the state of only the latest ten applications", () => {
  for (let number = 10; number < 25; number += 1)
    saveProgress({ id: `id${number}`, step: "delivered", sentAt });
  assert.equal(readProgress("id14"), undefined);
  assert.equal(readProgress("id15")?.step, "delivered");
  assert.equal(JSON.parse(storedItems.get("applications") ?? "").length, 10);
});

test("ignores stored applications with an unexpected shape and still stores new ones", () => {
  const right = { id: "x", step: "delivered", sentAt };
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
      storedItems.set("applications", text);
      assert.equal(readProgress("x"), undefined, text);
      saveProgress({ id: "y", step: "busy", sentAt });
      assert.equal(readProgress("y")?.step, "busy", text);
    }
  }
  for (const text of ["", "{", "undefined"]) {
    storedItems.set("applications", text);
    assert.equal(readProgress("x"), undefined, text);
  }
});

test("remembers the state of an application within the page when local storage is blocked", () => {
  replaceLocalStorage(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  saveProgress({ id: "z1", step: "broken", sentAt });
  assert.equal(readProgress("z1")?.step, "broken");
  assert.equal(wasSent("z"), false);
});
