import assert from "node:assert/strict";
import { test } from "node:test";
import { pages } from "../app/content/pages.ts";
import { site } from "../site.config.ts";
import { discoveryFiles, securityTxt } from "./discovery.ts";
import { jsonLd, structuredData } from "./structured-data.ts";

const now = new Date("2026-11-21T04:00:00Z");

test("a preview names no sitemap, forbids nothing and says what it is", () => {
  const files = discoveryFiles("https://preview.example", site, now);
  const robots = `${files.get("robots.txt")}`;
  assert.ok(!files.has("sitemap.xml"));
  assert.doesNotMatch(robots, /^(Sitemap|Disallow):/m);
  assert.match(robots, /^# .*noindex/m);
  assert.ok(discoveryFiles(site.url, site, now).has("sitemap.xml"));
});

test("the expiry is a year ahead on the first and on the last day of a month, and equal on both", () => {
  for (const day of ["2026-12-01T00:00:00Z", "2026-12-31T23:59:59Z"])
    assert.match(securityTxt(site, new Date(day)), /^Expires: 2028-01-01T00:00:00\.000Z$/m);
});

test("the firm is a ProfessionalService only where it has an address", () => {
  const typeOf = (config: typeof site) => JSON.parse(jsonLd(structuredData(pages.crm, config)))["@graph"][0];
  assert.equal(typeOf(site)["@type"], site.address ? "ProfessionalService" : "Organization");
  const address = { street: "Av. Corrientes 1234", city: "Buenos Aires", country: "AR" };
  const firm = typeOf({ ...site, address });
  assert.equal(firm["@type"], "ProfessionalService");
  assert.deepEqual(firm.address, {
    "@type": "PostalAddress",
    streetAddress: address.street,
    addressLocality: address.city,
    addressCountry: address.country,
  });
});

test("no text of the data can end its script", () => {
  const brand = { ...site.brand, claim: "</script><script>alert(1)</script>" };
  const text = jsonLd(structuredData(pages.home, { ...site, brand }));
  assert.ok(!text.includes("<"));
  assert.equal(JSON.parse(text)["@graph"][0].slogan, brand.claim);
});
