import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parse } from "yaml";
import { getContentPath } from "../src/site-content.ts";
import { site } from "../tests/shared-content.ts";
import { createDisposableTemporaryFolder } from "../tests/temporary-folder.ts";

test("setup --from reports all mistakes in one run, restores what the build would refuse, and keeps comments", () => {
  const written = readFileSync(getContentPath("site.yaml"), "utf8")
    // As a telephone is copied: for YAML a number.
    .replace(/number: .*/, "number: +5491123456789")
    // As some Windows editors save it.
    .replaceAll(/\r?\n/g, "\r\n");
  using folder = createDisposableTemporaryFolder({
    "site.yaml": written,
    "brand.css": "/* mine */\n@theme {\n  --brand: navy;\n  --action: orange;\n}\n",
  });
  const readWritten = () =>
    ["site.yaml", "brand.css"].map((name) => readFileSync(join(folder.path, name), "utf8"));
  const runSetup = (answers: object) => {
    const path = join(folder.path, "answers.json");
    writeFileSync(path, JSON.stringify(answers));
    const env = { ...process.env, CONTENT: folder.path };
    const args = ["setup/setup.ts", "--from", path];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", env });
    return { status, lines: stderr.trim().replaceAll(path, "answers.json").split("\n") };
  };
  const untouched = readWritten();
  const colors = { brand: "#8a3b12", action: "#f5b942" };
  const bad = { urll: "x", email: "hola", address: { city: "Asunción" }, colors: { ...colors, brand: "x" } };
  const fields = runSetup(bad).lines.map((line) => /^answers\.json:\d+: ([\w.]+): /.exec(line)?.[1]);
  assert.deepEqual(fields.sort(), ["address.country", "address.street", "colors.brand", "email", "urll"]);
  // The pages of the new firm, not of the present one, are what old addresses may lead to.
  const redirect = runSetup({ solutions: ["crm"], redirects: { "/viejo": "/kaseya" }, colors });
  assert.deepEqual([redirect.status, redirect.lines.length], [1, 1]);
  assert.match(`${redirect.lines}`, /^answers\.json: redirects\.\/viejo: /);
  assert.deepEqual(readWritten(), untouched);

  const values = {
    url: "https://www.quebracho.com.py",
    solutions: ["crm"],
    redirects: { "/kaseya": "/crm" },
  };
  assert.equal(runSetup({ ...values, since: null, booking: { label: 'La "agenda"' }, colors }).status, 0);
  const [siteYaml = "", brandCss = ""] = readWritten();
  const { since: _, booking, ...rest } = site;
  const others = { ...rest, whatsapp: { ...rest.whatsapp, number: "+5491123456789" } };
  assert.deepEqual(parse(siteYaml), { ...others, ...values, booking: { ...booking, label: 'La "agenda"' } });
  const listComments = (text = "") => text.match(/^ *#.*$/gm);
  assert.deepEqual(listComments(siteYaml), listComments(untouched[0]));
  assert.doesNotMatch(siteYaml, /[^\r]\n|\r\r/);
  assert.equal(brandCss, untouched[1]?.replace("navy", "#8a3b12").replace("orange", "#f5b942"));
});
