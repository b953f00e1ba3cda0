import assert from "node:assert/strict";
import { test } from "node:test";
import { readContentWith } from "../../../tests/content-with.ts";
import { read } from "../../site-content.ts";
import { formatFieldPath } from "../reading/problems.ts";
import { agendaFieldNames } from "./booking-fields.ts";
import { claimsFile } from "./claim-blocks.ts";
import { firm, firmFile, listSiteProblems } from "./firm.ts";

const site = read(firm);
const claimNames = Object.keys(read(claimsFile).blocks).filter((name) => name !== "meeting");

const findProblems = (change: object) =>
  listSiteProblems(read, { ...structuredClone(site), ...change }, "content/site.yaml").map((problem) => ({
    ...problem,
    field: formatFieldPath(problem.field ?? []),
  }));

const validNotice = { text: "Cerramos por inventario.", from: "2026-12-02", until: "2026-12-26" };
const bookingServiceUrl = "https://calendly.com/quebracho/30min";
const currentYear = new Date().getFullYear();

const configWithAllGroups: Record<string, unknown> = {
  ...site,
  partners: {},
  claims: {},
  legal: {},
  address: { street: "Av. Corrientes 1234", city: "Buenos Aires", country: "AR" },
  notice: validNotice,
  applications: { endpoint: "https://a.example/" },
  analytics: { src: "https://a.example/a.js" },
};

function findFieldProblems(field: string, value: unknown) {
  const [group = "", name] = field.split(".");
  const change = name ? { ...(configWithAllGroups[group] as object), [name]: value } : value;
  return findProblems({ ...configWithAllGroups, [group]: change }).map((problem) => problem.field);
}

test("values of the firm in different spellings are accepted", () => {
  const accepted: Record<string, unknown[]> = {
    email: ["ñandú+web@peña.com.ar", "a_b@xn--pea-8ma.com.ar"],
    "whatsapp.number": ["+5491112345678", "+54 (9) 11 1234-5678"],
    booking: [{ url: bookingServiceUrl, label: "Agenda" }],
    "booking.url": ["https://cal.com/acme/30min?layout=month"],
    "applications.endpoint": ["https://a.example/in?x=1", "http://localhost:4000/", "http://[::1]:4000/"],
    "analytics.sendsTo": [["https://*.google-analytics.com", "https://stats.example.com:8443"]],
    "notice.from": [undefined, validNotice.until],
    "notice.to": ["/contacto?tema=crm", "https://www.example.com/x"],
    since: [undefined, currentYear, 1900],
    partners: [undefined, { google: currentYear, kaseya: false }, { google: true }],
    claims: [undefined, Object.fromEntries(claimNames.map((name) => [name, false]))],
    "claims.launch": [true],
    "claims.storage": ["2 TB"],
    "claims.retention": ["1 año"],
    "claims.dataLoss": ["40\u00a0%"],
  };
  for (const [field, values] of Object.entries(accepted))
    for (const value of values)
      assert.deepEqual(findFieldProblems(field, value), [], `${field}: ${JSON.stringify(value)}`);
  const old = { since: 1900, claims: { experience: "100 años" } };
  const ageless = { since: undefined, partners: { kaseya: 2000 }, claims: { experience: "8\u00a0años" } };
  for (const change of [old, ageless]) assert.deepEqual(findProblems(change), []);
});

test("the settings of the site's own agenda are required without a booking service, and with one only checked if given", () => {
  const { label } = site.booking;
  const required = agendaFieldNames.map((name) => `booking.${name}`);
  assert.deepEqual(findFieldProblems("booking", { label }).sort(), required.sort());
  const withService = { url: bookingServiceUrl, label, hours: {}, weeksAhead: 0 };
  const wrong = ["booking.hours", "booking.weeksAhead"];
  assert.deepEqual(findFieldProblems("booking", withService).sort(), wrong);
});

