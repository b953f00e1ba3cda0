import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { deliverOnce } from "./deliver-once.ts";

const setGlobal = (name: string, value: unknown) =>
  Object.defineProperty(globalThis, name, { value, configurable: true });

afterEach(() => setGlobal("localStorage", undefined));

test("an application is delivered once, unless its delivery failed, while its id is among the latest ten", async () => {
  setGlobal("localStorage", {});
  let deliveries = 0;
  const deliver = (id: string) =>
    deliverOnce(id, async () => {
      deliveries += 1;
    });
  const fail = () => Promise.reject(new Error("503"));
  await assert.rejects(deliverOnce("id0", fail), /503/);
  for (let number = 0; number < 11; number += 1) assert.equal(await deliver(`id${number}`), true);
  assert.deepEqual([await deliver("id1"), await deliver("id0")], [false, true]);
  assert.equal(deliveries, 12);
});
