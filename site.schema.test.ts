import assert from "node:assert/strict";
import { test } from "node:test";
import { formatProblem } from "./prepare/content/problems.ts";
import { site } from "./site.config.ts";
import { agendaFields, claimNames, lineOf, siteProblems } from "./site.schema.ts";

const faulty = (change: object, locale = "en") =>
  siteProblems({ ...structuredClone(site), ...change }).map((problem) => formatProblem(problem, locale));

const booking = (change: object) => ({ booking: { ...site.booking, ...change } });

const office = { street: "Av. Corrientes 1234", city: "Buenos Aires", country: "AR" };

test("the legal details may be left out, whole or in part", () => {
  assert.deepEqual(faulty({ legal: undefined }), []);
  assert.deepEqual(faulty({ legal: {} }), []);
  assert.deepEqual(faulty({ legal: { hours: "Lunes a viernes de 9 a 18" } }), []);
});

test("an address may be left out, and so may its region and postal code", () => {
  assert.deepEqual(faulty({ address: undefined }), []);
  assert.deepEqual(faulty({ address: office }), []);
  assert.deepEqual(faulty({ address: { ...office, region: "CABA", postalCode: "C1043AAZ" } }), []);
});

test("where a service books, its address and a label are enough; the own agenda needs the rest", () => {
  const { label } = site.booking;
  const url = "https://calendly.com/quebracho/30min";
  assert.deepEqual(faulty({ booking: { url, label } }), []);
  const fields = (config: object) => faulty(config).map((line) => /booking\.\w+/.exec(line)?.[0]);
  assert.deepEqual(fields({ booking: { label } }).sort(), [...agendaFields].sort());
  assert.deepEqual(fields({ booking: { url, label, hours: {}, weeksAhead: 0 } }).sort(), [
    "booking.hours",
    "booking.weeksAhead",
  ]);
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

test("accepts more telephones and a notice", () => {
  const phones = [{ label: "Soporte", number: "+52 33 1234 5678" }];
  const notice = { text: "Cerramos por inventario.", until: "2026-12-26" };
  for (const more of [
    { phones: undefined, notice: undefined },
    { phones: [] },
    { phones, notice },
    { notice: { ...notice, to: "/contacto?tema=crm", from: "2026-12-26" } },
    { notice: { ...notice, to: "https://www.example.com/x" } },
  ])
    assert.deepEqual(faulty(more), [], JSON.stringify(more));
});

test("reports an unknown field with the nearest known one", () => {
  for (const [change, field, nearest] of [
    [{ telefono2: "x" }, "telefono2", undefined],
    [{ brand: { ...site.brand, nmae: "x" } }, "brand.nmae", "brand.name"],
    [{ whatsap: { number: "x" } }, "whatsap.number", "whatsapp.number"],
  ] as const) {
    const [fault = "", ...more] = faulty(change);
    assert.deepEqual(more, []);
    assert.ok(fault.startsWith(`site.config.ts: ${field}: found an unknown field; expected one of `), fault);
    assert.equal(/did you mean "([^"]+)"/.exec(fault)?.[1], nearest, fault);
  }
});

test("reports an unknown name in a list with the nearest known one", () => {
  assert.match(
    faulty({ solutions: ["crm", "kasella"] })[0] ?? "",
    /solutions: found "kasella"; expected [^\n]*; did you mean "kaseya"\?$/,
  );
  assert.match(faulty(booking({ daysOff: ["2026-12-25", "25/12"] }))[0] ?? "", /daysOff: found "25\/12";/);
  assert.match(
    faulty(booking({ hours: { mon: ["09:00-13:00"], tue: ["9-13"] } }))[0] ?? "",
    /hours: found \{"tue":\["9-13"\]\};/,
  );
  assert.match(faulty({ timeZone: "America/Mexico_Cty" })[0] ?? "", /did you mean "America\/Mexico_City"\?$/);
});

test("faults are told in Spanish where the site is, with the line of the file", () => {
  const source =
    'export const site = {\n  brand: { name: "x" },\n  email: "",\n  legal: {\n    name: "",\n  },\n}';
  assert.equal(lineOf(source, "email"), 3);
  assert.equal(lineOf(source, "legal.name"), 5);
  assert.equal(lineOf(source, "legal.taxId"), undefined);
  const [fault] = siteProblems({ ...site, email: "" }, source).map((one) => formatProblem(one, "es-MX"));
  assert.equal(
    fault,
    'site.config.ts:3: email: encontré ""; se espera una dirección de correo, por ejemplo "hola@example.com"',
  );
  assert.match(
    faulty({ url: undefined }, "es-AR")[0] ?? "",
    /^site\.config\.ts: url: no encontré nada; se espera/,
  );
});

test("advice on a telephone is that of its country, or of the owner's", () => {
  const advice = (number: string, locale: string) =>
    faulty({ locale, address: undefined, whatsapp: { number, greeting: "Hola" } }).join("");
  assert.match(advice("+52 1", "es-MX"), /example "\+52 \d[^"]*"$/);
  assert.doesNotMatch(advice("+52 33 12", "es-MX"), /Argentin/);
  assert.match(advice("11 1234", "es-AR"), /Argentin/);
});

test("a short name may stand beside the name", () => {
  assert.deepEqual(faulty({ brand: { ...site.brand, short: "Quebracho" } }), []);
});

test("solutions may be left out; each one given must exist and be named once", () => {
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

const year = new Date().getFullYear();

test("facts and claims may be left out, given or switched off", () => {
  for (const facts of [
    { since: undefined, partners: undefined, claims: undefined },
    { partners: {}, claims: {} },
    { since: year, partners: { google: year, kaseya: false } },
    { since: 1900, partners: { google: true }, claims: { experience: "100 años" } },
    { since: undefined, partners: { google: 2006, kaseya: 2000 }, claims: { experience: "8\u00a0años" } },
    { claims: Object.fromEntries(claimNames.map((name) => [name, false])) },
    { claims: { launch: "72 horas", integrations: "80", response: "65 %", storage: "2 TB", meet: "500" } },
    { claims: { retention: "1 año", dataLoss: "40\u00a0%" } },
  ])
    assert.deepEqual(faulty(facts), [], JSON.stringify(facts));
});

test("reports contradictory years with the possible ones", () => {
  const said = (facts: object) => faulty({ partners: undefined, ...facts }).join("\n");
  assert.match(
    said({ since: 2015, partners: { google: 2012 } }),
    /^site\.config\.ts: partners\.google: found 2012; expected .* from 2015, [^\n]*$/,
  );
  assert.match(said({ since: 2001, partners: { google: 2005 } }), /partners\.google: found 2005.* from 2006/);
  assert.match(said({ since: year + 1 }), /^site\.config\.ts: since: /);
  assert.match(
    said({ since: year - 9, claims: { experience: "10 años" } }),
    /^site\.config\.ts: claims\.experience: found "10 años"; expected .* up to 9 años[^\n]*$/,
  );
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
    assert.match(fault ?? "", /whatsapp\.number: found .*for example "\+54 9 11 \d{4}.\d{4}"$/);
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
  ...[
    "https://a.com;x'y",
    "https://a.com;b",
    "https://a'b.com",
    "https://a(b.com",
    "https://a_b.com",
    "https://[::1]",
  ].map((url) => [`${url} as address of the site`, { url }, "url"] as const),
  ...["https://a.com;script-src-elem", "https://a.com,b/x", "https://a'b.com/f", "https://a$b.com/"].flatMap(
    (url) =>
      [
        [`${url} as endpoint`, { applications: { endpoint: url } }, "applications.endpoint"],
        [`${url} as analytics tool`, { analytics: { src: url } }, "analytics.src"],
        [`${url} as booking address`, booking({ url }), "booking.url"],
      ] as const,
  ),
  ...["+05:00", "-0300", "+05"].map(
    (timeZone) => [`${timeZone} as time zone`, { timeZone }, "timeZone"] as const,
  ),
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
  ["a year as text", { since: "2003" }, "since"],
  ["a year before telephones", { since: 1850 }, "since"],
  ["a partnership of the future", { partners: { kaseya: year + 1 } }, "partners.kaseya"],
  ["a partnership as text", { partners: { google: "2012" } }, "partners.google"],
  ["no figure", { claims: { launch: "pocas horas" } }, "claims.launch"],
  ["a figure without its unit", { claims: { launch: "48" } }, "claims.launch"],
  ["a figure of another unit", { claims: { storage: "30 GBps" } }, "claims.storage"],
  ["a figure with words around it", { claims: { integrations: "más de 50" } }, "claims.integrations"],
  ["more than all", { claims: { dataLoss: "101 %" } }, "claims.dataLoss"],
  ["none of them", { claims: { response: "0 %" } }, "claims.response"],
  ["a figure as a number", { claims: { meet: 100 } }, "claims.meet"],
  ["a claim that is on without a figure", { claims: { launch: true } }, "claims.launch"],
  ["a telephone without a label", { phones: [{ number: "+52 33 1234 5678" }] }, "phones"],
  ["a telephone that cannot exist", { phones: [{ label: "Soporte", number: "+52 33" }] }, "phones"],
  ["a notice without an end", { notice: { text: "Hola" } }, "notice.until"],
  [
    "a notice that ends before it begins",
    { notice: { text: "Hola", from: "2026-12-02", until: "2026-12-01" } },
    "notice.until",
  ],
  [
    "a notice that leads to another host without https",
    { notice: { text: "Hola", to: "//a.example", until: "2026-12-01" } },
    "notice.to",
  ],
  ["a notice as one text", { notice: "Hola" }, "notice"],
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
  ["applications as one text", { applications: "https://example.com/" }, "applications"],
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
  ["an address as one text", { address: "Corrientes 1234" }, "address"],
] as const) {
  test(`found: ${what}`, () => {
    assert.ok(
      faulty(change).some((fault) => fault.includes(`${field}: found`)),
      field,
    );
  });
}
