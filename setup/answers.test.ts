import assert from "node:assert/strict";
import { test } from "node:test";
import { claimBlocks } from "../src/content/claim-blocks.ts";
import { sampleFirmValues } from "../src/content/sample-firm.ts";
import { site } from "../src/content/site.ts";
import type { SiteConfig } from "../src/content/site-schema.ts";
import { planSetupChanges } from "./answers.ts";

const bookingUrl = "https://calendly.com/quebracho/30min";
const mondayHours = { mon: ["10:00-12:00"] };
const agendaSettings = { place: "Rosario", hours: mondayHours, noticeHours: 48, daysOff: [], weeksAhead: 2 };

const { address: _, claims: __, ...siteWithoutAddress } = site;
/** The configuration with the sample firm's values and a test agenda, so that tests pass whatever an owner configures. */
const sampleSiteConfig: SiteConfig = {
  ...siteWithoutAddress,
  brand: { name: sampleFirmValues.name, claim: "Tecnología" },
  since: sampleFirmValues.since,
  partners: sampleFirmValues.partners,
  booking: { label: "Agenda", ...agendaSettings },
};
const createSampleConfigWithBooking = (booking: object) =>
  ({ ...sampleSiteConfig, booking: { label: "Agenda", ...booking } }) as SiteConfig;

/** Plans the changes that answers make. @returns the new configuration, with `corrections` as one more field */
function planNewSiteAndCorrections(answers: object, current = sampleSiteConfig) {
  const found = planSetupChanges(JSON.stringify(answers), current, "answers.json");
  assert.ok("plan" in found, JSON.stringify(found));
  return { ...found.plan.newSite, corrections: found.corrections };
}

function findAnswerFaults(answers: object, current = sampleSiteConfig) {
  const found = planSetupChanges(JSON.stringify(answers), current, "answers.json");
  assert.ok("problems" in found, JSON.stringify(answers));
  return found.problems;
}
const listFaultyFields = (answers: object, current?: SiteConfig) =>
  findAnswerFaults(answers, current).map(({ field }) => field);

test("switching from the site's own agenda to a booking service drops the agenda's settings that the answers do not name", () => {
  for (const answers of [{ url: bookingUrl }, { url: bookingUrl, place: "Salta" }])
    assert.deepEqual(planNewSiteAndCorrections({ booking: answers }).booking, {
      label: "Agenda",
      ...answers,
    });
});

test("leaving a booking service for the site's own agenda requires hours and place; the rest has defaults", () => {
  const withService = createSampleConfigWithBooking({ url: bookingUrl });
  assert.deepEqual(listFaultyFields({ booking: { url: null } }, withService), [
    "booking.place",
    "booking.hours",
  ]);
  const own = { place: "Salta", hours: mondayHours };
  assert.deepEqual(planNewSiteAndCorrections({ booking: { url: null, ...own } }, withService).booking, {
    label: "Agenda",
    ...own,
    noticeHours: 24,
    daysOff: [],
    weeksAhead: 4,
  });
});

const ownBrandAnswers = { brand: { name: "Altamar TI" } };
const ownBrandConfig = { ...sampleSiteConfig, brand: { name: "Altamar TI", claim: "x" } };

test("when the brand's name changes, the sample's founding year and partners are removed unless the answers state some", () => {
  const { since, partners, corrections } = planNewSiteAndCorrections(ownBrandAnswers);
  assert.deepEqual([since, partners, corrections], [undefined, undefined, []]);
  const stated = planNewSiteAndCorrections({ ...ownBrandAnswers, since: 2015, partners: { google: 2016 } });
  assert.deepEqual([stated.since, stated.partners], [2015, { google: 2016 }]);
});

test("when the brand's name changes, each claim of the sample but experience is off unless the answers confirm it or give another figure", () => {
  const names = Object.keys(claimBlocks).filter((name) => !["experience", "meeting"].includes(name));
  const off: Record<string, boolean> = Object.fromEntries(names.map((name) => [name, false]));
  assert.deepEqual(planNewSiteAndCorrections(ownBrandAnswers).claims, off);
  const confirmed = { ...ownBrandAnswers, claims: { launch: true, meet: "500", dataLoss: false } };
  const { launch: _, ...others } = off;
  assert.deepEqual(planNewSiteAndCorrections(confirmed).claims, { ...others, meet: "500" });
});

test("an owner's founding year and claims are kept when the owner's brand name or mail address changes", () => {
  const current = { ...ownBrandConfig, since: 2015, partners: {}, claims: { launch: "72 horas" } };
  for (const answers of [{ brand: { name: "Altamar" } }, { email: "hola@altamar.mx" }]) {
    const { since, claims } = planNewSiteAndCorrections(answers, current);
    assert.deepEqual([since, claims], [2015, { launch: "72 horas" }], JSON.stringify(answers));
  }
});

