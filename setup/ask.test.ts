import assert from "node:assert/strict";
import { PassThrough } from "node:stream";
import { test } from "node:test";
import { stripVTControlCharacters } from "node:util";
import { claimBlocks, listOfferedClaims } from "../src/content/claim-blocks.ts";
import { sampleFirmValues } from "../src/content/sample-firm.ts";
import { site } from "../src/content/site.ts";
import { type SiteConfig, siteFields } from "../src/content/site-schema.ts";
import { findFieldInfo } from "../src/content/yaml.ts";
import { planSetupChanges } from "./answers.ts";
import { askSetupQuestions } from "./ask.ts";

// With TERM=dumb, as on some build machines, Node's readline supports letter keys only.
process.env.TERM = "xterm";

/** Creates a terminal that presses keys, once each, when the text of their question appears on its screen. */
function createFakeTerminal(keysByQuestion: [questionText: string, keys: string[]][]) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 200, rows: 60 });
  const waiting = [...keysByQuestion];
  let screen = "";
  output.on("data", (chunk) => {
    screen += stripVTControlCharacters(String(chunk));
    const next = waiting.findIndex(([question]) => screen.includes(question));
    if (next < 0) return;
    const [[, pressed] = ["", []]] = waiting.splice(next, 1);
    for (const [index, key] of pressed.entries()) setTimeout(() => input.write(key), 20 * (index + 1));
  });
  return { terminal: { input, output } as never, screenText: () => screen };
}

const clearKey = "\u0015";
const enterKey = "\r";
const arrowUpKey = "\u001b[A";

/** @returns what a question's text begins with: the title of a field; another text as it is */
const findQuestion = (fieldOrText: string) =>
  ({ "colors.brand": "Color de la marca", "colors.action": "Color del botón" })[fieldOrText] ??
  findFieldInfo(siteFields, fieldOrText.split(".")).title ??
  fieldOrText;

/** Builds the keys, Enter last, that answer the question of a field, or are typed when another text appears. */
const buildAnswerKeys = (fieldOrText: string, ...keys: string[]): [string, string[]] => [
  findQuestion(fieldOrText),
  [...keys, enterKey],
];
const buildReplacingKeys = (fieldOrText: string, newAnswer: string) =>
  buildAnswerKeys(fieldOrText, clearKey, newAnswer);
const buildEnterKeys = (...fieldsOrTexts: string[]) => fieldsOrTexts.map((one) => buildAnswerKeys(one));
/** Builds the single key that answers a yes-or-no question. */
const buildYesOrNoKeys = (fieldOrText: string, key: "y" | "n"): [string, string[]] => [
  findQuestion(fieldOrText),
  [key],
];

/** Builds the keys that answer the questions about the claims of what is offered: No, unless a key is given. */
const buildClaimKeys = (offered: readonly string[], keys: Record<string, "y"> = {}) =>
  listOfferedClaims(offered)
    .filter((name) => name !== "experience")
    .map((name): [string, string[]] => [
      `${claimBlocks[name]?.text}`.replaceAll("\u00a0", " "),
      [keys[name] ?? enterKey],
    ]);

const skipUnlessSampleFirm =
  site.brand.name !== sampleFirmValues.name &&
  "its keys answer the questions that setup asks about the sample firm";

