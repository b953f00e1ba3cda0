import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "./site.config.ts";
import { formatProblem } from "./site.problems.ts";
import { findSolutionFileProblems } from "./site.rules.ts";
import {
  agendaFieldPaths,
  claimNames,
  findFieldLine,
  findUnknownFields,
  listSiteProblems,
} from "./site.schema.ts";

/** The problems of the configuration after these values replace its own, one line each. */
const formatSiteProblems = (change: object, locale = "en") =>
  listSiteProblems({ ...structuredClone(site), ...change }).map((problem) => formatProblem(problem, locale));

const createBookingChange = (change: object) => ({ booking: { ...site.booking, ...change } });
const createWhatsappChange = (number: string) => ({ whatsapp: { number, greeting: "Hola" } });
const officeAddress = { street: "Av. Corrientes 1234", city: "Buenos Aires", country: "AR" };
const validNotice = { text: "Cerramos por inventario.", until: "2026-12-26" };
const bookingServiceUrl = "https://calendly.com/quebracho/30min";
const currentYear = new Date().getFullYear();

test("optional values of the configuration may be left out, and valid values in different spellings are accepted", () => {
  for (const change of [
    { brand: { ...site.brand, short: "Quebracho" } },
    { legal: undefined },
    { legal: {} },
    { legal: { hours: "Lunes a viernes de 9 a 18" } },
    { address: undefined },
    { address: officeAddress },
    { address: { ...officeAddress, region: "CABA", postalCode: "C1043AAZ" } },
    { booking: { url: bookingServiceUrl, label: site.booking.label } },
    createBookingChange({ url: "https://cal.com/acme/30min?layout=month" }),
    { applications: undefined },
    { applications: { endpoint: "https://formspree.io/f/abc" } },
    { applications: { endpoint: "http://127.0.0.1:4000/" } },
    { applications: { endpoint: "http://localhost:4000/", format: "json" } },
    { applications: { endpoint: "http://[::1]:4000/" } },
    {
      applications: {
        endpoint: "https://api.example.com/in?x=1",
        format: "form",
        fields: { access_key: "k" },
      },
    },
    { analytics: undefined },
    { analytics: { src: "https://plausible.io/js/pa-abc.js" } },
    { analytics: { src: "http://127.0.0.1:4000/script.js", attributes: { "data-website-id": "1" } } },
    {
      analytics: {
        src: "https://www.googletagmanager.com/gtag/js?id=G-1",
        sendsTo: ["https://*.google-analytics.com", "https://stats.example.com:8443"],
      },
    },
    { phones: undefined, notice: undefined },
    { phones: [] },
    { phones: [{ label: "Soporte", number: "+52 33 1234 5678" }], notice: validNotice },
    { notice: { ...validNotice, to: "/contacto?tema=crm", from: "2026-12-26" } },
    { notice: { ...validNotice, to: "https://www.example.com/x" } },
    { solutions: undefined },
    { solutions: ["crm"] },
    { solutions: ["kaseya", "agentes-ia"] },
    { since: undefined, partners: undefined, claims: undefined },
    { partners: {}, claims: {} },
    { since: currentYear, partners: { google: currentYear, kaseya: false } },
    { since: 1900, partners: { google: true }, claims: { experience: "100 años" } },
    { since: undefined, partners: { google: 2006, kaseya: 2000 }, claims: { experience: "8\u00a0años" } },
    { claims: Object.fromEntries(claimNames.map((name) => [name, false])) },
    { claims: { launch: "72 horas", integrations: "80", response: "65 %", storage: "2 TB", meet: "500" } },
    { claims: { retention: "1 año", dataLoss: "40\u00a0%" } },
    ...["+5491112345678", "+54 (9) 11 1234-5678", "+52 55 1234 5678", "+57 300 1234567"].map(
      createWhatsappChange,
    ),
  ])
    assert.deepEqual(formatSiteProblems(change), [], JSON.stringify(change));
});

