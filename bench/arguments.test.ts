import assert from "node:assert/strict";
import { test } from "node:test";
import { readArguments } from "./arguments.ts";

const read = (...args: string[]) => readArguments(args, ["/", "/crm"]);

test("without arguments: five runs, the usual slowdown, every page, both tables, nothing written", () => {
  assert.deepEqual(read(), { slowdowns: [4], runs: 5, paths: [], only: undefined, write: false });
});

test("what is given counts, repeated or not", () => {
  assert.deepEqual(read("--cpu", "4", "--cpu=12", "--runs", "3", "--write"), {
    slowdowns: [4, 12],
    runs: 3,
    paths: [],
    only: undefined,
    write: true,
  });
  assert.deepEqual(read("--page", "/crm", "--page=/", "--only", "real"), {
    slowdowns: [4],
    runs: 5,
    paths: ["/crm", "/"],
    only: "real",
    write: false,
  });
});

const faults: [args: string[], named: RegExp][] = [
  [["--runs", "0"], /^--runs: found "0"/],
  [["--runs", "2.5"], /^--runs: found "2\.5"/],
  [["--runs", "many"], /^--runs: found "many"/],
  [["--runs"], /--runs/],
  [["--cpu", "-4"], /--cpu/],
  [["--cpu", "0.5"], /^--cpu: found "0\.5"/],
  [["--cpu", ""], /^--cpu: found ""/],
  [["--page", "crm"], /^--page: found "crm", expected one of \/, \/crm$/],
  [["--only", "paint"], /^--only: found "paint"/],
  [["--write", "--page", "/crm"], /^--write /],
  [["--write", "--only", "real"], /^--write /],
  [["--fast"], /--fast/],
  [["/crm"], /\/crm/],
];

for (const [args, named] of faults) {
  test(`one line tells what is wrong with ${args.join(" ")}`, () => {
    assert.throws(
      () => read(...args),
      ({ message }: Error) => named.test(message) && !message.includes("\n") && message.length < 220,
    );
  });
}
