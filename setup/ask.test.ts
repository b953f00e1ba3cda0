import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { PassThrough } from "node:stream";
import { test } from "node:test";
import { stripVTControlCharacters } from "node:util";
import { site } from "../site.config.ts";
import { planOf } from "./answers.ts";
import { ask, Left } from "./ask.ts";
import { labels } from "./fields.ts";

const css = readFileSync("app/app.css", "utf8");

/** Answers each question, known by a part of its text, by pressing keys; any other by Enter alone. */
function answering(keys: [question: string, pressed: string[]][]) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 200, rows: 60 });
  const waiting = [...keys];
  let said = "";
  output.on("data", (chunk) => {
    said += stripVTControlCharacters(String(chunk));
    const next = waiting.findIndex(([question]) => said.includes(question));
    if (next < 0) return;
    const [[, pressed] = ["", []]] = waiting.splice(next, 1);
    for (const [index, key] of pressed.entries()) setTimeout(() => input.write(key), 20 * (index + 1));
  });
  return { terminal: { input, output } as never, said: () => said };
}

const clear = "\u0015";
const enter = "\r";

const byEnter = (...names: string[]) =>
  names.map((name): [string, string[]] => [labels[name] ?? name, [enter]]);

test("asks for everything with what stands there, and tells at once what cannot be", async () => {
  const { terminal, said } = answering([
    [labels["brand.name"] ?? "", [clear, "Quebracho", enter]],
    [labels["brand.short"] ?? "", [clear, enter]],
    ...byEnter("brand.claim"),
    [labels["legal.name"] ?? "", [clear, "Quebracho Sistemas S.R.L.", enter]],
    ...byEnter("legal.taxId", "url"),
    [labels.email ?? "", [clear, "hola", enter]],
    ['encontré "hola"', ["@quebracho.com.py", enter]],
    ...byEnter("whatsapp.number", "whatsapp.greeting", "locale"),
    [labels.solutions ?? "", [clear, "crm, telefonia", enter]],
    ['encontré ["crm","telefonia"]', [clear, "crm, agentes-ia", enter]],
    ["¿Cómo se reserva", [enter]],
    ["¿Qué días", [enter]],
    ["¿En qué horarios", [enter]],
    ...byEnter("booking.place", "timeZone"),
    [labels["applications.endpoint"] ?? "", ["formspree", enter]],
    ['encontré "formspree"', [clear, "https://formspree.io/f/abc", enter]],
    ["¿Cambiar los colores?", ["y"]],
    [labels["colors.brand"] ?? "", ["#0b5cad", enter]],
    [labels["colors.action"] ?? "", ["#f5b942", enter]],
  ]);
  const { applications: _, legal: __, ...rest } = site;
  const current = {
    ...rest,
    brand: { ...site.brand, short: "Corto" },
    booking: { ...site.booking, url: undefined },
  };
  const answers = await ask(current, css, terminal);
  assert.match(said(), /encontré "hola"; se espera una dirección de correo/);
  assert.deepEqual(answers.colors, { brand: "#0b5cad", action: "#f5b942" });
  assert.equal(answers.email, "hola@quebracho.com.py");
  const found = planOf(answers, current, css);
  assert.ok("plan" in found, JSON.stringify(found));
  const { brand, url, legal, applications } = found.plan.config;
  assert.deepEqual(brand, { name: "Quebracho", claim: site.brand.claim });
  assert.equal(url, site.url);
  assert.deepEqual(found.plan.config.solutions, ["crm", "agentes-ia"]);
  assert.deepEqual(legal, { name: "Quebracho Sistemas S.R.L." });
  assert.deepEqual(applications, { endpoint: "https://formspree.io/f/abc", format: "form" });
});

test("an owner who leaves changes nothing", async () => {
  const { terminal } = answering([[labels["brand.name"] ?? "", ["\u0003"]]]);
  await assert.rejects(ask(site, css, terminal), Left);
});
