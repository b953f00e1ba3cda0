import assert from "node:assert/strict";
import { PassThrough } from "node:stream";
import { test } from "node:test";
import { stripVTControlCharacters } from "node:util";
import { site } from "../site.config.ts";
import { sample } from "../site.sample.ts";
import type { SiteConfig } from "../site.schema.ts";
import { planChanges } from "./answers.ts";
import { ask, SetupCancelled } from "./ask.ts";
import { labels } from "./fields.ts";

// With TERM=dumb, as on some build machines, Node's readline supports letter keys only.
process.env.TERM = "xterm";

/** Presses keys when a part of a question's text appears. */
function fakeTerminal(keys: [question: string, pressed: string[]][]) {
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

const clear = "\u0015";
const enter = "\r";
const up = "\u001b[A";

const byEnter = (...names: string[]) =>
  names.map((name): [string, string[]] => [labels[name] ?? name, [enter]]);

const ownAgenda = {
  label: "Agenda",
  place: "Buenos Aires",
  hours: { mon: ["09:00-13:00"], tue: ["09:00-13:00"] },
  noticeHours: 24,
  daysOff: [],
  weeksAhead: 4,
};

test("each question shows the current value, and an invalid answer is reported at once", {
  skip: site.brand.name !== sample.name && "its keys are for what the sample has written",
}, async () => {
  const { terminal, screenText } = fakeTerminal([
    [labels["brand.name"] ?? "", [clear, "Quebracho", enter]],
    [labels["brand.short"] ?? "", [clear, enter]],
    ...byEnter("brand.claim"),
    [labels["legal.name"] ?? "", [clear, "Quebracho Sistemas S.R.L.", enter]],
    ...byEnter("legal.taxId", "url"),
    [labels.email ?? "", [clear, "hola", enter]],
    ['encontré "hola"', ["@quebracho.com.py", enter]],
    ...byEnter("locale", "whatsapp.number", "whatsapp.greeting"),
    [labels.since ?? "", ["1850", enter]],
    ["encontré 1850", [clear, "2015", enter]],
    [labels["partners.google"] ?? "", [clear, "2012", enter]],
    ["encontré 2012", [clear, "2016", enter]],
    ...byEnter("partners.kaseya"),
    [labels.solutions ?? "", [clear, "crm, telefonia", enter]],
    ['encontré "telefonia"', [clear, "crm, agentes-ia", enter]],
    ["¿Qué de esto puedes sostener", [" ", enter]],
    ["¿Alguna cifra es otra", ["y"]],
    ["Hay más de …", [clear, "80", enter]],
    ["bajan hasta un …", [enter]],
    ["¿Cómo se reserva", [enter]],
    ["¿Qué días", [enter]],
    ["¿En qué horarios", [enter]],
    ...byEnter("booking.place", "timeZone"),
    [labels["applications.endpoint"] ?? "", ["formspree", enter]],
    ['encontré "formspree"', [clear, "formspree.io/f/abc", enter]],
    ["¿Cambiar los colores?", ["y"]],
    [labels["colors.brand"] ?? "", ["0b5cad", enter]],
    [labels["colors.action"] ?? "", ["#f5b942", enter]],
  ]);
  const { applications: _, legal: __, solutions: ___, claims: ____, address: _____, ...rest } = site;
  const current = {
    ...rest,
    locale: "es-AR",
    timeZone: "America/Argentina/Buenos_Aires",
    since: sample.since,
    partners: sample.partners,
    brand: { ...site.brand, short: "Corto" },
    booking: ownAgenda,
  };
  const answers = await ask(current, terminal);
  assert.match(screenText(), /encontré "hola"; se espera una dirección de correo/);
  assert.deepEqual(answers.colors, { brand: "#0b5cad", action: "#f5b942" });
  assert.equal(answers.email, "hola@quebracho.com.py");
  const found = planChanges(answers, current);
  assert.ok("plan" in found, JSON.stringify(found));
  const { brand, url, legal, applications } = found.plan.config;
  assert.deepEqual(brand, { name: "Quebracho", claim: site.brand.claim });
  assert.equal(url, site.url);
  assert.deepEqual(found.plan.config.solutions, ["crm", "agentes-ia"]);
  assert.equal(found.plan.config.since, 2015);
  assert.deepEqual(found.plan.config.partners, { google: 2016, kaseya: false });
  assert.deepEqual(found.plan.config.claims, { launch: false, integrations: "80" });
  assert.deepEqual(legal, { name: "Quebracho Sistemas S.R.L." });
  assert.deepEqual(applications, { endpoint: "https://formspree.io/f/abc", format: "form" });
});

test("an owner who changes from a service to the site's own agenda enters days, hours and place", async () => {
  const { terminal } = fakeTerminal([
    ...byEnter("brand.name", "brand.short", "brand.claim", "legal.name", "legal.taxId", "url", "email"),
    ...byEnter("locale", "whatsapp.number", "whatsapp.greeting"),
    ...byEnter("since", "partners.google", "partners.kaseya", "solutions"),
    ["¿Qué de esto puedes sostener", [enter]],
    ["¿Alguna cifra es otra", ["n"]],
    ["¿Cómo se reserva", [up, enter]],
    ["¿Qué días", [" ", enter]],
    ["¿En qué horarios", [enter]],
    [labels["booking.place"] ?? "", ["Asunción", enter]],
    ...byEnter("timeZone", "applications.endpoint"),
    ["¿Cambiar los colores?", ["n"]],
  ]);
  const service = { url: "https://calendly.com/quebracho/30min", label: "Agenda" };
  const answers = await ask({ ...site, booking: service as SiteConfig["booking"] }, terminal);
  const hours = { mon: ["09:00-13:00", "14:00-18:00"] };
  assert.deepEqual(answers.booking, { url: null, hours, place: "Asunción" });
});

test("when the owner cancels, nothing is changed", async () => {
  const { terminal } = fakeTerminal([[labels["brand.name"] ?? "", ["\u0003"]]]);
  await assert.rejects(ask(site, terminal), SetupCancelled);
});
