import assert from "node:assert/strict";
import { PassThrough } from "node:stream";
import { test } from "node:test";
import { stripVTControlCharacters } from "node:util";
import { sampleFirmValues } from "../src/content/firm/sample-firm.ts";
import { site } from "../tests/shared-content.ts";
import { planSetupChanges, type SetupValues } from "./answers.ts";
import { askSetupQuestions } from "./ask.ts";

// With TERM=dumb, as on some build machines, Node's readline supports letter keys only.
process.env.TERM = "xterm";

/** Answers each question whose text is known, and presses Enter at the others. */
async function runInterview(current: SetupValues, answersByText: [text: string, answer: string][] = []) {
  const waiting = [...answersByText];
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 300, rows: 60 });
  let [shown, screens] = ["", ""];
  const press = () => {
    const at = waiting.findIndex(([text]) => shown.includes(text));
    const [[, answer] = []] = at < 0 ? [] : waiting.splice(at, 1);
    screens += shown;
    shown = "";
    input.write(answer === undefined ? "\r" : `\u0015${answer}\r`);
  };
  let timer = setTimeout(press, 1000);
  output.on("data", (chunk) => {
    shown += stripVTControlCharacters(String(chunk));
    clearTimeout(timer);
    timer = setTimeout(press, 15);
  });
  const answers = await askSetupQuestions(current, { input, output } as never);
  clearTimeout(timer);
  assert.deepEqual(waiting, [], "these texts were never shown");
  return { answers, screens, values: planSetupChanges(JSON.stringify(answers), current, "answers") };
}

const hours = { mon: ["09:00-13:00", "14:00-18:00"], tue: ["08:30-10:00"], thu: ["08:30-10:00"], sat: [] };
const agendaDefaults = { label: "Agenda", noticeHours: 24, daysOff: [], weeksAhead: 4 };
const agenda = { ...agendaDefaults, place: "Rosario", hours, daysOff: ["2026-12-25"] };
const service = { label: "Agenda", url: "https://cal.com/acme/30min" };
const { name, since, partners } = sampleFirmValues;
const sample: SetupValues = {
  ...site,
  locale: "es-AR",
  timeZone: "America/Argentina/Cordoba",
  since,
  partners,
  booking: agenda,
  brand: { name, claim: "Redes: todo  junto, y más #1" },
  colors: { brand: "oklch(0.422 0.102 243)", action: "rgb(245 185 66)" },
};

test("Enter at every question keeps the firm as it is, in every shape of a value", async () => {
  const own: SetupValues = {
    ...sample,
    brand: { ...sample.brand, name: "Casa sun", short: "true" },
    partners: { google: 2016, kaseya: true },
    claims: { launch: false, response: "65 %", meet: "500" },
    notice: { text: "Cerramos.", from: "2026-12-02", until: "2026-12-26" },
    phones: [{ label: "Soporte", number: "+54 11 4321-9876" }],
    applications: { endpoint: "https://a.example/in", format: "json", fields: { key: "x" } },
    solutions: ["crm", "agentes-ia", "google-workspace"],
  };
  const bare = { ...own, partners: undefined, since: undefined, claims: {}, applications: undefined };
  const firms = [sample, own, bare, { ...own, careers: false, booking: service }];
  for (const { answers, screens } of await Promise.all(firms.map((values) => runInterview(values)))) {
    assert.deepEqual(answers, {});
    // Node has a second name for the time zone of the capital.
    assert.match(screens, /En tu país: America\/Argentina\/Buenos_Aires, (?!.*Buenos_Aires)/);
  }
});

test("setup says what is wrong with an answer, and states no fact of the sample", async () => {
  const { values, screens } = await runInterview({ ...sample, legal: { name: "Nimbosur S.R.L." } }, [
    ["Nombre de la marca", "Quebracho #1: sí"],
    ["Razón social", ""],
    ["Dirección del sitio", "Peña.com.ar/"],
    ['¿quisiste decir "https://xn--pea-8ma.com.ar"?', "https://xn--pea-8ma.com.ar"],
    ["Correo de contacto", "hola"],
    ['encontré "hola"; se espera una dirección de correo, por ejemplo hola@', " hola@quebracho.mx "],
    ["Idioma y país", "es-PY"],
    ["Número de WhatsApp", "+5213312345678"],
    ['¿quisiste decir "+52 33 1234 5678"?', "+52 33 1234 5678"],
    ["Año en que", "sí"],
    ["encontré sí; se espera el año en que", "2015"],
    ["partner de Google", "2004"],
    ["encontré 2004; se espera un año desde 2006", "2016"],
    ["Qué se ofrece", "crm, agentes-ia"],
    ["integraciones", "sí"],
    ["respuesta", "65%"],
    ["un espacio y %, por ejemplo 70 %", "65 %"],
    ["Horarios", "siempre"],
    ["por ejemplo mon: [09:00-13:00, 14:00-18:00]", "mon: [09:00-13:00], sat: [10:00-12:00, 13:00-14:00]"],
    ["Ciudad cuya hora", "Luque"],
    ["Adónde llegan", "https://formspree.io/f/abc"],
  ]);
  // The prompts' own words would be in English.
  assert.doesNotMatch(screens, /Yes|navigate|select\b|confirm\b|Please|\btrue\b|\bfalse\b/i);
  const { claims = {}, ...rest } = values;
  const stated = Object.entries(claims).filter(([, claim]) => claim !== false);
  assert.deepEqual(Object.fromEntries(stated), { integrations: true, response: "65 %" });
  const week = { mon: ["09:00-13:00"], sat: ["10:00-12:00", "13:00-14:00"] };
  assert.deepEqual(rest, {
    ...sample,
    brand: { ...sample.brand, name: "Quebracho #1: sí" },
    url: "https://xn--pea-8ma.com.ar",
    email: "hola@quebracho.mx",
    locale: "es-PY",
    timeZone: "America/Asuncion",
    since: 2015,
    partners: { google: 2016 },
    whatsapp: { ...site.whatsapp, number: "+52 33 1234 5678" },
    solutions: ["crm", "agentes-ia"],
    booking: { ...agenda, place: "Luque", hours: week, daysOff: [] },
    applications: { endpoint: "https://formspree.io/f/abc", format: "form" },
  });
});

test("a booking service takes the place of the site's own agenda, which has defaults after a service", () => {
  const plan = (answers: object, booking: SetupValues["booking"]) =>
    planSetupChanges(JSON.stringify(answers), { ...sample, booking }, "answers").booking;
  assert.deepEqual(plan({ booking: { url: service.url } }, agenda), service);
  const own = { place: "Rosario", hours };
  assert.deepEqual(plan({ booking: { url: null, ...own } }, service), { ...agendaDefaults, ...own });
});
