import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "../site.config.ts";
import { sampleFirmValues } from "../site.sample.ts";
import type { SiteConfig } from "../site.schema.ts";
import { formatSiteFault, planSetupChanges } from "./answers.ts";

const bookingUrl = "https://calendly.com/quebracho/30min";
const meetingHours = { mon: ["10:00-12:00"] };
const configWithAgenda = {
  ...site,
  booking: {
    label: "Agenda",
    place: "Rosario",
    hours: meetingHours,
    noticeHours: 48,
    daysOff: [],
    weeksAhead: 2,
  },
} satisfies SiteConfig;
const configWithService = { ...site, booking: { url: bookingUrl, label: "Agenda" } as SiteConfig["booking"] };

/** The configuration of the booking after these answers. */
function planBookingConfig(booking: object, current: SiteConfig) {
  const found = planSetupChanges({ booking }, current);
  assert.ok("plan" in found, JSON.stringify(found));
  return found.plan.config.booking;
}

test("switching from the site's own agenda to a booking service drops the agenda's settings that the answers do not name", () => {
  assert.deepEqual(planBookingConfig({ url: bookingUrl }, configWithAgenda), {
    url: bookingUrl,
    label: "Agenda",
  });
  assert.deepEqual(planBookingConfig({ url: bookingUrl, place: "Salta" }, configWithAgenda), {
    url: bookingUrl,
    label: "Agenda",
    place: "Salta",
  });
});

test("changing the address of a booking service keeps the other settings of the booking", () => {
  const both = { ...configWithAgenda, booking: { ...configWithAgenda.booking, url: bookingUrl } };
  assert.deepEqual(planBookingConfig({ url: `${bookingUrl}-x` }, both), {
    ...both.booking,
    url: `${bookingUrl}-x`,
  });
});

test("leaving a booking service for the site's own agenda requires hours and place; the rest has defaults", () => {
  const found = planSetupChanges({ booking: { url: null } }, configWithService);
  assert.ok("faults" in found);
  assert.deepEqual(
    found.faults.map(({ field }) => field),
    ["booking.place", "booking.hours"],
  );
  assert.deepEqual(planBookingConfig({ url: null, place: "Salta", hours: meetingHours }, configWithService), {
    label: "Agenda",
    place: "Salta",
    hours: meetingHours,
    noticeHours: 24,
    daysOff: [],
    weeksAhead: 4,
  });
});

/** The configuration of the sample firm, also in the copy of an owner. */
const { address: _, claims: __, ...withoutAddress } = configWithAgenda;
const sampleSiteConfig: SiteConfig = {
  ...withoutAddress,
  brand: { name: sampleFirmValues.name, claim: "Tecnología" },
  since: sampleFirmValues.since,
  partners: sampleFirmValues.partners,
};

/** The configuration after these answers, and the list of corrections. */
function planNewConfig(answers: object, current = sampleSiteConfig) {
  const found = planSetupChanges(answers, current);
  assert.ok("plan" in found, JSON.stringify(found));
  return { ...found.plan.config, mended: found.mended };
}

const ownBrandAnswers = { brand: { name: "Altamar TI" } };

test("when the brand's name changes, founding year and partners of the sample are removed unless the answers state some", () => {
  const { since, partners, mended } = planNewConfig(ownBrandAnswers);
  assert.deepEqual([since, partners, mended], [undefined, undefined, []]);
  const stated = planNewConfig({ ...ownBrandAnswers, since: 2015, partners: { google: 2016 } });
  assert.deepEqual([stated.since, stated.partners], [2015, { google: 2016 }]);
});

test("when the brand's name changes, each claim of the sample is off unless the answers confirm it or give another figure", () => {
  const off = { integrations: false, response: false, storage: false, retention: false, dataLoss: false };
  assert.deepEqual(planNewConfig(ownBrandAnswers).claims, { ...off, launch: false, meet: false });
  const confirmed = { ...ownBrandAnswers, claims: { launch: true, meet: "500", dataLoss: false } };
  assert.deepEqual(planNewConfig(confirmed).claims, { ...off, meet: "500" });
  const own = {
    ...sampleSiteConfig,
    brand: { name: "Altamar TI", claim: "x" },
    claims: { launch: "72 horas" },
  };
  assert.deepEqual(planNewConfig({ email: "hola@altamar.mx" }, own).claims, { launch: "72 horas" });
});

test("when the brand's name changes, days off of the sample's agenda are removed unless the answers have some", () => {
  const agendaSite = {
    ...sampleSiteConfig,
    booking: { ...sampleSiteConfig.booking, url: undefined, daysOff: ["2026-12-08"] },
  };
  assert.deepEqual(planNewConfig(ownBrandAnswers, agendaSite).booking.daysOff, []);
  const stated = planNewConfig({ ...ownBrandAnswers, booking: { daysOff: ["2027-05-01"] } }, agendaSite);
  assert.deepEqual(stated.booking.daysOff, ["2027-05-01"]);
});

