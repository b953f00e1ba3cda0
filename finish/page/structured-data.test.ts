import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "../../site.config.ts";
import { createPageWithSlots } from "../build.ts";
import { getDirectText } from "../dom.ts";
import { addStructuredData } from "./structured-data.ts";

/** Adds the structured data to a page. @returns the JSON-LD */
function buildStructuredDataText(name: string, config: typeof site): string {
  const page = createPageWithSlots(name, "");
  addStructuredData({ config })(page);
  const script = page.slots.get("data");
  assert.ok(script);
  return getDirectText(script);
}

test("in the structured data a firm with an address is a ProfessionalService in its country, another an Organization", () => {
  const firmOf = (config: typeof site) =>
    JSON.parse(buildStructuredDataText("contacto.html", config))["@graph"][0];
  const address = { street: "Av. Corrientes 1234", city: "Buenos Aires", country: "AR" };
  const firm = firmOf({ ...site, address });
  assert.deepEqual(firm.areaServed, { "@type": "Country", name: "Argentina" });
  const online = firmOf({ ...site, address: undefined });
  assert.deepEqual([online["@type"], online.areaServed], ["Organization", undefined]);
  assert.equal(firm["@type"], "ProfessionalService");
  assert.deepEqual(firm.address, {
    "@type": "PostalAddress",
    streetAddress: address.street,
    addressLocality: address.city,
    addressCountry: address.country,
  });
});

test("text that could close the JSON-LD script is escaped", () => {
  const brand = { ...site.brand, claim: "</script><script>alert(1)</script>" };
  const text = buildStructuredDataText("index.html", { ...site, brand });
  assert.ok(!text.includes("<"));
  assert.equal(JSON.parse(text)["@graph"][0].slogan, brand.claim);
});
