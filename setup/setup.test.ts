import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { faintPairs } from "../finish/contrast.ts";
import { colourTokens } from "../finish/tokens.ts";
import { copyProject } from "../tests/variant-site.ts";

const project = join(import.meta.dirname, "..");
const folder = copyProject();
symlinkSync(join(project, "node_modules"), join(folder, "node_modules"), "junction");
after(() => rmSync(folder, { recursive: true }));

const read = (path: string) => readFileSync(join(folder, path), "utf8");

/** Runs setup with answers in the copy of the project. */
function setup(answers: unknown) {
  writeFileSync(
    join(folder, "answers.json"),
    typeof answers === "string" ? answers : JSON.stringify(answers),
  );
  const args = ["setup/setup.ts", "--from", "answers.json"];
  return spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
}

const answers = {
  brand: { name: "Tacuara", claim: 'Tecnología que "funciona"' },
  url: "https://www.quebracho.com.py",
  email: "hola@quebracho.com.py",
  whatsapp: { number: "+595 981 234567" },
  booking: { url: "https://calendly.com/quebracho/30min", place: "Asunción" },
  locale: "es-PY",
  timeZone: "America/Asuncion",
  colors: { brand: "#8a3b12", action: "#f5b942" },
};

test("faults are all told in one run, and nothing is written", () => {
  const untouched = [read("site.config.ts"), read("app/app.css")];
  const { status, stderr } = setup({
    ...answers,
    urll: "x",
    email: "hola",
    locale: "es",
    address: { street: null, city: "Asunción", country: null },
    colors: { brand: "#e2725b", action: "rojo" },
  });
  assert.equal(status, 1);
  const lines = stderr.trim().split("\n");
  assert.deepEqual(
    lines.map((line) => /^answers\.json: ([\w.]+): /.exec(line)?.[1]),
    ["urll", "email", "locale", "address.street", "address.country", "colors.brand", "colors.action"],
  );
  assert.match(
    lines.join("\n"),
    /colors\.brand: encontré "#e2725b" \([\d,]+:1 sobre .*por ejemplo "#[0-9a-f]{6}"/,
  );
  assert.deepEqual([read("site.config.ts"), read("app/app.css")], untouched);
});

for (const [what, text, expected] of [
  ["no JSON", "{", /^answers\.json: no es JSON/],
  ["a list", [], /^answers\.json: encontré \[\]/],
  ["a group as text", { brand: "Quebracho" }, /^answers\.json: brand\.name: no encontré nada/],
] as const) {
  test(`found: ${what}`, () => {
    const { status, stderr } = setup(text);
    assert.equal(status, 1);
    assert.match(stderr, expected);
  });
}

test("answers are shown and written, as the formatter wants them, and what was not answered stands", () => {
  const { status, stdout, stderr } = setup(answers);
  assert.equal(status, 0, stderr);
  assert.match(stdout, /brand\.name: "[^"]+" → "Tacuara"/);
  assert.match(stdout, /Colores, en app\/app\.css: [1-9]\d tonos derivados de #8a3b12 y #f5b942/);
  const config = read("site.config.ts");
  for (const part of ["funciona", "hsts: ", "weeksAhead: "]) assert.ok(config.includes(part), part);
  assert.match(read("deploy/Caddyfile"), /www\.quebracho\.com\.py/);
  const biome = join(project, "node_modules/@biomejs/biome/bin/biome");
  assert.equal(
    spawnSync(process.execPath, [biome, "format", "--vcs-enabled=false", "site.config.ts"], { cwd: folder })
      .status,
    0,
  );
  assert.deepEqual(faintPairs(read("app/app.css"), 7), []);
  assert.equal(colourTokens(read("app/app.css"))("action"), answers.colors.action);
});

test("the same answers again change nothing", () => {
  const { status, stdout } = setup(answers);
  assert.equal(status, 0);
  assert.match(stdout, /No hay cambios que guardar/);
});

test("null takes an optional value away", () => {
  assert.equal(setup({ booking: { url: null } }).status, 0);
  assert.doesNotMatch(read("site.config.ts"), /calendly/);
});

test("a colour that had to be moved is told", () => {
  const { status, stdout } = setup({ colors: { brand: "#8a3b12", action: "#e2725b" } });
  assert.equal(status, 0);
  assert.match(stdout, /colors\.action: #e2725b pasa a #[0-9a-f]{6}/);
});
