import assert from "node:assert/strict";
import { test } from "node:test";
import { claimBlocks } from "../src/content/firm/claim-blocks.ts";
import { firm } from "../src/content/firm/firm.ts";
import { sampleFirmValues } from "../src/content/firm/sample-firm.ts";
import type { SiteConfig } from "../src/content/firm/site-fields.ts";
import { ContentError, formatFieldPath } from "../src/content/reading/problems.ts";
import { read } from "../src/site-content.ts";
import { planSetupChanges } from "./answers.ts";

const site = read(firm);

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
const planNewSite = (answers: object, current = sampleSiteConfig) =>
  planSetupChanges(JSON.stringify(answers), current, "answers.json").newSite;

function listFaultyFields(answers: object, current = sampleSiteConfig) {
  try {
    planNewSite(answers, current);
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(({ field = [] }) => formatFieldPath(field));
    throw error;
  }
  return [];
}

test("switching from the site's own agenda to a booking service drops the agenda's settings that the answers do not name", () => {
  for (const booking of [{ url: bookingUrl }, { url: bookingUrl, place: "Salta" }])
    assert.deepEqual(planNewSite({ booking }).booking, { label: "Agenda", ...booking });
});

test("leaving a booking service for the site's own agenda requires hours and place; the rest has defaults", () => {
  const withService = {
    ...sampleSiteConfig,
    booking: { label: "Agenda", url: bookingUrl } as typeof site.booking,
  };
  const required = listFaultyFields({ booking: { url: null } }, withService);
  assert.deepEqual(required, ["booking.place", "booking.hours"]);
  const own = { place: "Salta", hours: mondayHours };
  const { booking } = planNewSite({ booking: { url: null, ...own } }, withService);
  assert.deepEqual(booking, { label: "Agenda", ...own, noticeHours: 24, daysOff: [], weeksAhead: 4 });
});

const ownBrandAnswers = { brand: { name: "Altamar TI" } };

test("when the brand's name changes, founding year, partners and claims of the sample are gone unless the answers state them", () => {
  const names = Object.keys(read(claimBlocks)).filter((name) => !["experience", "meeting"].includes(name));
  const off: Record<string, boolean> = Object.fromEntries(names.map((name) => [name, false]));
  const { since, partners, claims } = planNewSite(ownBrandAnswers);
  assert.deepEqual([since, partners, claims], [undefined, undefined, off]);
  const { launch: _, ...others } = off;
  const stated = planNewSite({
    ...ownBrandAnswers,
    since: 2015,
    partners: { google: 2016 },
    claims: { launch: true, meet: "500", dataLoss: false },
  });
  assert.deepEqual([stated.since, stated.partners], [2015, { google: 2016 }]);
  assert.deepEqual(stated.claims, { ...others, meet: "500" });
});

test("an owner's founding year and claims are kept when the owner's brand name or mail address changes", () => {
  const claims = { launch: "72 horas" };
  const current = { ...sampleSiteConfig, brand: { name: "Altamar TI", claim: "x" }, since: 2003, claims };
  for (const answers of [{ brand: { name: "Altamar" } }, { email: "hola@altamar.mx" }])
    assert.partialDeepStrictEqual(planNewSite(answers, current), { since: 2003, claims });
});

const calendly = "https://calendly.com/acme/30min";
const google = "https://calendar.google.com/calendar/appointments/A?gv=true";

test("answers with a clear meaning are corrected", () => {
  const cases: [answers: object, expected: object][] = [
    [{ url: "Altamarti.mx/" }, { url: "https://altamarti.mx" }],
    [{ url: "Peña.com.ar" }, { url: "https://xn--pea-8ma.com.ar" }],
    [{ email: " mailto:hola@altamarti.mx " }, { email: "hola@altamarti.mx" }],
    [{ since: "2015" }, { since: 2015 }],
    [{ partners: { google: "no", kaseya: "Sí" } }, { partners: { google: false, kaseya: true } }],
    [{ claims: { launch: "72 hs", response: "65%" } }, { claims: { launch: "72 horas", response: "65 %" } }],
    [{ claims: { storage: "2tb", meet: 150 } }, { claims: { storage: "2 TB", meet: "150" } }],
    [{ claims: { dataLoss: "no", freeCrm: "sí" } }, { claims: { dataLoss: false, freeCrm: true } }],
    [{ locale: "mx" }, { locale: "es-MX" }],
    [{ timeZone: "mexico city" }, { timeZone: "America/Mexico_City" }],
    [{ locale: "mx", whatsapp: { number: "33 1234 5678" } }, { whatsapp: { number: "+52 33 1234 5678" } }],
    [
      { locale: "mx", phones: [{ label: "Soporte", number: "33 1234 5679" }] },
      { phones: [{ label: "Soporte", number: "+52 33 1234 5679" }] },
    ],
    [
      { booking: { hours: { Lunes: ["9:00-13:00", "14 a 18 h"], mié: "10-12" } } },
      { booking: { hours: { mon: ["09:00-13:00", "14:00-18:00"], wed: ["10:00-12:00"] } } },
    ],
    [
      { applications: { endpoint: "formspree.io/f/abc", format: "FORM" } },
      { applications: { endpoint: "https://formspree.io/f/abc", format: "form" } },
    ],
    [{ solutions: ["Google Workspace", "kaseya"] }, { solutions: ["google-workspace", "kaseya"] }],
    // The address is taken out of the code that a service gives for pasting.
    [{ booking: { url: "calendly.com/acme/30min" } }, { booking: { url: calendly } }],
    [
      { booking: { url: `<div data-url="${calendly}?a=1&amp;b=2"></div><script src="https://a.example">` } },
      { booking: { url: `${calendly}?a=1&b=2` } },
    ],
    [{ booking: { url: `\n<iframe src='${google}'>` } }, { booking: { url: google } }],
  ];
  for (const [answers, expected] of cases)
    assert.partialDeepStrictEqual(planNewSite({ ...ownBrandAnswers, ...answers }), expected);
});

test("each answer that is not sure to mean one valid value of its field is refused with the field instead of being corrected", () => {
  for (const [answers, field] of [
    [{ url: "altamarti" }, "url"],
    [{ claims: { launch: "3 días" } }, "claims.launch"],
    [{ claims: { integrations: "50 apps" } }, "claims.integrations"],
    [{ booking: { hours: { mon: ["de 9 en adelante"] } } }, "booking.hours.mon"],
    [{ booking: { url: "<script>Cal('init')</script>" } }, "booking.url"],
    [{ booking: { url: '<script src="https://app.cal.com/embed/embed.js">' } }, "booking.url"],
    [{ locale: "es" }, "locale"],
    [{ timeZone: "Argentina" }, "timeZone"],
    [{ colors: { brand: "#e2725b", action: "rojo" } }, "colors.action"],
  ] as const)
    assert.deepEqual(listFaultyFields({ ...ownBrandAnswers, ...answers }), [field], JSON.stringify(answers));
});