test("setup's questions keep the current value on Enter, ask again after an invalid answer, and return the answers", {
  skip: skipUnlessSampleFirm,
}, async () => {
  const { terminal, screenText } = createFakeTerminal([
    buildReplacingKeys("brand.name", "Quebracho"),
    buildAnswerKeys("brand.short", clearKey),
    ...buildEnterKeys("brand.claim"),
    buildReplacingKeys("legal.name", "Quebracho Sistemas S.R.L."),
    ...buildEnterKeys("legal.taxId", "url"),
    buildReplacingKeys("email", "hola"),
    buildAnswerKeys('encontré "hola"', "@quebracho.com.py"),
    ...buildEnterKeys("locale", "whatsapp.number", "whatsapp.greeting"),
    buildAnswerKeys("since", "1850"),
    buildReplacingKeys("encontré 1850", "2015"),
    buildReplacingKeys("partners.google", "2012"),
    buildReplacingKeys("encontré 2012", "2016"),
    ...buildEnterKeys("partners.kaseya"),
    buildReplacingKeys("solutions", "crm, telefonia"),
    buildReplacingKeys('encontré "telefonia"', "crm, agentes-ia"),
    ...buildClaimKeys(["crm", "agentes-ia"], { integrations: "y", response: "y" }),
    ...buildEnterKeys("Los años de experiencia"),
    buildYesOrNoKeys("¿Alguna cifra es otra", "y"),
    buildReplacingKeys("Más de …", "80"),
    ...buildEnterKeys("Hasta …", "¿Cómo se reserva", "¿Qué días", "¿En qué horarios"),
    ...buildEnterKeys("booking.place", "timeZone", "careers"),
    buildAnswerKeys("applications.endpoint", "formspree"),
    buildReplacingKeys('encontré "formspree"', "formspree.io/f/abc"),
    buildYesOrNoKeys("¿Cambiar los colores?", "y"),
    buildAnswerKeys("colors.brand", "0b5cad"),
    buildAnswerKeys("colors.action", "#f5b942"),
  ]);
  const { applications: _, legal: __, solutions: ___, claims: ____, address: _____, ...rest } = site;
  const current = {
    ...rest,
    careers: undefined,
    locale: "es-AR",
    timeZone: "America/Argentina/Buenos_Aires",
    since: sampleFirmValues.since,
    partners: sampleFirmValues.partners,
    brand: { ...site.brand, short: "Corto" },
    booking: {
      label: "Agenda",
      place: "Buenos Aires",
      hours: { mon: ["09:00-13:00"], tue: ["09:00-13:00"] },
      noticeHours: 24,
      daysOff: [],
      weeksAhead: 4,
    },
  };
  const answers = await askSetupQuestions(current, terminal);
  assert.match(screenText(), /encontré "hola"; se espera una dirección de correo/);
  assert.match(screenText(), /Sí \/ [○●] No/);
  assert.doesNotMatch(screenText(), /Yes|navigate|select\b|confirm\b|Please/i);
  assert.deepEqual(answers.colors, { brand: "#0b5cad", action: "#f5b942" });
  assert.equal(answers.email, "hola@quebracho.com.py");
  const found = planSetupChanges(JSON.stringify(answers), current, "respuestas");
  assert.ok("plan" in found, JSON.stringify(found));
  const { brand, url, legal, solutions, since, partners, claims, applications } = found.plan.newSite;
  assert.deepEqual(brand, { name: "Quebracho", claim: site.brand.claim });
  assert.equal(url, site.url);
  assert.deepEqual(legal, { name: "Quebracho Sistemas S.R.L." });
  assert.deepEqual(solutions, ["crm", "agentes-ia"]);
  assert.deepEqual([since, partners], [2015, { google: 2016, kaseya: false }]);
  const { integrations, response, launch } = claims ?? {};
  assert.deepEqual([integrations, response, launch], ["80", undefined, false]);
  assert.deepEqual(applications, { endpoint: "https://formspree.io/f/abc", format: "form" });
});

test("a firm in Mexico that leaves its booking service is asked for a Mexican number, days, hours and place, in Mexico City's time", {
  skip: skipUnlessSampleFirm,
}, async () => {
  const { terminal, screenText } = createFakeTerminal([
    ...buildEnterKeys(
      "brand.name",
      "brand.short",
      "brand.claim",
      "legal.name",
      "legal.taxId",
      "url",
      "email",
    ),
    buildReplacingKeys("locale", "mx"),
    buildAnswerKeys("whatsapp.number", "33 1234 5678"),
    ...buildEnterKeys("whatsapp.greeting", "since", "partners.google", "partners.kaseya"),
    buildReplacingKeys("solutions", "kaseya"),
    ...buildClaimKeys(["kaseya"]),
    buildAnswerKeys("¿Cómo se reserva", arrowUpKey),
    buildAnswerKeys("¿Qué días", enterKey, " "),
    ...buildEnterKeys("¿En qué horarios"),
    buildAnswerKeys("booking.place", "Guadalajara"),
    ...buildEnterKeys("timeZone"),
    buildYesOrNoKeys("careers", "n"),
    buildYesOrNoKeys("¿Cambiar los colores?", "n"),
  ]);
  const booking = { url: "https://calendly.com/quebracho/30min", label: "Agenda" } as SiteConfig["booking"];
  const answers = await askSetupQuestions({ ...site, careers: undefined, booking }, terminal);
  const hours = { mon: ["09:00-13:00", "14:00-18:00"] };
  assert.deepEqual(answers.booking, { url: null, hours, place: "Guadalajara" });
  assert.equal(answers.timeZone, "America/Mexico_City");
  assert.deepEqual(answers.whatsapp, { number: "+52 33 1234 5678", greeting: site.whatsapp.greeting });
  assert.deepEqual([answers.careers, "applications" in answers], [false, false]);
  assert.doesNotMatch(screenText(), /Yes|navigate|confirm\b|Please|celular argentino|\btrue\b|\bfalse\b/i);
});
