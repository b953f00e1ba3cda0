import assert from "node:assert/strict";
import { test } from "node:test";
import { median } from "./median.ts";

test("the middle of an odd count, by size and not by place or by text", () => {
  assert.equal(median([900, 1000, 20]), 900);
  assert.equal(median([7]), 7);
});

test("the mean of the middle two of an even count", () => {
  assert.equal(median([1, 100, 3, 2]), 2.5);
});

test("the values stay in their order", () => {
  const values = [3, 1, 2];
  median(values);
  assert.deepEqual(values, [3, 1, 2]);
});

test("there is no median of nothing", () => {
  assert.throws(() => median([]), RangeError);
});
