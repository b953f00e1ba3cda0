import assert from "node:assert/strict";
import { test } from "node:test";
import type * as Region from "../app/region.ts";
import { createVariantImporter } from "./content-with.ts";

const importRegionWith = (values: object) => createVariantImporter(values)<typeof Region>("app/region.ts");

test("the examples for six locales have a city of the country and round amounts in its currency", async () => {
  for (const [locale, city, amount, small] of [
    ["es-AR", "Rosario", "$ 1.440.000", "$ 48.000"],
    ["es-MX", "Puebla", "$14,400", "$480"],
    ["es-PY", "Encarnación", "Gs. 7.200.000", "Gs. 240.000"],
    ["es-CO", "Cali", "$ 3.600.000", "$ 120.000"],
    ["es-EC", "Cuenca", "$1.440", "$48"],
    ["es-GQ", "la capital", "US$1440", "US$48"],
  ] as const) {
    const region = await importRegionWith({ locale, address: undefined });
    const amounts = [1_440_000, 48_000].map((one) => region.formatExampleAmount(one).replace(/\s/g, " "));
    assert.deepEqual([region.regionExamples.city, ...amounts], [city, amount, small], locale);
  }
});

test("the owner's own examples are used before those of the address's country, and these before those of the locale's country", async () => {
  const address = { street: "x", city: "x", country: "MX" };
  const { regionExamples: region } = await importRegionWith({ address, examples: { city: "Zapopan" } });
  assert.deepEqual([region.neighbourhood, region.city], ["Narvarte", "Zapopan"]);
});