test("a founding year that the owner has stated is kept when the owner's brand name changes", () => {
  const current = {
    ...sampleSiteConfig,
    brand: { ...sampleSiteConfig.brand, name: "Altamar TI" },
    since: 2015,
    partners: {},
  };
  assert.equal(planNewConfig({ brand: { name: "Altamar" } }, current).since, 2015);
});

test("answers with a clear meaning are corrected and the correction of the site's address is listed; corrected answers need no correction", () => {
  const hours = { Lunes: ["9:00-13:00", "14 a 18 h"], mié: "10-12" };
  const answers = {
    ...ownBrandAnswers,
    url: "Altamarti.mx/",
    email: " mailto:hola@altamarti.mx ",
    since: "2015",
    partners: { google: "no", kaseya: "Sí" },
    claims: {
      launch: "72 hs",
      response: "65%",
      storage: "2tb",
      meet: 150,
      retention: "7",
      integrations: "sí",
      dataLoss: "no",
    },
    locale: "mx",
    timeZone: "mexico city",
    whatsapp: { number: "33 1234 5678" },
    phones: [{ label: "Soporte", number: "33 1234 5679" }],
    booking: { hours },
    applications: { endpoint: "formspree.io/f/abc", format: "FORM" },
    solutions: ["Google Workspace", "kaseya"],
  };
  const { mended, ...config } = planNewConfig(answers);
  assert.equal(config.url, "https://altamarti.mx");
  assert.equal(config.email, "hola@altamarti.mx");
  assert.equal(config.since, 2015);
  assert.deepEqual(config.partners, { google: false, kaseya: true });
  assert.deepEqual(config.claims, {
    launch: "72 horas",
    response: "65 %",
    storage: "2 TB",
    meet: "150",
    retention: "7 años",
    dataLoss: false,
  });
  assert.equal(config.locale, "es-MX");
  assert.equal(config.timeZone, "America/Mexico_City");
  assert.equal(config.whatsapp.number, "+52 33 1234 5678");
  assert.deepEqual(config.phones, [{ label: "Soporte", number: "+52 33 1234 5679" }]);
  assert.deepEqual(config.booking.hours, { mon: ["09:00-13:00", "14:00-18:00"], wed: ["10:00-12:00"] });
  assert.deepEqual(config.applications, { endpoint: "https://formspree.io/f/abc", format: "form" });
  assert.deepEqual(config.solutions, ["google-workspace", "kaseya"]);
  assert.ok(mended.includes('url: "Altamarti.mx/" pasa a "https://altamarti.mx"'), mended.join("\n"));
  assert.deepEqual(planNewConfig(config).mended, []);
});

test("a range of weekdays gives each of its days, and a name that is no day is refused", () => {
  const plan = (hours: object) => planNewConfig({ ...ownBrandAnswers, booking: { hours } }).booking.hours;
  const spans = ["09:00-18:00"];
  assert.deepEqual(plan({ "lunes a viernes": "9 a 18" }), {
    mon: spans,
    tue: spans,
    wed: spans,
    thu: spans,
    fri: spans,
  });
  assert.deepEqual(plan({ "Lun-Mar": "9-18", "sábado y domingo": ["9-18"] }), {
    mon: spans,
    tue: spans,
    sat: spans,
    sun: spans,
  });
  for (const name of ["lunes por medio", "viernes a lunes", "feriados"]) {
    const found = planSetupChanges(
      { ...ownBrandAnswers, booking: { hours: { [name]: "9-18" } } },
      sampleSiteConfig,
    );
    assert.deepEqual("faults" in found && found.faults.map(({ field }) => field), ["booking.hours"], name);
  }
});

test("a group that is no group is reported once, with an example", () => {
  const found = planSetupChanges({ brand: "Altamar", colors: "azul" }, sampleSiteConfig);
  assert.ok("faults" in found);
  assert.deepEqual(
    found.faults.map(({ field }) => field),
    ["brand", "colors.brand", "colors.action"],
  );
  assert.match(formatSiteFault(found.faults[0] as never), /por ejemplo \{ "name": "Quebracho Sistemas" \}$/);
});

test("each ambiguous answer is refused with its field instead of being corrected", () => {
  for (const [answers, field] of [
    [{ url: "altamarti" }, "url"],
    [{ url: "https://altamarti.mx/es" }, "url"],
    [{ claims: { launch: "3 días" } }, "claims.launch"],
    [{ claims: { integrations: "50 apps" } }, "claims.integrations"],
    [{ booking: { hours: { mon: ["de 9 en adelante"] } } }, "booking.hours"],
    [{ locale: "es" }, "locale"],
    [{ timeZone: "Argentina" }, "timeZone"],
    [{ whatsapp: { number: "1234" } }, "whatsapp.number"],
    [{ solutions: ["kasella"] }, "solutions"],
  ] as const) {
    const found = planSetupChanges({ ...ownBrandAnswers, ...answers }, sampleSiteConfig);
    assert.deepEqual("faults" in found && found.faults.map((fault) => fault.field), [field]);
  }
});
