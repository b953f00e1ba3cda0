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
const agenda = {
  label: "Agenda",
  place: "Rosario",
  hours,
  noticeHours: 48,
  daysOff: ["2026-12-25"],
  weeksAhead: 2,
};
const booking = { label: "Agenda", url: "https://cal.com/acme/30min" };
const colors = { brand: "oklch(0.422 0.102 243)", action: "rgb(245 185 66)" };
const { url, email, whatsapp, hsts, timeZone } = site;
const { since, partners } = sampleFirmValues;
const brand = { name: sampleFirmValues.name, claim: "Redes: todo  junto, y más" };
const needed = { url, email, whatsapp, hsts, timeZone, locale: "es-AR" };
const sample: SetupValues = { ...needed, brand, since, partners, booking: agenda, colors };

test("Enter at every question keeps the firm as it is, in every shape of a value", async () => {
  const own: SetupValues = {
    ...{
      ...sample,
      brand: { ...brand, name: "Casa sun", short: "true" },
      partners: { google: 2016, kaseya: true },
    },
    claims: { launch: false, response: "65 %", meet: "500" },
    notice: { text: "Cerramos.", from: "2026-12-02", until: "2026-12-26" },
    phones: [{ label: "Soporte", number: "+54 11 4321-9876" }],
    applications: { endpoint: "https://a.example/in", format: "json", fields: { key: "x" } },
    solutions: ["crm", "agentes-ia", "google-workspace"],
  };
  const bare = { ...own, partners: undefined, since: undefined, claims: {}, applications: undefined };
  for (const values of [sample, own, bare, { ...own, careers: false, booking: { ...agenda, ...booking } }])
    assert.deepEqual((await runInterview(values)).answers, {});
});

test("setup reports an invalid answer, accepts what owners often type, and states no fact of the sample", async () => {
  const { values, screens } = await runInterview({ ...sample, legal: { name: "Nimbosur S.R.L." } }, [
    ["Nombre de la marca", "Quebracho"],
    ["Razón social", ""],
    ["Dirección del sitio", "Peña.com.ar/"],
    ["Correo de contacto", "hola"],
    ['encontré "hola"; se espera una dirección de correo, por ejemplo hola@', " mailto:hola@quebracho.mx "],
    ["Idioma y país", "es-MX"],
    ["Número de WhatsApp", "33 1234 5678"],
    ["Año en que", "2015"],
    ["partner de Google", "2012"],
    ["encontré 2012; se espera un año desde 2015", "2016"],
    ["Qué se ofrece", "crm, agentes-ia"],
    ["integraciones", "sí"],
    ["respuesta", "65%"],
    ["un espacio y %, por ejemplo 70 %", "65 %"],
    ["Horarios", "siempre"],
    ["por ejemplo lun 09:00-13:00, 14:00-18:00", "lunes a miercoles: 9 a 13, 14:30-18; Sáb 10-12"],
    ["Ciudad cuya hora", "Guadalajara"],
    ["Adónde llegan", "formspree.io/f/abc"],
  ]);
  // The prompts' own words would be in English.
  assert.doesNotMatch(screens, /Yes|navigate|select\b|confirm\b|Please|\btrue\b|\bfalse\b/i);
  const { claims, ...rest } = values;
  const stated = Object.entries(claims ?? {}).filter(([, claim]) => claim !== false);
  assert.deepEqual(Object.fromEntries(stated), { integrations: true, response: "65 %" });
  const day = ["09:00-13:00", "14:30-18:00"];
  const week = { mon: day, tue: day, wed: day, sat: ["10:00-12:00"] };
  assert.deepEqual(rest, {
    ...{ ...sample, brand: { ...brand, name: "Quebracho" }, url: "https://xn--pea-8ma.com.ar" },
    ...{ email: "hola@quebracho.mx", locale: "es-MX", timeZone: "America/Mexico_City" },
    ...{ since: 2015, partners: { google: 2016 }, solutions: ["crm", "agentes-ia"] },
    whatsapp: { ...sample.whatsapp, number: "+52 33 1234 5678" },
    booking: { ...agenda, place: "Guadalajara", hours: week, daysOff: [] },
    applications: { endpoint: "https://formspree.io/f/abc", format: "form" },
  });
});

test("a booking service takes the place of the site's own agenda, which has defaults after a service", () => {
  const plan = (answers: object, before: SetupValues) =>
    planSetupChanges(JSON.stringify(answers), before, "answers").booking;
  assert.deepEqual(plan({ booking: { url: booking.url } }, sample), booking);
  const { place } = agenda;
  const defaults = { label: "Agenda", noticeHours: 24, daysOff: [], weeksAhead: 4 };
  const back = plan({ booking: { url: null, place, hours } }, { ...sample, booking });
  assert.deepEqual(back, { ...defaults, place, hours });
});
