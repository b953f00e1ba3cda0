import assert from "node:assert/strict";
import { test } from "node:test";
import type * as Region from "../src/content/region.ts";
import { createVariantImporter } from "./content-with.ts";

const importRegionWith = (values: object) =>
  createVariantImporter(values)<typeof Region>("src/content/region.ts");

test("examples have a city of the locale's country and round amounts in its currency, or neutral ones", async () => {
  for (const [locale, city, amount] of [
    ["es-AR", "Rosario", "$ 1.440.000"],
    ["es-MX", "Puebla", "$14,400"],
    ["es-GQ", "la capital", "US$1440"],
  ] as const) {
    const region = await importRegionWith({ locale, address: undefined });
    const shown = region.formatExampleAmount(1_440_000).replace(/\s/g, " ");
    assert.deepEqual([region.regionExamples.city, shown], [city, amount], locale);
  }
});
