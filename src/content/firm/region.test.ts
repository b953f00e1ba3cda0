import assert from "node:assert/strict";
import { test } from "node:test";
import { readContentWith } from "../../../tests/content-with.ts";
import { region } from "./region.ts";

test("examples have a city of the locale's country and round amounts in its currency, or neutral ones", () => {
  for (const [locale, city, amount] of [
    ["es-AR", "Rosario", "$ 1.440.000"],
    ["es-MX", "Puebla", "$14,400"],
    ["es-GQ", "la capital", "US$1440"],
  ] as const)
    readContentWith({ locale, address: undefined }, (read) => {
      const { regionExamples, formatExampleAmount } = read(region);
      const shown = formatExampleAmount(1_440_000).replace(/\s/g, " ");
      assert.deepEqual([regionExamples.city, shown], [city, amount], locale);
    });
});