test("answers with a clear meaning are corrected, and corrected answers need no further correction", () => {
  const yesAndNo = { integrations: "sí", dataLoss: "no", freeCrm: "sí" };
  const answers = {
    ...ownBrandAnswers,
    url: "Altamarti.mx/",
    email: " mailto:hola@altamarti.mx ",
    since: "2015",
    partners: { google: "no", kaseya: "Sí" },
    claims: { launch: "72 hs", response: "65%", storage: "2tb", meet: 150, retention: "7", ...yesAndNo },
    locale: "mx",
    timeZone: "mexico city",
    whatsapp: { number: "33 1234 5678" },
    phones: [{ label: "Soporte", number: "33 1234 5679" }],
    booking: { hours: { Lunes: ["9:00-13:00", "14 a 18 h"], mié: "10-12" } },
    applications: { endpoint: "formspree.io/f/abc", format: "FORM" },
    solutions: ["Google Workspace", "kaseya"],
  };
  const { corrections, ...config } = planNewSiteAndCorrections(answers);
  assert.partialDeepStrictEqual(config, {
    url: "https://altamarti.mx",
    email: "hola@altamarti.mx",
    since: 2015,
    locale: "es-MX",
    timeZone: "America/Mexico_City",
    whatsapp: { number: "+52 33 1234 5678" },
  });
  assert.deepEqual(config.partners, { google: false, kaseya: true });
  const figures = { launch: "72 horas", response: "65 %", storage: "2 TB", meet: "150", retention: "7 años" };
  assert.partialDeepStrictEqual(config.claims, { ...figures, dataLoss: false, freeCrm: true });
  assert.deepEqual(config.phones, [{ label: "Soporte", number: "+52 33 1234 5679" }]);
  assert.deepEqual(config.booking.hours, { mon: ["09:00-13:00", "14:00-18:00"], wed: ["10:00-12:00"] });
  assert.deepEqual(config.applications, { endpoint: "https://formspree.io/f/abc", format: "form" });
  assert.deepEqual(config.solutions, ["google-workspace", "kaseya"]);
  assert.ok(
    corrections.includes('url: "Altamarti.mx/" pasa a "https://altamarti.mx"'),
    corrections.join("\n"),
  );
  assert.deepEqual(planNewSiteAndCorrections(config).corrections, []);
});

test("each answer that is not sure to mean one valid value of its field is refused with the field instead of being corrected", () => {
  for (const [answers, field] of [
    [{ url: "altamarti" }, "url"],
    [{ url: "https://altamarti.mx/es" }, "url"],
    [{ claims: { launch: "3 días" } }, "claims.launch"],
    [{ claims: { integrations: "50 apps" } }, "claims.integrations"],
    [{ booking: { hours: { mon: ["de 9 en adelante"] } } }, "booking.hours.mon"],
    [{ locale: "es" }, "locale"],
    [{ timeZone: "Argentina" }, "timeZone"],
    [{ whatsapp: { number: "1234" } }, "whatsapp.number"],
    [{ solutions: ["kasella"] }, "solutions"],
  ] as const)
    assert.deepEqual(listFaultyFields({ ...ownBrandAnswers, ...answers }), [field], JSON.stringify(answers));
});

test("a booking address is taken out of the code that the service gives for pasting, and code without one is refused", () => {
  for (const [code, expected] of [
    [
      '<div class="calendly-inline-widget" data-url="https://calendly.com/acme/30min?a=1&amp;b=2"></div><script src="https://assets.calendly.com/w.js">',
      "https://calendly.com/acme/30min?a=1&b=2",
    ],
    [
      '<iframe src="https://api.leadconnectorhq.com/widget/booking/x" style="width:100%">',
      "https://api.leadconnectorhq.com/widget/booking/x",
    ],
    [
      "\n<iframe src='https://calendar.google.com/calendar/appointments/A?gv=true'>",
      "https://calendar.google.com/calendar/appointments/A?gv=true",
    ],
    ["calendly.com/acme/30min", "https://calendly.com/acme/30min"],
  ] as const)
    assert.equal(planNewSiteAndCorrections({ booking: { url: code } }).booking.url, expected);
  for (const code of ["<script>Cal('init')</script>", '<script src="https://app.cal.com/embed/embed.js">'])
    assert.deepEqual(listFaultyFields({ booking: { url: code } }), ["booking.url"], code);
});