test("without a booking service the settings of the site's own agenda are required", () => {
  const { label } = site.booking;
  const fields = (config: object) =>
    formatSiteProblems(config)
      .map((line) => /booking\.\w+/.exec(line)?.[0])
      .sort();
  assert.deepEqual(fields({ booking: { label } }), [...agendaFieldPaths].sort());
  assert.deepEqual(fields({ booking: { url: bookingServiceUrl, label, hours: {}, weeksAhead: 0 } }), [
    "booking.hours",
    "booking.weeksAhead",
  ]);
});

test("each problem of the configuration is reported once, in one line with its field and advice for it", () => {
  const { brand } = site;
  for (const [change, pattern] of [
    [{ url: "http://a.example/" }, /: url: found "http:.*"; expected .*https.*, for example "https:/],
    [{ email: "" }, /: email: found ""/],
    [{ telefono2: "x" }, /: telefono2: found an unknown field; expected one of (?!.*did you mean)/],
    [{ brand: { ...brand, nmae: "x" } }, /: brand\.nmae: .*unknown field; .*did you mean "brand\.name"\?$/],
    [{ whatsap: { number: "x" } }, /: whatsap\.number: .*; expected .*did you mean "whatsapp\.number"\?$/],
    [{ solutions: ["crm", "kasella"] }, /: solutions: found "kasella"; .*did you mean "kaseya"\?$/],
    [createBookingChange({ daysOff: ["2026-12-25", "25/12"] }), /daysOff: found "25\/12";/],
    [
      createBookingChange({ hours: { mon: ["09:00-13:00"], tue: ["9-13"] } }),
      /hours: found \{"tue":\["9-13"\]\};/,
    ],
    [{ timeZone: "America/Mexico_Cty" }, /did you mean "America\/Mexico_City"\?$/],
    ...[[], ["crm", "crm"], ["telefonia"], "crm", [1]].map(
      (solutions) =>
        [
          { solutions },
          /: solutions: found .*; expected at least one of agentes-ia, crm, .*, for example \["crm"/,
        ] as const,
    ),
    [{ partners: { google: 2012 }, since: 2015 }, /: partners\.google: found 2012; expected .* from 2015, /],
    [{ partners: { google: 2005 }, since: 2001 }, /: partners\.google: found 2005.* from 2006/],
    [{ partners: undefined, since: currentYear + 1 }, /: since: found/],
    [
      { partners: undefined, since: currentYear - 9, claims: { experience: "10 años" } },
      /: claims\.experience: found "10 años"; expected .* up to 9 años/,
    ],
    // An Argentine mobile number without the 9, with the 15, with both.
    ...["+54 11 1234-5678", "+54 11 15 1234-5678", "+54 9 11 15-1234-5678"].map(
      (number) =>
        [
          createWhatsappChange(number),
          /: whatsapp\.number: found .*for example "\+54 9 11 \d{4}.\d{4}"$/,
        ] as const,
    ),
  ] as const) {
    const [problem = "", ...others] = formatSiteProblems(change);
    assert.match(problem, /^site\.config\.ts: [^\n]+$/, JSON.stringify(change));
    assert.match(problem, pattern);
    assert.deepEqual(others, [], JSON.stringify(change));
  }
});

test("problems of the configuration are reported in Spanish on a Spanish site, with the line of the file where the field is in it", () => {
  const source =
    'export const site = {\n  brand: { name: "x" },\n  email: "",\n  legal: {\n    name: "",\n  },\n}';
  assert.deepEqual(
    ["email", "legal.name", "legal.taxId"].map((field) => findFieldLine(source, field)),
    [3, 5, undefined],
  );
  assert.deepEqual(
    listSiteProblems({ ...site, email: "" }, source).map((one) => formatProblem(one, "es-MX")),
    [
      'site.config.ts:3: email: encontré ""; se espera una dirección de correo, por ejemplo "hola@example.com"',
    ],
  );
  assert.match(
    formatSiteProblems({ url: undefined }, "es-AR")[0] ?? "",
    /^site\.config\.ts: url: no encontré nada; se espera/,
  );
});

test("the error for a phone number is about Mexico for +52, and about the locale's country for a number without a country code", () => {
  const advice = (number: string, locale: string) =>
    formatSiteProblems({ locale, address: undefined, ...createWhatsappChange(number) }).join("");
  assert.match(advice("+52 1", "es-MX"), /example "\+52 \d[^"]*"$/);
  assert.doesNotMatch(advice("+52 33 12", "es-MX"), /Argentin/);
  assert.match(advice("11 1234", "es-AR"), /Argentin/);
});

const injectionUrls = [
  "https://a.com;script-src-elem",
  "https://a.com,b/x",
  "https://a'b.com/f",
  "https://a$b.com/",
];

/** By field: invalid addresses, and addresses that would inject text into a header or a configuration file. */
const badAddressesByField: [field: string, addresses: string[], change: (address: string) => object][] = [
  [
    "url",
    [
      "https://a.example/es",
      "https://a.example/",
      "https://a.com;x'y",
      "https://a.com;b",
      "https://a'b.com",
      "https://a(b.com",
      "https://a_b.com",
      "https://[::1]",
    ],
    (url) => ({ url }),
  ],
  [
    "applications.endpoint",
    [
      ...injectionUrls,
      "http://example.com/",
      "http://127.0.0.1.example.com/",
      "https://a:b@example.com/",
      "/api",
    ],
    (endpoint) => ({ applications: { endpoint } }),
  ],
  [
    "analytics.src",
    [...injectionUrls, "http://example.com/a.js", "/a.js"],
    (src) => ({ analytics: { src } }),
  ],
  [
    "analytics.sendsTo",
    ["*", "https:", "https://a.example/path", "https://a.example; script-src *", "'unsafe-inline'"],
    (one) => ({ analytics: { src: "https://a.example/a.js", sendsTo: [one] } }),
  ],
  [
    "booking.url",
    [
      ...injectionUrls,
      "javascript:alert(1)",
      "//a.example",
      "/agenda",
      "http://calendly.com/x/30min",
      "https://ana:secret@calendly.com/x",
      "https://",
    ],
    (url) => createBookingChange({ url }),
  ],
  ["legal.privacyUrl", ["http://a.example"], (privacyUrl) => ({ legal: { privacyUrl } })],
  ["notice.to", ["//a.example"], (to) => ({ notice: { ...validNotice, to } })],
];

test("addresses in the configuration that are unsafe or not complete are refused", () => {
  for (const [field, addresses, change] of badAddressesByField)
    for (const address of addresses) {
      const problems = formatSiteProblems(change(address)).join("\n");
      assert.ok(problems.includes(`${field}: found`), `${field}: ${address}`);
    }
});

const scriptUrl = "https://a.example/a.js";

test("values of the configuration with a wrong kind, range or format are refused", () => {
  for (const [field, change] of [
    ["brand.name", { brand: undefined }],
    ["brand.short", { brand: { ...site.brand, short: "Soluciones Quebracho" } }],
    ...["+05:00", "-0300", "+05", "America/Springfield"].map(
      (timeZone) => ["timeZone", { timeZone }] as const,
    ),
    ["locale", { locale: "es" }],
    ["hsts", { hsts: "always" }],
    ["email", { email: "hola@nimbosur" }],
    ["whatsapp.number", createWhatsappChange("11 1234-5678")],
    ["whatsapp.number", createWhatsappChange("+54 9 11 CALL")],
    ["whatsapp.number", createWhatsappChange("+54 9 11 12")],
    ["phones", { phones: [{ number: "+52 33 1234 5678" }] }],
    ["phones", { phones: [{ label: "Soporte", number: "+52 33" }] }],
    ["booking.hours", createBookingChange({ hours: {} })],
    ["booking.hours", createBookingChange({ hours: { lun: ["09:00-13:00"] } })],
    // A span shorter than a meeting, one inside another, and one that ends after midnight.
    ["booking.hours", createBookingChange({ hours: { mon: ["09:00-09:15"] } })],
    ["booking.hours", createBookingChange({ hours: { mon: ["09:00-13:00", "12:00-14:00"] } })],
    ["booking.hours", createBookingChange({ hours: { mon: ["09:00-25:00"] } })],
    ["booking.noticeHours", createBookingChange({ noticeHours: "24" })],
    ["booking.daysOff", createBookingChange({ daysOff: ["2026-02-30"] })],
    ["booking.weeksAhead", createBookingChange({ weeksAhead: 0 })],
    ["since", { since: "2003" }],
    ["since", { since: 1850 }],
    ["partners.kaseya", { partners: { kaseya: currentYear + 1 } }],
    ["partners.google", { partners: { google: "2012" } }],
    ["claims.launch", { claims: { launch: "pocas horas" } }],
    ["claims.launch", { claims: { launch: "48" } }],
    ["claims.launch", { claims: { launch: true } }],
    ["claims.storage", { claims: { storage: "30 GBps" } }],
    ["claims.integrations", { claims: { integrations: "más de 50" } }],
    ["claims.dataLoss", { claims: { dataLoss: "101 %" } }],
    ["claims.response", { claims: { response: "0 %" } }],
    ["claims.meet", { claims: { meet: 100 } }],
    ["notice", { notice: "Hola" }],
    ["notice.until", { notice: { text: "Hola" } }],
    ["notice.until", { notice: { text: "Hola", from: "2026-12-02", until: "2026-12-01" } }],
    ["legal.name", { legal: { name: " " } }],
    ["address", { address: "Corrientes 1234" }],
    ["address.street", { address: { city: "Rosario", country: "AR" } }],
    ["address.country", { address: { ...officeAddress, country: "Argentina" } }],
    ["address.region", { address: { ...officeAddress, region: "a\nb" } }],
    ["applications", { applications: "https://example.com/" }],
    ["applications.endpoint", { applications: {} }],
    ["applications.format", { applications: { endpoint: "https://a.example/", format: "xml" } }],
    ["applications.fields", { applications: { endpoint: "https://a.example/", fields: { a: 1 } } }],
    // An attribute that would run a script.
    ["analytics.attributes", { analytics: { src: scriptUrl, attributes: { onload: "x" } } }],
  ] as const) {
    const problems = formatSiteProblems(change).join("\n");
    assert.ok(problems.includes(`${field}: found`), `${field}: ${JSON.stringify(change)}`);
  }
});

test("a file of a solution whose name cannot be an address is reported with the name that it should have", () => {
  const problems = findSolutionFileProblems(["crm.yaml", "Telefonía IP.yaml", "redes.yml"]);
  assert.deepEqual(
    problems.map((problem) => formatProblem(problem, "es").replace(/, porque .*/, "")),
    [
      'content/solutions/Telefonía IP.yaml: encontré el nombre "Telefonía IP.yaml"; se espera "telefonia-ip.yaml"',
      'content/solutions/redes.yml: encontré el nombre "redes.yml"; se espera "redes.yaml"',
    ],
  );
  assert.deepEqual(findSolutionFileProblems(), []);
});

test("an unknown field with a usual other name gets the field that is meant, first one of its group", () => {
  for (const [written, meant] of [
    [{ correo: "x" }, "email"],
    [{ teléfono: "x" }, "whatsapp.number"],
    [{ whatsApp: "x" }, "whatsapp.number"],
    [{ nombre: "x" }, "brand.name"],
    [{ brand: { nombre: "x" } }, "brand.name"],
    [{ legal: { nombre: "x" } }, "legal.name"],
    [{ ciudad: "x" }, "address.city"],
    [{ booking: { ciudad: "x" } }, "booking.place"],
    [{ zona: "x" }, "timeZone"],
    [{ zonaHoraria: "x" }, "timeZone"],
    [{ booking: { horario: "x" } }, "booking.hours"],
    [{ soluciones: [] }, "solutions"],
    [{ emial: "x" }, "email"],
  ] as const)
    assert.equal(findUnknownFields(written)[0]?.nearest, meant, JSON.stringify(written));
});
