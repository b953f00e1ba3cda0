import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { planSetupChanges } from "../setup/answers.ts";
import { buildFieldTable, fieldTablePath } from "../setup/field-table.ts";
import { isSampleContent, sampleTestSkipReason } from "./sample.ts";
import { site } from "./shared-content.ts";

// The table names the solutions, of which a firm may have others.
const skip = !isSampleContent && sampleTestSkipReason;

test("the guide, README and CONTRIBUTING name only npm scripts and files that exist", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  for (const document of ["docs/guia.md", "CONTRIBUTING.md", "README.md"]) {
    const text = readFileSync(document, "utf8");
    for (const [, name = ""] of text.matchAll(/npm run ([\w:-]+)/g)) assert.ok(scripts[name], name);
    const pathPattern = /`((?:src|docs|integration|server|setup|edit|tests|deploy)\/[\w./-]*)`/g;
    for (const [, path = ""] of text.matchAll(pathPattern))
      assert.ok(existsSync(path), `${document}: ${path}`);
  }
});

test("setup accepts the answers in the guide, for a site without an analytics tool", () => {
  const [, answers = ""] = /```json\n([\s\S]*?)```/.exec(readFileSync("docs/guia.md", "utf8")) ?? [];
  planSetupChanges(answers, { ...site, analytics: undefined }, "docs/guia.md");
});

test("GitHub's nightly build runs between midnight and six from Tijuana to Buenos Aires, as the guide says", () => {
  const workflow = readFileSync(".github/workflows/pages.yml", "utf8");
  const [, minute, hour] = /cron: "(\d+) (\d+) \* \* \*"/.exec(workflow) ?? [];
  assert.ok(readFileSync("docs/guia.md", "utf8").includes(`a las ${hour}:${minute} UTC`));
  for (const zone of ["Tijuana", "Mexico_City", "Bogota", "Santiago", "Argentina/Buenos_Aires"])
    for (const month of ["01", "07"]) {
      const start = Temporal.Instant.from(`2027-${month}-15T${hour?.padStart(2, "0")}:${minute}Z`);
      assert.ok(start.toZonedDateTimeISO(`America/${zone}`).hour < 6, zone);
    }
});

test("docs/campos.md has the fields of site.yaml as their schema describes them", { skip }, () => {
  assert.equal(readFileSync(fieldTablePath, "utf8"), buildFieldTable(), "run node setup/field-table.ts");
});
