import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parse } from "yaml";
import { firm } from "../src/content/firm/firm.ts";
import { getContentPath, read } from "../src/site-content.ts";
import { createDisposableTemporaryFolder } from "../tests/temporary-folder.ts";

const site = read(firm);
const siteFilePath = getContentPath("site.yaml");

test("setup tells all that is wrong in one run, then writes site.yaml with its comments and brand.css, and then has nothing to save", () => {
  using folder = createDisposableTemporaryFolder({
    "site.yaml": readFileSync(siteFilePath),
    "brand.css": "/* mine */\n:root {\n  --radius-md: 0;\n  --brand: red;\n}\n",
  });
  const readWritten = () =>
    ["site.yaml", "brand.css"].map((name) => readFileSync(join(folder.path, name), "utf8"));
  const runSetup = (answers: object) => {
    const path = join(folder.path, "answers.json");
    writeFileSync(path, JSON.stringify(answers));
    const env = { ...process.env, CONTENT: folder.path };
    const args = ["setup/setup.ts", "--from", path];
    const result = spawnSync(process.execPath, args, { encoding: "utf8", env });
    return { ...result, stderr: result.stderr.replaceAll(path, "answers.json") };
  };
  const misnamed = spawnSync(process.execPath, ["setup/setup.ts", "--from", "no.json"], { encoding: "utf8" });
  assert.match(misnamed.stderr, /^no\.json: /);
  const untouched = readWritten();
  const colors = { brand: "#8a3b12", action: "#f5b942" };
  const bad = { urll: "x", email: "hola", address: { city: "Asunción" }, colors: { ...colors, brand: "x" } };
  const { stderr } = runSetup(bad);
  const fields = stderr
    .trim()
    .split("\n")
    .map((line) => /^answers\.json:\d+: ([\w.]+): /.exec(line)?.[1]);
  assert.deepEqual(fields.sort(), ["address.country", "address.street", "colors.brand", "email", "urll"]);
  // The pages of the new firm, not of the present one, are what old addresses may lead to.
  const redirect = runSetup({ solutions: ["crm"], redirects: { "/viejo": "/kaseya" } });
  assert.match(redirect.stderr, /^answers\.json: redirects\.\/viejo: [^\n]*\n$/);
  assert.deepEqual(readWritten(), untouched);

  const answers = {
    url: "https://www.quebracho.com.py",
    solutions: ["crm"],
    redirects: { "/kaseya": "/crm" },
    booking: { label: 'La "agenda"' },
    colors,
  };
  assert.equal(runSetup(answers).status, 0);
  const [siteYaml = "", brandCss = ""] = readWritten();
  const { colors: _, booking, ...values } = answers;
  assert.deepEqual(parse(siteYaml), { ...site, ...values, booking: { ...site.booking, ...booking } });
  assert.match(siteYaml, /^# La agenda del sitio/m);
  assert.equal(brandCss, `${untouched[1]?.replace("red", "#8a3b12")}\n@theme {\n  --action: #f5b942;\n}\n`);
  runSetup(answers);
  assert.deepEqual(readWritten(), [siteYaml, brandCss]);
});
