import assert from "node:assert/strict";
import { test } from "node:test";
import { firm } from "../content/firm/firm.ts";
import { pages } from "../content/pages/pages.ts";
import { read } from "../site-content.ts";
import { buildOrganization, buildStructuredData } from "./structured-data.ts";

test("a firm with an address is a ProfessionalService in its country", () => {
  const address = { street: "Av. Corrientes 1234", city: "Buenos Aires", country: "AR" };
  assert.partialDeepStrictEqual(buildOrganization({ ...read(firm), address }), {
    "@type": "ProfessionalService",
    areaServed: { name: "Argentina" },
    address: { streetAddress: address.street, addressCountry: "AR" },
  });
});

test("a text of the page cannot close the JSON-LD script", () => {
  const { home } = read(pages).fixedPageEntries;
  const description = "</script><script>alert(1)</script>";
  const text = buildStructuredData({ ...home, description });
  assert.ok(!text.includes("<"));
  assert.ok(
    JSON.parse(text)["@graph"].some((one: object) => "description" in one && one.description === description),
  );
});
