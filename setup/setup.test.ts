import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { findContrastProblems } from "../src/brand/contrast.ts";
import { brandSheetPath, parseColourTokens, readTokenSheets } from "../src/brand/tokens.ts";
import { sampleFirmValues } from "../src/content/sample-firm.ts";
import { site, siteFilePath } from "../src/content/site.ts";
import { createDisposableTemporaryFolder } from "../tests/temporary-folder.ts";

/** A content folder with the files that setup writes, and beside them the answers. */
const folder = createDisposableTemporaryFolder({
  "site.yaml": readFileSync(siteFilePath),
  "brand.css": readFileSync(brandSheetPath),
});
after(() => folder.remove());

const readContentFile = (name: string) => readFileSync(join(folder.path, name), "utf8");
const readWrittenFiles = () => ["site.yaml", "brand.css"].map(readContentFile);

/** Runs setup for the content folder. @param answers an object, or the text of the file of answers */
function runSetup(answers: unknown) {
  const path = join(folder.path, "answers.json");
  writeFileSync(path, typeof answers === "string" ? answers : JSON.stringify(answers));
  const result = spawnSync(process.execPath, ["setup/setup.ts", "--from", path], {
    encoding: "utf8",
    env: { ...process.env, CONTENT: folder.path },
  });
  return { ...result, stderr: result.stderr.replaceAll(path, "answers.json") };
}

const validSetupAnswers = {
  brand: { name: "Tacuara", claim: 'Tecnología que "funciona"' },
  url: "https://www.quebracho.com.py",
  email: "hola@quebracho.com.py",
  whatsapp: { number: "+595 981 234567" },
  booking: { url: "https://calendly.com/quebracho/30min", place: "Asunción" },
  locale: "es-PY",
  timeZone: "America/Asuncion",
  colors: { brand: "#8a3b12", action: "#f5b942" },
};

test("setup reports all problems in one run and writes nothing", () => {
  const untouched = readWrittenFiles();
  const { status, stderr } = runSetup({
    ...validSetupAnswers,
    urll: "x",
    email: "hola",
    locale: "es",
    solutions: ["crm", "kasella"],
    address: { street: null, city: "Asunción", country: null },
    colors: { brand: "#e2725b", action: "rojo" },
  });
  assert.equal(status, 1);
  const lines = stderr.trim().split("\n");
  const fields = lines.map((line) => /^answers\.json:(?:\d+:)? ([\w.]+): /.exec(line)?.[1]);
  const wrong = "address.country address.street colors.action email locale solutions urll";
  assert.equal(fields.sort().join(" "), wrong);
  assert.match(stderr, /urll: encontré el nombre "urll"; .*¿quisiste decir "url"\?/);
  assert.deepEqual(readWrittenFiles(), untouched);
});

test("setup refuses a redirect that the build would refuse, with the pages that the answers give the site", () => {
  const cases: [redirects: object, expected: RegExp][] = [
    [{ "/diseño": "/crm" }, /sin acento/],
    [{ "/?page_id=12": "/crm" }, /hasta \? o #/],
    [{ "/servicios#crm": "/crm" }, /por ejemplo "\/servicios"/],
    [{ "/viejo": "/contato" }, /¿quisiste decir "\/contacto"\?/],
    [{ "/viejo": "/kaseya" }, /una página de este sitio: [^\n]*\/crm/],
  ];
  for (const [redirects, expected] of cases) {
    const { status, stderr } = runSetup({ solutions: ["crm"], redirects });
    assert.equal(status, 1);
    assert.match(stderr, expected, JSON.stringify(redirects));
    assert.match(stderr, /^answers\.json: redirects: "[^\n]*\n$/);
  }
});

test("a file of answers that is not JSON, is no object or has a value of a wrong type is refused", () => {
  for (const [text, expected] of [
    ['{\n  "brand": 1\n  "url": 2\n}', /^answers\.json:2: encontré .*; se espera YAML/],
    [[], /^answers\.json: encontré \[\]; se espera campos/],
    [{ brand: "Quebracho" }, /^answers\.json:1: brand: encontré "Quebracho"/],
  ] as const) {
    const { status, stderr } = runSetup(text);
    assert.equal(status, 1);
    assert.match(stderr, expected);
  }
});

test("setup prints the changes and writes them to site.yaml and brand.css, and a second time has nothing to save", () => {
  const { status, stdout, stderr } = runSetup(validSetupAnswers);
  assert.equal(status, 0, stderr);
  assert.match(stdout, /brand\.name: "[^"]+" → "Tacuara"/);
  assert.match(stdout, /#8a3b12 y #f5b942/);
  const config = readContentFile("site.yaml");
  for (const part of ["funciona", "hsts: ", "label: "]) assert.ok(config.includes(part), part);
  // Comments stay.
  assert.match(config, /^# La agenda del sitio/m);
  const brandCss = readContentFile("brand.css");
  assert.deepEqual(findContrastProblems(brandCss), []);
  const token = parseColourTokens(readTokenSheets(brandCss));
  assert.deepEqual({ brand: token("brand"), action: token("action") }, validSetupAnswers.colors);
  // With the sample firm's name setup also removes its founding year and partnerships.
  if (site.brand.name === sampleFirmValues.name) assert.doesNotMatch(config, /since|partners/);

  assert.match(runSetup(validSetupAnswers).stdout, /No hay cambios que guardar/);
});

test("the answer null removes the booking service's address, and setup reports a brand colour that texts have darker", () => {
  const { status, stdout, stderr } = runSetup({
    booking: { url: null, place: "Asunción", hours: { mon: ["10:00-12:00"] } },
    colors: { brand: "#ffd400", action: "#7a7a7a" },
  });
  assert.equal(status, 0, stderr);
  assert.doesNotMatch(readContentFile("site.yaml"), /calendly/);
  assert.match(stdout, /colors\.brand: #ffd400 no se lee .* #[0-9a-f]{6}/);
});

test("build and launch-check tell a file that cannot be read in lines of its own, without a stack", () => {
  const siteYaml = readContentFile("site.yaml");
  const cases: [files: Record<string, string | Buffer>, expected: RegExp][] = [
    [{ "site.yaml": "brand: [" }, /site\.yaml:1: encontré /],
    [{ "site.yaml": "" }, /site\.yaml:1: brand: no encontré nada/],
    [{ "site.yaml": Buffer.from(siteYaml, "utf16le") }, /site\.yaml: encontré letras que no son UTF-8/],
    [
      { "site.yaml": siteYaml, "words/owner.yaml": Buffer.from("terms: ñ", "latin1") },
      /owner\.yaml: encontré letras/,
    ],
  ];
  for (const [files, expected] of cases) {
    using folder = createDisposableTemporaryFolder(files);
    const env = { ...process.env, CONTENT: folder.path, SITE_FOLDER: join(folder.path, "site") };
    for (const args of [["node_modules/astro/bin/astro.mjs", "build"], ["setup/launch-check.ts"]]) {
      const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", env });
      assert.equal(status, 1);
      assert.match(stderr, expected);
      assert.doesNotMatch(stderr, /^\s+at |Error/m);
    }
  }
});
