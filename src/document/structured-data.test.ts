import assert from "node:assert/strict";
import { test } from "node:test";
import { createVariantImporter } from "../../tests/content-with.ts";
import { fixedPageEntries } from "../content/pages.ts";
import { site } from "../content/site.ts";

test("a firm with an address is a ProfessionalService in its country, and its text cannot close the JSON-LD script", async () => {
  const address = { street: "Av. Corrientes 1234", city: "Buenos Aires", country: "AR" };
  const claim = "</script><script>alert(1)</script>";
  const read = createVariantImporter({ address, brand: { ...site.brand, claim } });
  const { buildStructuredData } = await read<typeof import("./structured-data.ts")>(
    "src/document/structured-data.ts",
  );
  const text = buildStructuredData(fixedPageEntries.home);
  assert.ok(!text.includes("<"));
  assert.partialDeepStrictEqual(JSON.parse(text)["@graph"][0], {
    "@type": "ProfessionalService",
    slogan: claim,
    areaServed: { name: "Argentina" },
    address: { streetAddress: address.street, addressCountry: "AR" },
  });
});
