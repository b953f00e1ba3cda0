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

/** The keys for the question of a field, or for any text on the screen, and Enter. */
const answer = (question: string, ...keys: string[]): [string, string[]] => [
  questionLabelsByField[question] ?? question,
  [...keys, enterKey],
];
const replace = (question: string, text: string) => answer(question, clearKey, text);
const keep = (...questions: string[]) => questions.map((question) => answer(question));
/** The one key for a question of yes or no. */
const decide = (question: string, key: "y" | "n"): [string, string[]] => [
  questionLabelsByField[question] ?? question,
  [key],
];

const skipReasonOrFalse =
  site.brand.name !== sampleFirmValues.name && "its keys are for what the sample has written";

test("Enter keeps the current value of a question, an invalid answer is reported and can be corrected, and the answers give the new configuration", {
  skip: skipReasonOrFalse,
}, async () => {
  const { terminal, screenText } = createFakeTerminal([
    replace("brand.name", "Quebracho"),
    answer("brand.short", clearKey),
    ...keep("brand.claim"),
    replace("legal.name", "Quebracho Sistemas S.R.L."),
    ...keep("legal.taxId", "url"),
    replace("email", "hola"),
    answer('encontré "hola"', "@quebracho.com.py"),
    ...keep("locale", "whatsapp.number", "whatsapp.greeting"),
    answer("since", "1850"),
    replace("encontré 1850", "2015"),
    replace("partners.google", "2012"),
    replace("encontré 2012", "2016"),
    ...keep("partners.kaseya"),
    replace("solutions", "crm, telefonia"),
    replace('encontré "telefonia"', "crm, agentes-ia"),
    ...keep("Un agente funciona"),
    decide("Hay más de 50", "y"),
    decide("bajan hasta un 70", "y"),
    ...keep("Los años de experiencia"),
    decide("¿Alguna cifra es otra", "y"),
    replace("Hay más de …", "80"),
    ...keep("bajan hasta un …", "¿Cómo se reserva", "¿Qué días", "¿En qué horarios"),
    ...keep("booking.place", "timeZone", "careers"),
    answer("applications.endpoint", "formspree"),
    replace('encontré "formspree"', "formspree.io/f/abc"),
    decide("¿Cambiar los colores?", "y"),
    answer("colors.brand", "0b5cad"),
    answer("colors.action", "#f5b942"),
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
  const found = planSetupChanges(answers, current);
  assert.ok("plan" in found, JSON.stringify(found));
  const { brand, url, legal, solutions, since, partners, claims, applications } = found.plan.config;
  assert.deepEqual(brand, { name: "Quebracho", claim: site.brand.claim });
  assert.equal(url, site.url);
  assert.deepEqual(legal, { name: "Quebracho Sistemas S.R.L." });
  assert.deepEqual(solutions, ["crm", "agentes-ia"]);
  assert.deepEqual([since, partners], [2015, { google: 2016, kaseya: false }]);
  const off = { launch: false, storage: false, meet: false, retention: false, dataLoss: false };
  assert.deepEqual(claims, { ...off, integrations: "80" });
  assert.deepEqual(applications, { endpoint: "https://formspree.io/f/abc", format: "form" });
});

test("an owner who changes from a booking service to the site's own agenda is asked for days, hours and place, and one without /hablemos is not asked for the receiver of applications", {
  skip: skipReasonOrFalse,
}, async () => {
  const { terminal, screenText } = createFakeTerminal([
    ...keep("brand.name", "brand.short", "brand.claim", "legal.name", "legal.taxId", "url", "email"),
    ...keep("locale", "whatsapp.number", "whatsapp.greeting"),
    ...keep("since", "partners.google", "partners.kaseya", "solutions"),
    ...keep("Un agente", "Hay más de", "bajan hasta", "almacenamiento", "participantes", "Datto", "El 60"),
    answer("¿Cómo se reserva", up),
    answer("¿Qué días", enterKey, " "),
    ...keep("¿En qué horarios"),
    answer("booking.place", "Asunción"),
    ...keep("timeZone"),
    decide("careers", "n"),
    decide("¿Cambiar los colores?", "n"),
  ]);
  const booking = { url: "https://calendly.com/quebracho/30min", label: "Agenda" } as SiteConfig["booking"];
  const answers = await askSetupQuestions({ ...site, careers: undefined, booking }, terminal);
  const hours = { mon: ["09:00-13:00", "14:00-18:00"] };
  assert.doesNotMatch(screenText(), /Yes|navigate|confirm\b|Please/i);
  assert.deepEqual(answers.booking, { url: null, hours, place: "Asunción" });
  assert.deepEqual([answers.careers, "applications" in answers], [false, false]);
});

test("a firm in Mexico is asked for a Mexican number and gets Mexico City as its time zone, and the partner question asks for sí or no", {
  skip: skipReasonOrFalse,
}, async () => {
  const { terminal, screenText } = createFakeTerminal([
    ...keep("brand.name", "brand.short", "brand.claim", "legal.name", "legal.taxId", "url", "email"),
    replace("locale", "mx"),
    answer("whatsapp.number", "33 1234 5678"),
    ...keep("whatsapp.greeting", "since", "partners.google", "partners.kaseya"),
    replace("solutions", "kaseya"),
    ...keep("Datto se guardan", "El 60", "¿Cómo se reserva", "¿Qué días", "¿En qué horarios"),
    ...keep("booking.place", "timeZone"),
    decide("careers", "n"),
    decide("¿Cambiar los colores?", "n"),
  ]);
  const answers = await askSetupQuestions(site, terminal);
  assert.equal(answers.timeZone, "America/Mexico_City");
  assert.deepEqual(answers.whatsapp, { number: "+52 33 1234 5678", greeting: site.whatsapp.greeting });
  assert.doesNotMatch(screenText(), /celular argentino|\btrue\b|\bfalse\b/);
  assert.match(screenText(), /sí, si no quieres decir el año; o no/);
});

test("Ctrl+C at the first question ends the questions with SetupCancelled and no answers", async () => {
  const { terminal } = createFakeTerminal([answer("brand.name", "\u0003")]);
  await assert.rejects(askSetupQuestions(site, terminal), SetupCancelled);
});