test("a problem of the firm names its field and, for a slip, the name that is meant, also where one field contradicts another", () => {
  const booking = (change: object) => ({ booking: { ...site.booking, ...change } });
  for (const [change, field, nearest] of [
    [{ url: undefined }, "url"],
    [{ brand: { ...site.brand, nmae: "x" } }, "brand.nmae", "name"],
    [{ whatsap: { number: "x" } }, "whatsap", "whatsapp"],
    [{ solutions: ["crm", "kasella"] }, "solutions", "kaseya"],
    [{ solutions: ["crm", "crm"] }, "solutions"],
    [booking({ daysOff: ["2026-12-25", "25/12"] }), "booking.daysOff[2]"],
    [booking({ hours: { mon: ["09:00-13:00"], tue: ["9-13"] } }), "booking.hours.tue"],
    [booking({ hours: { mon: ["09:00-13:00"], weds: [] } }), "booking.hours.weds", "wed"],
    [{ timeZone: "America/Mexico_City", ...booking({ place: "Buenos Aires" }) }, "booking.place"],
    [{ url: "https://peña.com.ar" }, "url", "https://xn--pea-8ma.com.ar"],
    [{ timeZone: "America/Mexico_Cty" }, "timeZone", "America/Mexico_City"],
    [{ partners: { google: 2012 }, since: 2015 }, "partners.google"],
    [{ partners: { google: 2005 }, since: 2001 }, "partners.google"],
    [{ partners: undefined, since: currentYear + 1 }, "since"],
    [{ since: currentYear - 9, partners: {}, claims: { experience: "10 años" } }, "claims.experience"],
    [{ claims: { lanch: false } }, "claims.lanch", "launch"],
    [{ whatsapp: { ...site.whatsapp, number: "+54 11 1234-5678" } }, "whatsapp.number", "+54 9 11 1234 5678"],
  ] as const) {
    const found = findProblems(change).map((problem) => [problem.field, problem.nearest]);
    assert.deepEqual(found, [[field, nearest]]);
  }
});

test("a required field with a misspelt name has its example, so that all other content can be checked", () => {
  const names = ["brand", "url", "email", "whatsapp", "booking", "hsts", "locale", "timeZone"] as const;
  for (const name of names) {
    const misspelt = { [name]: undefined, [`${name}s`]: site[name] };
    const { value, problems } = readContentWith(misspelt, (changed) => {
      const { site: shown, problems: found } = changed(firmFile);
      return { value: shown[name], problems: found };
    });
    assert.notEqual(value, undefined, name);
    assert.deepEqual(
      problems.map(({ field, nearest }) => [field, nearest]),
      [[[`${name}s`], name]],
    );
  }
});

const assertRefused = (valuesByField: Record<string, unknown[]>) => {
  for (const [field, values] of Object.entries(valuesByField))
    for (const value of values)
      assert.match(`${findFieldProblems(field, value)[0]}`, RegExp(`^${field}`), JSON.stringify(value));
};

test("addresses in the firm that are relative, insecure, with credentials or a path where only an origin is allowed, or that inject text, are refused", () => {
  const injected = "https://a.com;script-src-elem https://a.com,b/x https://a'b.com/f https://a$b.com/";
  const byField = {
    url: "https://a.b/es https://a.b/ https://a.b;x'y https://a.b;c https://a'b.c https://a(b.c https://a_b.c https://[::1]",
    "applications.endpoint": `${injected} http://a.b/ http://127.0.0.1.example.com/ https://a:b@example.com/ /api`,
    "booking.url": `${injected} javascript:alert(1) //a.b /agenda http://a.b/c https://ana:secret@a.b/c https://`,
    "legal.privacyUrl": "http://a.example",
    "notice.to": "//a.example",
  };
  for (const [field, addresses] of Object.entries(byField)) assertRefused({ [field]: addresses.split(" ") });
  const origins = ["*", "https:", "https://a.b/path", "https://a.b; script-src *", "'unsafe-inline'"];
  assertRefused({ "analytics.sendsTo": origins.map((origin) => [origin]) });
});

test("values of the firm with a wrong range or format are refused", () => {
  assertRefused({
    "brand.short": ["Soluciones Quebracho"],
    timeZone: ["+05:00", "-0300", "+05", "America/Springfield"],
    locale: ["es"],
    email: ["hola@nimbosur", "hola@a[b].com", "hola@1.2.3.999", "hola@a%b.com"],
    "whatsapp.number": ["11 1234-5678", "+54 9 11 CALL", "+54 9 11 12"],
    phones: [[{ number: "+52 33 1234 5678" }], [{ label: "Soporte", number: "+52 33" }]],
    "booking.hours": [
      {},
      { lun: ["09:00-13:00"] },
      // The spans: one shorter than a meeting, two that overlap, and one that ends after midnight.
      { mon: ["09:00-09:15"] },
      { mon: ["09:00-13:00", "12:00-14:00"] },
      { mon: ["09:00-25:00"] },
    ],
    "booking.daysOff": [["2026-02-30"]],
    since: [1850],
    "partners.kaseya": [currentYear + 1],
    "claims.launch": ["pocas horas", "48"],
    "claims.storage": ["30 GBps"],
    "claims.dataLoss": ["101 %", "0 %"],
    "notice.until": [undefined, "2026-12-01"],
    "legal.name": [" "],
    "address.country": ["Argentina"],
    "address.region": ["a\nb"],
    // The attribute onload would run a script.
    "analytics.attributes": [{ onload: "x" }],
  });
});
