import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { test } from "node:test";
import { planSetupChanges } from "../setup/answers.ts";
import { buildFieldTable, fieldTablePath } from "../setup/field-table.ts";
import { checkReadiness } from "../setup/readiness.ts";
import { formatCheckTable } from "../setup/table.ts";
import { site } from "../src/content/site.ts";

/** The documents whose npm scripts and file names must exist. */
const documentPaths = ["docs/guia.md", "CONTRIBUTING.md", "README.md"];
const guideText = readFileSync("docs/guia.md", "utf8");
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

/** The guide's example answers for `npm run setup -- --from`; they assume a site without an analytics tool. */
const guideAnswers = JSON.parse(/```json\n([\s\S]*?)```/.exec(guideText)?.[1] ?? "");
/** What the setup would write for the guide's example answers. */
const plannedChanges = planSetupChanges(
  JSON.stringify(guideAnswers),
  { ...site, analytics: undefined },
  "docs/guia.md",
);

for (const path of documentPaths) {
  test(`${path} names only npm scripts and files that exist`, () => {
    const text = readFileSync(path, "utf8");
    const listMatches = (pattern: RegExp) => Array.from(text.matchAll(pattern), ([, name = ""]) => name);
    const named = listMatches(/npm run ([\w:-]+)/g);
    assert.ok(named.length > 2, "scripts were found");
    const paths = listMatches(/`((?:src|docs|integration|server|setup|edit|bench|tests|deploy)\/[\w./-]*)`/g);
    const missing = [
      ...named.filter((name) => !(name in scripts)),
      ...paths.filter((one) => !existsSync(one)),
    ];
    assert.deepEqual(missing, []);
  });
}

test("the guide shows every picture of docs/guia/, each of at most 60 KB", () => {
  const shown = [...guideText.matchAll(/!\[[^\]]{20,}\]\(guia\/([^)]+)\)/g)].map(([, file = ""]) => file);
  assert.deepEqual(shown.sort(), readdirSync("docs/guia").sort());
  for (const file of shown) assert.ok(statSync(`docs/guia/${file}`).size <= 60 * 1024, file);
});

test("setup accepts the answers in the guide, and launch-check then prints the rows shown in the guide's table", () => {
  assert.ok("plan" in plannedChanges, JSON.stringify(plannedChanges));
  const rows = checkReadiness({
    config: plannedChanges.plan.newSite,
    claims: {},
    offeredSolutions: [],
    colours: plannedChanges.plan.newColours ?? { brand: "", action: "" },
    hasOwnLogo: true,
    hasPrivacyText: false,
    buyerQuestions: [],
    contentTexts: new Map(),
    homeHtml: undefined,
    lastBenchDate: undefined,
  });
  const [, shown = ""] = /```text\n([\s\S]*?)\n```/.exec(guideText) ?? [];
  const isShown = ({ subject }: { subject: string }) => shown.includes(`\n${subject} `);
  assert.equal(formatCheckTable(rows.filter(isShown), 80), shown);
  assert.ok(shown.includes(" listo ") && shown.includes(" falta "));
});

test("docs/campos.md has the fields of site.yaml as their schema describes them", () => {
  assert.equal(readFileSync(fieldTablePath, "utf8"), buildFieldTable(), "run node setup/field-table.ts");
});
