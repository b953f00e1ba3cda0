import assert from "node:assert/strict";
import { PassThrough } from "node:stream";
import { test } from "node:test";
import { stripVTControlCharacters } from "node:util";
import { site } from "../site.config.ts";
import { sampleFirmValues } from "../site.sample.ts";
import type { SiteConfig } from "../site.schema.ts";
import { planSetupChanges } from "./answers.ts";
import { askSetupQuestions, SetupCancelled } from "./ask.ts";
import { questionLabelsByField } from "./fields.ts";

// With TERM=dumb, as on some build machines, Node's readline supports letter keys only.
process.env.TERM = "xterm";

/** Presses keys when a part of a question's text appears. */
function createFakeTerminal(keys: [question: string, pressed: string[]][]) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 200, rows: 60 });
  const waiting = [...keys];
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
const up = "\u001b[A";

const listDefaultAnswerKeys = (...names: string[]) =>
  names.map((name): [string, string[]] => [questionLabelsByField[name] ?? name, [enterKey]]);

const agendaAnswers = {
  label: "Agenda",
  place: "Buenos Aires",
  hours: { mon: ["09:00-13:00"], tue: ["09:00-13:00"] },
  noticeHours: 24,
  daysOff: [],
  weeksAhead: 4,
};

test("Enter keeps the current value of a question, an invalid answer is reported and can be corrected, and the answers give the new configuration", {
  skip: site.brand.name !== sampleFirmValues.name && "its keys are for what the sample has written",
}, async () => {
  const { terminal, screenText } = createFakeTerminal([
    [questionLabelsByField["brand.name"] ?? "", [clearKey, "Quebracho", enterKey]],
    [questionLabelsByField["brand.short"] ?? "", [clearKey, enterKey]],
    ...listDefaultAnswerKeys("brand.claim"),
    [questionLabelsByField["legal.name"] ?? "", [clearKey, "Quebracho Sistemas S.R.L.", enterKey]],
    ...listDefaultAnswerKeys("legal.taxId", "url"),
    [questionLabelsByField.email ?? "", [clearKey, "hola", enterKey]],
    ['encontré "hola"', ["@quebracho.com.py", enterKey]],
    ...listDefaultAnswerKeys("locale", "whatsapp.number", "whatsapp.greeting"),
    [questionLabelsByField.since ?? "", ["1850", enterKey]],
    ["encontré 1850", [clearKey, "2015", enterKey]],
    [questionLabelsByField["partners.google"] ?? "", [clearKey, "2012", enterKey]],
    ["encontré 2012", [clearKey, "2016", enterKey]],
    ...listDefaultAnswerKeys("partners.kaseya"),
    [questionLabelsByField.solutions ?? "", [clearKey, "crm, telefonia", enterKey]],
    ['encontré "telefonia"', [clearKey, "crm, agentes-ia", enterKey]],
    ["Un agente funciona", [enterKey]],
    ["Hay más de 50", ["y"]],
    ["bajan hasta un 70", ["y"]],
    ["Los años de experiencia", [enterKey]],
    ["¿Alguna cifra es otra", ["y"]],
    ["Hay más de …", [clearKey, "80", enterKey]],
    ["bajan hasta un …", [enterKey]],
    ["¿Cómo se reserva", [enterKey]],
    ["¿Qué días", [enterKey]],
    ["¿En qué horarios", [enterKey]],
    ...listDefaultAnswerKeys("booking.place", "timeZone"),
    [questionLabelsByField.careers ?? "", [enterKey]],
    [questionLabelsByField["applications.endpoint"] ?? "", ["formspree", enterKey]],
    ['encontré "formspree"', [clearKey, "formspree.io/f/abc", enterKey]],
    ["¿Cambiar los colores?", ["y"]],
    [questionLabelsByField["colors.brand"] ?? "", ["0b5cad", enterKey]],
    [questionLabelsByField["colors.action"] ?? "", ["#f5b942", enterKey]],
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
    booking: agendaAnswers,
  };
  const answers = await askSetupQuestions(current, terminal);
  assert.match(screenText(), /encontré "hola"; se espera una dirección de correo/);
  assert.match(screenText(), /Sí \/ [○●] No/);
  assert.doesNotMatch(screenText(), /Yes|navigate|select\b|confirm\b|Please/i);
  assert.deepEqual(answers.colors, { brand: "#0b5cad", action: "#f5b942" });
  assert.equal(answers.email, "hola@quebracho.com.py");
  const found = planSetupChanges(answers, current);
  assert.ok("plan" in found, JSON.stringify(found));
  const { brand, url, legal, applications } = found.plan.config;
  assert.deepEqual(brand, { name: "Quebracho", claim: site.brand.claim });
  assert.equal(url, site.url);
  assert.deepEqual(found.plan.config.solutions, ["crm", "agentes-ia"]);
  assert.equal(found.plan.config.since, 2015);
  assert.deepEqual(found.plan.config.partners, { google: 2016, kaseya: false });
  assert.deepEqual(found.plan.config.claims, {
    launch: false,
    integrations: "80",
    storage: false,
    meet: false,
    retention: false,
    dataLoss: false,
  });
  assert.deepEqual(legal, { name: "Quebracho Sistemas S.R.L." });
  assert.deepEqual(applications, { endpoint: "https://formspree.io/f/abc", format: "form" });
});

test("an owner who changes from a booking service to the site's own agenda is asked for days, hours and place, and one without /hablemos is not asked for the receiver of applications", {
  skip: site.brand.name !== sampleFirmValues.name && "its keys are for what the sample has written",
}, async () => {
  const { terminal, screenText } = createFakeTerminal([
    ...listDefaultAnswerKeys(
      "brand.name",
      "brand.short",
      "brand.claim",
      "legal.name",
      "legal.taxId",
      "url",
      "email",
    ),
    ...listDefaultAnswerKeys("locale", "whatsapp.number", "whatsapp.greeting"),
    ...listDefaultAnswerKeys("since", "partners.google", "partners.kaseya", "solutions"),
    ...["Un agente", "Hay más de", "bajan hasta", "almacenamiento", "participantes", "Datto", "El 60"].map(
      (claim): [string, string[]] => [claim, [enterKey]],
    ),
    ["¿Cómo se reserva", [up, enterKey]],
    ["¿Qué días", [enterKey, " ", enterKey]],
    ["¿En qué horarios", [enterKey]],
    [questionLabelsByField["booking.place"] ?? "", ["Asunción", enterKey]],
    ...listDefaultAnswerKeys("timeZone"),
    [questionLabelsByField.careers ?? "", ["n"]],
    ["¿Cambiar los colores?", ["n"]],
  ]);
  const service = { url: "https://calendly.com/quebracho/30min", label: "Agenda" };
  const answers = await askSetupQuestions(
    { ...site, careers: undefined, booking: service as SiteConfig["booking"] },
    terminal,
  );
  const hours = { mon: ["09:00-13:00", "14:00-18:00"] };
  assert.doesNotMatch(screenText(), /Yes|navigate|confirm\b|Please/i);
  assert.deepEqual(answers.booking, { url: null, hours, place: "Asunción" });
  assert.deepEqual([answers.careers, "applications" in answers], [false, false]);
});

test("a firm in Mexico is asked for a Mexican number and gets Mexico City as its time zone, and the partner question asks for sí or no", {
  skip: site.brand.name !== sampleFirmValues.name && "its keys are for what the sample has written",
}, async () => {
  const { terminal, screenText } = createFakeTerminal([
    ...listDefaultAnswerKeys("brand.name", "brand.short", "brand.claim", "legal.name", "legal.taxId", "url"),
    ...listDefaultAnswerKeys("email"),
    [questionLabelsByField.locale ?? "", [clearKey, "mx", enterKey]],
    [questionLabelsByField["whatsapp.number"] ?? "", ["33 1234 5678", enterKey]],
    ...listDefaultAnswerKeys("whatsapp.greeting", "since", "partners.google", "partners.kaseya"),
    [questionLabelsByField.solutions ?? "", [clearKey, "kaseya", enterKey]],
    ["Datto se guardan", [enterKey]],
    ["El 60", [enterKey]],
    ["¿Cómo se reserva", [enterKey]],
    ["¿Qué días", [enterKey]],
    ["¿En qué horarios", [enterKey]],
    ...listDefaultAnswerKeys("booking.place", "timeZone"),
    [questionLabelsByField.careers ?? "", ["n"]],
    ["¿Cambiar los colores?", ["n"]],
  ]);
  const answers = await askSetupQuestions(site, terminal);
  assert.equal(answers.timeZone, "America/Mexico_City");
  assert.deepEqual(answers.whatsapp, { number: "+52 33 1234 5678", greeting: site.whatsapp.greeting });
  assert.doesNotMatch(screenText(), /celular argentino|\btrue\b|\bfalse\b/);
  assert.match(screenText(), /sí, si no quieres decir el año; o no/);
});

test("Ctrl+C at the first question ends the questions with SetupCancelled and no answers", async () => {
  const { terminal } = createFakeTerminal([[questionLabelsByField["brand.name"] ?? "", ["\u0003"]]]);
  await assert.rejects(askSetupQuestions(site, terminal), SetupCancelled);
});
