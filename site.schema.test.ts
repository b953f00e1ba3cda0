import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "./site.config.ts";
import { siteFaults } from "./site.schema.ts";

const faulty = (change: object) => siteFaults({ ...structuredClone(site), ...change });

const booking = (change: object) => ({ booking: { ...site.booking, ...change } });

const office = { street: "Av. Corrientes 1234", city: "Buenos Aires", country: "AR" };

test("who answers for the site may be left out, whole or in part", () => {
  assert.deepEqual(faulty({ legal: undefined }), []);
  assert.deepEqual(faulty({ legal: {} }), []);
  assert.deepEqual(faulty({ legal: { hours: "Lunes a viernes de 9 a 18" } }), []);
});

test("an address may be left out, and so may its region and postal code", () => {
  assert.deepEqual(faulty({ address: undefined }), []);
  assert.deepEqual(faulty({ address: office }), []);
  assert.deepEqual(faulty({ address: { ...office, region: "CABA", postalCode: "C1043AAZ" } }), []);
});

test("applications may be delivered by https, on this machine by http, in two formats", () => {
  for (const applications of [
    undefined,
    { endpoint: "https://formspree.io/f/abc" },
    { endpoint: "http://127.0.0.1:4000/" },
    { endpoint: "http://localhost:4000/", format: "json" },
    { endpoint: "http://[::1]:4000/" },
    { endpoint: "https://api.example.com/in?x=1", format: "form", fields: { access_key: "k" } },
  ]) {
    assert.deepEqual(faulty({ applications }), [], JSON.stringify(applications));
  }
});

test("an analytics tool is named by the address of its script, with what it reads and where it sends", () => {
  for (const analytics of [
    undefined,
    { src: "https://plausible.io/js/pa-abc.js" },
    { src: "http://127.0.0.1:4000/script.js", attributes: { "data-website-id": "1" } },
    {
      src: "https://www.googletagmanager.com/gtag/js?id=G-1",
      sendsTo: ["https://*.google-analytics.com", "https://stats.example.com:8443"],
    },
  ]) {
    assert.deepEqual(faulty({ analytics }), [], JSON.stringify(analytics));
  }
});

test("a short name may stand beside the name", () => {
  assert.deepEqual(faulty({ brand: { ...site.brand, short: "Quebracho" } }), []);
});

