import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "./site.config.ts";
import { siteFaults } from "./site.schema.ts";

const faulty = (change: object) => siteFaults({ ...structuredClone(site), ...change });

const office = { street: "Av. Corrientes 1234", city: "Buenos Aires", country: "AR" };

test("an address may be left out, and so may its region and postal code", () => {
  assert.deepEqual(faulty({ address: undefined }), []);
  assert.deepEqual(faulty({ address: office }), []);
  assert.deepEqual(faulty({ address: { ...office, region: "CABA", postalCode: "C1043AAZ" } }), []);
});

test("the configuration that ships is well formed", () => {
  assert.deepEqual(siteFaults(site), []);
});

test("every fault is one line with field, what was found, what is expected and an example", () => {
  const faults = faulty({ url: "http://a.example/", email: "" });
  assert.equal(faults.length, 2);
  assert.match(
    faults[0] ?? "",
    /^site\.config\.ts: url: found "http:\/\/a\.example\/"; expected .*https.*, for example "https:/,
  );
  assert.match(faults[1] ?? "", /email: found ""/);
  assert.ok(faults.every((fault) => !fault.includes("\n")));
});

for (const [what, change, field] of [
  ["nothing at all", { brand: undefined }, "brand.name"],
  ["an address with a path", { url: "https://a.example/es" }, "url"],
  ["an address with a slash at the end", { url: "https://a.example/" }, "url"],
  ["a mail without domain", { email: "hola@nimbosur" }, "email"],
  [
    "a number without country code",
    { whatsapp: { number: "11 1234-5678", greeting: "Hola" } },
    "whatsapp.number",
  ],
  ["letters in a number", { whatsapp: { number: "+54 9 11 CALL", greeting: "Hola" } }, "whatsapp.number"],
  ["a script as booking address", { booking: { url: "javascript:alert(1)", label: "x" } }, "booking.url"],
  [
    "another site without scheme as booking address",
    { booking: { url: "//a.example", label: "x" } },
    "booking.url",
  ],
  ["an unknown time zone", { timeZone: "America/Springfield" }, "timeZone"],
  ["a way to force https that there is not", { hsts: "always" }, "hsts"],
  ["a locale without country", { locale: "es" }, "locale"],
  ["an address without street", { address: { city: "Rosario", country: "AR" } }, "address.street"],
  ["a country by its name", { address: { ...office, country: "Argentina" } }, "address.country"],
  ["a region of several lines", { address: { ...office, region: "a\nb" } }, "address.region"],
  ["an address as one text", { address: "Corrientes 1234" }, "address.city"],
] as const) {
  test(`found: ${what}`, () => {
    assert.ok(
      faulty(change).some((fault) => fault.includes(`${field}: found`)),
      field,
    );
  });
}
