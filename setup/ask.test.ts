import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { PassThrough } from "node:stream";
import { test } from "node:test";
import { stripVTControlCharacters } from "node:util";
import { site } from "../site.config.ts";
import { planOf } from "./answers.ts";
import { ask, Left } from "./ask.ts";
import { fields } from "./fields.ts";

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
  names.map((name): [string, string[]] => [fields[name]?.label ?? name, [enter]]);

test("asks for everything with what stands there, and tells at once what cannot be", async () => {
  const { terminal, said } = answering([
    [fields["brand.name"]?.label ?? "", [clear, "Quebracho", enter]],
    ...byEnter("brand.claim", "url"),
    [fields.email?.label ?? "", [clear, "hola", enter]],
    ['encontré "hola"', ["@quebracho.com.py", enter]],
    ...byEnter("whatsapp.number", "whatsapp.greeting", "locale"),
    ["¿Cómo se reserva", [enter]],
    ["¿Qué días", [enter]],
    ["¿En qué horarios", [enter]],
    ...byEnter("booking.place", "timeZone"),
    ["¿Cambiar los colores?", ["y"]],
    [fields["colors.brand"]?.label ?? "", ["#0b5cad", enter]],
    [fields["colors.action"]?.label ?? "", ["#f5b942", enter]],
  ]);
  const answers = await ask({ ...site, booking: { ...site.booking, url: undefined } }, css, terminal);
  assert.match(said(), /encontré "hola"; se espera una dirección de correo/);
  assert.deepEqual(answers.colors, { brand: "#0b5cad", action: "#f5b942" });
  assert.equal(answers.email, "hola@quebracho.com.py");
  const found = planOf(answers, site, css);
  assert.ok("plan" in found, JSON.stringify(found));
  assert.equal(found.plan.config.brand.name, "Quebracho");
  assert.equal(found.plan.config.url, site.url);
});

test("an owner who leaves changes nothing", async () => {
  const { terminal } = answering([[fields["brand.name"]?.label ?? "", ["\u0003"]]]);
  await assert.rejects(ask(site, css, terminal), Left);
});
