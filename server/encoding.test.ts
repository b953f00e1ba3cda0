import assert from "node:assert/strict";
import { test } from "node:test";
import { type ContentCoding, chooseContentCoding, maxListHeaderLength } from "./encoding.ts";

/** Values of Accept-Encoding with the coding that is chosen, by default among Brotli, gzip and the plain file. */
const codingCases: [header: string | undefined, expected: ContentCoding, available?: object][] = [
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["x-gzip", "gzip"],
  ["GZIP", "gzip"],
  ["*", "br"],
  ["br;q=0, *", "gzip"],
  ["br;q=0.5, gzip;q=0.8", "gzip"],
  ["br;q=0, gzip;q=0.000", "identity"],
  ["gzip;q=0.5, identity", "identity"],
  ["gzip;q=0.5, identity;q=0.5", "gzip"],
  ["identity;q=0, gzip;q=0.1", "gzip"],
  ["identity;q=0.5, *;q=0", "identity"],
  ["br;q=2, gzip;q=x", "identity"],
  // Nothing is acceptable: the plain file is the default.
  ["identity;q=0, *;q=0", "identity"],
  ["identity;q=0, br", "identity", { identity: true }],
  ["br, gzip", "gzip", { gzip: true, identity: true }],
  [`br${",".repeat(maxListHeaderLength - 2)}`, "br"],
  // A header over the maximum length counts as missing.
  [`br${",".repeat(maxListHeaderLength)}`, "identity"],
];

test("the available coding with the highest weight in Accept-Encoding is chosen, Brotli before gzip at the same weight, and the plain file when none is acceptable", () => {
  for (const [header, expected, available = { br: true, gzip: true, identity: true }] of codingCases)
    assert.deepEqual([header, chooseContentCoding(header, available)], [header, expected]);
});
