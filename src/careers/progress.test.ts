import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { readDeliveryProgress, saveDeliveryProgress } from "./progress.ts";

const fakeLocalStorageItems = new Map<string, string>();
Object.defineProperty(globalThis, "localStorage", {
  value: {
    getItem: (name: string) => fakeLocalStorageItems.get(name) ?? null,
    setItem: (name: string, text: string) => fakeLocalStorageItems.set(name, text),
  },
});

beforeEach(() => fakeLocalStorageItems.clear());

const sentAt = "2026-11-23T12:00:00.000Z";

test("only the delivery progress of the latest ten applications stays stored, with the last step of each", () => {
  for (let number = 10; number < 25; number += 1)
    for (const step of ["sending", "delivered"] as const)
      saveDeliveryProgress({ id: `id${number}`, step, sentAt });
  assert.equal(readDeliveryProgress("id14"), undefined);
  assert.deepEqual(readDeliveryProgress("id15"), { id: "id15", step: "delivered", sentAt });
});
