import assert from "node:assert/strict";
import { test } from "node:test";
import { readContentWith } from "../../../tests/content-with.ts";
import { facts } from "../texts/facts.ts";

test("examples have a city of the locale's country and round amounts in its currency, or neutral ones", () => {
  for (const [locale, city, amount] of [
    ["es-AR", "Rosario", "$ 1.440.000"],
    ["es-MX", "Puebla", "$14,400"],
    ["es-GQ", "la capital", "US$1440"],
  ] as const)
    readContentWith({ locale, address: undefined }, (read) => {
      const { byName, formatExampleAmount } = read(facts);
      const shown = formatExampleAmount(1_440_000).replace(/\s/g, " ");
      assert.deepEqual([byName.city, shown], [city, amount], locale);
    });
});
