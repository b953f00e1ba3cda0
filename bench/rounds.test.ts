import assert from "node:assert/strict";
import { test } from "node:test";
import { inTurns } from "./rounds.ts";

test("things are measured in turns and each figure has its own median", async () => {
  const order: string[] = [];
  const figures: Record<string, { first: number; last: number }[]> = {
    a: [
      { first: 3, last: 10 },
      { first: 1, last: 30 },
      { first: 2, last: 20 },
    ],
    b: [
      { first: 7, last: 7 },
      { first: 9, last: 9 },
      { first: 8, last: 1 },
    ],
  };
  const result = await inTurns(["a", "b"], 3, async (name, round) => {
    order.push(`${name}${round}`);
    const measured = figures[name]?.[round - 1];
    assert.ok(measured);
    return measured;
  });
  assert.deepEqual(order, ["a1", "b1", "a2", "b2", "a3", "b3"]);
  assert.deepEqual(result.get("a"), { first: 2, last: 20 });
  assert.deepEqual(result.get("b"), { first: 8, last: 7 });
});
