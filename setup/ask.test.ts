import assert from "node:assert/strict";
import { PassThrough } from "node:stream";
import { test } from "node:test";
import { stripVTControlCharacters } from "node:util";
import { claimBlocks, listOfferedClaims } from "../src/content/firm/claim-blocks.ts";
import { firm } from "../src/content/firm/firm.ts";
import { sampleFirmValues } from "../src/content/firm/sample-firm.ts";
import { findFieldInfo } from "../src/content/reading/schema-problems.ts";
import { read } from "../src/site-content.ts";
import { answerFields, planSetupChanges } from "./answers.ts";
import { askSetupQuestions } from "./ask.ts";

const site = read(firm);

// With TERM=dumb, as on some build machines, Node's readline supports letter keys only.
process.env.TERM = "xterm";

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

/** Presses keys, then Enter, when the question of a field, or another text, appears. */
const press = (fieldOrText: string, ...keys: string[]): [string, string[]] => [
  findFieldInfo(answerFields, fieldOrText.split(".")).title ?? fieldOrText,
  [...keys, enterKey],
];
const pressEnter = (...fieldsOrTexts: string[]) => fieldsOrTexts.map((one) => press(one));
const replace = (fieldOrText: string, newAnswer: string) => press(fieldOrText, clearKey, newAnswer);

const statedClaims: Record<string, string> = { integrations: "80", response: "sí" };
const claimKeys = listOfferedClaims(read(claimBlocks), ["crm", "agentes-ia"]).flatMap(
  (name): [string, string[]][] => {
    const answer = statedClaims[name];
    const text = `${read(claimBlocks)[name]?.text}`.replaceAll("\u00a0", " ");
    return name === "experience" ? [] : [answer ? replace(text, answer) : press(text)];
  },
);

test("setup's questions keep the current value on Enter, ask again after an invalid answer, and make the firm of the answers", {
  skip: site.brand.name !== sampleFirmValues.name && "its keys answer the questions about the sample firm",
}, async () => {
  const { terminal, screenText } = createFakeTerminal([
    replace("brand.name", "Quebracho"),
    press("brand.short", clearKey),
    ...pressEnter("brand.claim"),
    replace("legal.name", "Quebracho Sistemas S.R.L."),
    ...pressEnter("legal.taxId", "url"),
    replace("email", "hola"),
    press('encontré "hola"', "@quebracho.mx"),
    replace("locale", "mx"),
    press("whatsapp.number", "33 1234 5678"),
    ...pressEnter("whatsapp.greeting"),
    press("since", "1850"),
    replace("encontré 1850", "2015"),
    replace("partners.google", "2012"),
    replace("encontré 2012", "2016"),
    ...pressEnter("partners.kaseya"),
    replace("solutions", "crm, telefonia"),
    replace('encontré "telefonia"', "crm, agentes-ia"),
    ...claimKeys,
    ...pressEnter("Los años de experiencia"),
    press("booking.url", clearKey),
    press("¿Qué días", "siempre"),
    replace('una lista de días, como "lunes a viernes"', "martes y viernes"),
    ...pressEnter("¿En qué horarios"),
    press("booking.place", "Guadalajara"),
    ...pressEnter("timeZone", "careers"),
    press("applications.endpoint", "formspree"),
    replace('encontré "formspree"', "formspree.io/f/abc"),
    ...pressEnter("¿Cambiar los colores?"),
    press("colors.brand", "0b5cad"),
    press("colors.action", "rojo"),
    replace('encontré "rojo"', "#f5b942"),
  ]);
  const { careers: _, applications: __, legal: ___, solutions: ____, claims: _____, ...rest } = site;
  const current = {
    ...rest,
    since: sampleFirmValues.since,
    partners: sampleFirmValues.partners,
    brand: { ...site.brand, short: "Corto" },
    booking: { label: "Agenda", url: "https://calendly.com/quebracho/30min" } as typeof site.booking,
  };
  const answers = await askSetupQuestions(current, terminal);
  // The prompts' own words would be in English.
  assert.doesNotMatch(screenText(), /Yes|navigate|select\b|confirm\b|Please|\btrue\b|\bfalse\b/i);
  const { newSite, newColours } = planSetupChanges(JSON.stringify(answers), current, "respuestas");
  assert.deepEqual(newColours, { brand: "#0b5cad", action: "#f5b942" });
  const { integrations, response, launch } = newSite.claims ?? {};
  assert.deepEqual([integrations, response, launch], ["80", undefined, false]);
  const spans = ["09:00-13:00", "14:00-18:00"];
  assert.deepEqual(
    { ...newSite, claims: undefined },
    {
      ...current,
      brand: { name: "Quebracho", claim: site.brand.claim },
      legal: { name: "Quebracho Sistemas S.R.L." },
      email: "hola@quebracho.mx",
      locale: "es-MX",
      timeZone: "America/Mexico_City",
      whatsapp: { number: "+52 33 1234 5678", greeting: site.whatsapp.greeting },
      since: 2015,
      partners: { google: 2016, kaseya: false },
      solutions: ["crm", "agentes-ia"],
      claims: undefined,
      booking: {
        label: "Agenda",
        place: "Guadalajara",
        hours: { tue: spans, fri: spans },
        noticeHours: 24,
        daysOff: [],
        weeksAhead: 4,
      },
      applications: { endpoint: "https://formspree.io/f/abc", format: "form" },
    },
  );
});
