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

/** Creates a terminal that presses the given keys when a part of a question's text appears. */
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
const arrowUpKey = "\u001b[A";

/** Lists the keys, with Enter at the end, for the question of a field or for any text on the screen. */
const typeAnswer = (question: string, ...keys: string[]): [string, string[]] => [
  questionLabelsByField[question] ?? question,
  [...keys, enterKey],
];
const replaceDefault = (question: string, text: string) => typeAnswer(question, clearKey, text);
const keepDefaults = (...questions: string[]) => questions.map((question) => typeAnswer(question));
/** Gives the single key that answers a question of yes or no. */
const answerYesOrNo = (question: string, key: "y" | "n"): [string, string[]] => [
  questionLabelsByField[question] ?? question,
  [key],
];

const skipUnlessSampleFirm =
  site.brand.name !== sampleFirmValues.name && "its keys are for what the sample has written";

test("setup's questions keep the current value on Enter, ask again after an invalid answer, and return the answers", {
  skip: skipUnlessSampleFirm,
}, async () => {
  const { terminal, screenText } = createFakeTerminal([
    replaceDefault("brand.name", "Quebracho"),
    typeAnswer("brand.short", clearKey),
    ...keepDefaults("brand.claim"),
    replaceDefault("legal.name", "Quebracho Sistemas S.R.L."),
    ...keepDefaults("legal.taxId", "url"),
    replaceDefault("email", "hola"),
    typeAnswer('encontré "hola"', "@quebracho.com.py"),
    ...keepDefaults("locale", "whatsapp.number", "whatsapp.greeting"),
    typeAnswer("since", "1850"),
    replaceDefault("encontré 1850", "2015"),
    replaceDefault("partners.google", "2012"),
    replaceDefault("encontré 2012", "2016"),
    ...keepDefaults("partners.kaseya"),
    replaceDefault("solutions", "crm, telefonia"),
    replaceDefault('encontré "telefonia"', "crm, agentes-ia"),
    ...keepDefaults("Un agente funciona"),
    answerYesOrNo("Hay más de 50", "y"),
    answerYesOrNo("bajan hasta un 70", "y"),
    ...keepDefaults("Los años de experiencia"),
    answerYesOrNo("¿Alguna cifra es otra", "y"),
    replaceDefault("Hay más de …", "80"),
    ...keepDefaults("bajan hasta un …", "¿Cómo se reserva", "¿Qué días", "¿En qué horarios"),
    ...keepDefaults("booking.place", "timeZone", "careers"),
    typeAnswer("applications.endpoint", "formspree"),
    replaceDefault('encontré "formspree"', "formspree.io/f/abc"),
    answerYesOrNo("¿Cambiar los colores?", "y"),
    typeAnswer("colors.brand", "0b5cad"),
    typeAnswer("colors.action", "#f5b942"),
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

test("an owner who changes from a booking service to the site's own agenda is asked for days, hours and place", {
  skip: skipUnlessSampleFirm,
}, async () => {
  const { terminal, screenText } = createFakeTerminal([
    ...keepDefaults("brand.name", "brand.short", "brand.claim", "legal.name", "legal.taxId", "url", "email"),
    ...keepDefaults("locale", "whatsapp.number", "whatsapp.greeting"),
    ...keepDefaults("since", "partners.google", "partners.kaseya", "solutions"),
    ...keepDefaults(
      "Un agente",
      "Hay más de",
      "bajan hasta",
      "almacenamiento",
      "participantes",
      "Datto",
      "El 60",
    ),
    typeAnswer("¿Cómo se reserva", arrowUpKey),
    typeAnswer("¿Qué días", enterKey, " "),
    ...keepDefaults("¿En qué horarios"),
    typeAnswer("booking.place", "Asunción"),
    ...keepDefaults("timeZone"),
    answerYesOrNo("careers", "n"),
    answerYesOrNo("¿Cambiar los colores?", "n"),
  ]);
  const booking = { url: "https://calendly.com/quebracho/30min", label: "Agenda" } as SiteConfig["booking"];
  const answers = await askSetupQuestions({ ...site, careers: undefined, booking }, terminal);
  const hours = { mon: ["09:00-13:00", "14:00-18:00"] };
  assert.doesNotMatch(screenText(), /Yes|navigate|confirm\b|Please/i);
  assert.deepEqual(answers.booking, { url: null, hours, place: "Asunción" });
  assert.deepEqual([answers.careers, "applications" in answers], [false, false]);
});

test("a firm in Mexico is asked for a Mexican number and gets Mexico City as the default time zone", {
  skip: skipUnlessSampleFirm,
}, async () => {
  const { terminal, screenText } = createFakeTerminal([
    ...keepDefaults("brand.name", "brand.short", "brand.claim", "legal.name", "legal.taxId", "url", "email"),
    replaceDefault("locale", "mx"),
    typeAnswer("whatsapp.number", "33 1234 5678"),
    ...keepDefaults("whatsapp.greeting", "since", "partners.google", "partners.kaseya"),
    replaceDefault("solutions", "kaseya"),
    ...keepDefaults("Datto se guardan", "El 60", "¿Cómo se reserva", "¿Qué días", "¿En qué horarios"),
    ...keepDefaults("booking.place", "timeZone"),
    answerYesOrNo("careers", "n"),
    answerYesOrNo("¿Cambiar los colores?", "n"),
  ]);
  const answers = await askSetupQuestions(site, terminal);
  assert.equal(answers.timeZone, "America/Mexico_City");
  assert.deepEqual(answers.whatsapp, { number: "+52 33 1234 5678", greeting: site.whatsapp.greeting });
  assert.doesNotMatch(screenText(), /celular argentino|\btrue\b|\bfalse\b/);
  assert.match(screenText(), /sí, si no quieres decir el año; o no/);
});

test("Ctrl+C at the first question ends the questions with the error SetupCancelled", async () => {
  const { terminal } = createFakeTerminal([typeAnswer("brand.name", "\u0003")]);
  await assert.rejects(askSetupQuestions(site, terminal), SetupCancelled);
});
