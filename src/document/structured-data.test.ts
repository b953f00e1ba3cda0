import assert from "node:assert/strict";
import { test } from "node:test";
import { fixedPageEntries } from "../content/pages.ts";
import { site } from "../content/site.ts";
import { buildStructuredData } from "./structured-data.ts";

const buildHomeJsonLd = (changes: Partial<typeof site>) =>
  buildStructuredData(fixedPageEntries.home, { ...site, ...changes });

const parseFirmOfJsonLd = (jsonLd: string) => JSON.parse(jsonLd)["@graph"][0];

test("in the structured data a firm with an address is a ProfessionalService in its country, and one without an Organization", () => {
  const address = { street: "Av. Corrientes 1234", city: "Buenos Aires", country: "AR" };
  const firm = parseFirmOfJsonLd(buildHomeJsonLd({ address }));
  assert.equal(firm["@type"], "ProfessionalService");
  assert.equal(firm.areaServed.name, "Argentina");
  assert.partialDeepStrictEqual(firm.address, { streetAddress: address.street, addressCountry: "AR" });
  const online = parseFirmOfJsonLd(buildHomeJsonLd({ address: undefined }));
  assert.deepEqual([online["@type"], online.areaServed], ["Organization", undefined]);
});

test("text that could close the JSON-LD script is escaped", () => {
  const claim = "</script><script>alert(1)</script>";
  const text = buildHomeJsonLd({ brand: { ...site.brand, claim } });
  assert.ok(!text.includes("<"));
  assert.equal(parseFirmOfJsonLd(text).slogan, claim);
});