test("solutions may be left out; given, each is one that there is, once", () => {
  for (const solutions of [undefined, ["crm"], ["kaseya", "agentes-ia"]])
    assert.deepEqual(faulty({ solutions }), [], JSON.stringify(solutions));
  for (const solutions of [[], ["crm", "crm"], ["telefonia"], "crm", [1]]) {
    const [fault = "", ...more] = faulty({ solutions });
    assert.match(
      fault,
      /^site\.config\.ts: solutions: found .*; expected at least one of agentes-ia, crm, .*, for example \["crm"/,
    );
    assert.deepEqual(more, []);
  }
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

for (const [what, number] of [
  ["without its 9", "+54 11 1234-5678"],
  ["with its 15", "+54 11 15 1234-5678"],
  ["with both", "+54 9 11 15-1234-5678"],
] as const) {
  test(`an Argentine mobile ${what} is refused, and an example is shown`, () => {
    const [fault] = faulty({ whatsapp: { number, greeting: "Hola" } });
    assert.match(fault ?? "", /whatsapp\.number: found .*for example "\+54 9 11 1234.5678"$/);
  });
}

test("a number of any country is taken however its digits are grouped", () => {
  for (const number of ["+5491112345678", "+54 (9) 11 1234-5678", "+52 55 1234 5678", "+57 300 1234567"])
    assert.deepEqual(faulty({ whatsapp: { number, greeting: "Hola" } }), [], number);
});

test("the address of a booking service may have a path and parameters", () => {
  assert.deepEqual(faulty(booking({ url: "https://cal.com/acme/30min?layout=month" })), []);
});

for (const [what, change, field] of [
  ["nothing at all", { brand: undefined }, "brand.name"],
  ["a short name that is long", { brand: { ...site.brand, short: "Soluciones Quebracho" } }, "brand.short"],
  ["an address with a path", { url: "https://a.example/es" }, "url"],
  ["an address with a slash at the end", { url: "https://a.example/" }, "url"],
  ["a mail without domain", { email: "hola@nimbosur" }, "email"],
  [
    "a number without country code",
    { whatsapp: { number: "11 1234-5678", greeting: "Hola" } },
    "whatsapp.number",
  ],
  ["letters in a number", { whatsapp: { number: "+54 9 11 CALL", greeting: "Hola" } }, "whatsapp.number"],
  [
    "a number that cannot exist",
    { whatsapp: { number: "+54 9 11 12", greeting: "Hola" } },
    "whatsapp.number",
  ],
  ...[
    "javascript:alert(1)",
    "//a.example",
    "/agenda",
    "http://calendly.com/x/30min",
    "https://ana:secret@calendly.com/x",
    "https://",
  ].map((url) => [`${url} as booking address`, booking({ url }), "booking.url"] as const),
  ["no hours at all", booking({ hours: {} }), "booking.hours"],
  ["a weekday in Spanish", booking({ hours: { lun: ["09:00-13:00"] } }), "booking.hours"],
  ["a span of a quarter of an hour", booking({ hours: { mon: ["09:00-09:15"] } }), "booking.hours"],
  ["a span within another", booking({ hours: { mon: ["09:00-13:00", "12:00-14:00"] } }), "booking.hours"],
  ["an hour that does not exist", booking({ hours: { mon: ["09:00-25:00"] } }), "booking.hours"],
  ["a notice as text", booking({ noticeHours: "24" }), "booking.noticeHours"],
  ["a day that does not exist", booking({ daysOff: ["2026-02-30"] }), "booking.daysOff"],
  ["no weeks", booking({ weeksAhead: 0 }), "booking.weeksAhead"],
  ["an unknown time zone", { timeZone: "America/Springfield" }, "timeZone"],
  ["a way to force https that there is not", { hsts: "always" }, "hsts"],
  ["a locale without country", { locale: "es" }, "locale"],
  ["a legal name without a letter", { legal: { name: " " } }, "legal.name"],
  ["a privacy policy at an open address", { legal: { privacyUrl: "http://a.example" } }, "legal.privacyUrl"],
  ["an address without street", { address: { city: "Rosario", country: "AR" } }, "address.street"],
  ["a country by its name", { address: { ...office, country: "Argentina" } }, "address.country"],
  ["a region of several lines", { address: { ...office, region: "a\nb" } }, "address.region"],
  ["applications over http", { applications: { endpoint: "http://example.com/" } }, "applications.endpoint"],
  [
    "a host named like this machine",
    { applications: { endpoint: "http://127.0.0.1.example.com/" } },
    "applications.endpoint",
  ],
  [
    "a password in an address",
    { applications: { endpoint: "https://a:b@example.com/" } },
    "applications.endpoint",
  ],
  ["a path for applications", { applications: { endpoint: "/api" } }, "applications.endpoint"],
  ["applications without address", { applications: {} }, "applications.endpoint"],
  ["applications as one text", { applications: "https://example.com/" }, "applications.endpoint"],
  [
    "another format",
    { applications: { endpoint: "https://a.example/", format: "xml" } },
    "applications.format",
  ],
  [
    "a field that is no text",
    { applications: { endpoint: "https://a.example/", fields: { a: 1 } } },
    "applications.fields",
  ],
  ["an analytics tool over http", { analytics: { src: "http://example.com/a.js" } }, "analytics.src"],
  ["an analytics tool of our own", { analytics: { src: "/a.js" } }, "analytics.src"],
  [
    "an attribute that is the page's own",
    { analytics: { src: "https://a.example/a.js", attributes: { onload: "x" } } },
    "analytics.attributes",
  ],
  ...["*", "https:", "https://a.example/path", "https://a.example; script-src *", "'unsafe-inline'"].map(
    (one) =>
      [
        `${one} as a place to send to`,
        { analytics: { src: "https://a.example/a.js", sendsTo: [one] } },
        "analytics.sendsTo",
      ] as const,
  ),
  ["an address as one text", { address: "Corrientes 1234" }, "address.city"],
] as const) {
  test(`found: ${what}`, () => {
    assert.ok(
      faulty(change).some((fault) => fault.includes(`${field}: found`)),
      field,
    );
  });
}
