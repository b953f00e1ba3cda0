import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { test } from "node:test";
import { planSetupChanges } from "../setup/answers.ts";
import { checkReadiness } from "../setup/readiness.ts";
import { formatCheckTable } from "../setup/table.ts";
import { site } from "../site.config.ts";
import { commandsRunUnchanged, findDocumentedCommands, replacedCommands } from "./guide-commands.ts";
import { guidePictureFiles, guidePicturesFolder } from "./shots/guide.ts";

const documentPaths = ["docs/guia.md", "CONTRIBUTING.md", "README.md"];
const guideText = readFileSync("docs/guia.md", "utf8");
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

/** The guide's example answers for `--from`, for a site without an analytics tool. */
const guideAnswers = JSON.parse(/```json\n([\s\S]*?)```/.exec(guideText)?.[1] ?? "");
const plannedChanges = planSetupChanges(guideAnswers, { ...site, analytics: undefined });

for (const path of documentPaths) {
  test(`${path} names only npm scripts and files that exist`, () => {
    const text = readFileSync(path, "utf8");
    const listMatches = (pattern: RegExp) => Array.from(text.matchAll(pattern), ([, name = ""]) => name);
    const named = listMatches(/npm run ([\w:-]+)/g);
    assert.ok(named.length > 2, "scripts were found");
    const paths = listMatches(/`((?:app|docs|finish|prepare|server|setup|tests|deploy)\/[\w./-]*)`/g);
    const missing = [
      ...named.filter((name) => !(name in scripts)),
      ...paths.filter((one) => !existsSync(one)),
    ];
    assert.deepEqual(missing, []);
  });
}

test("the guide shows exactly the pictures that `npm run shots -- --guide` makes, each of at most 60 KB", () => {
  const shown = [...guideText.matchAll(/!\[[^\]]{20,}\]\(guia\/([^)]+)\)/g)].map(([, file]) => file);
  assert.deepEqual(shown.sort(), [...guidePictureFiles].sort());
  assert.deepEqual(readdirSync(guidePicturesFolder).sort(), [...guidePictureFiles].sort());
  for (const file of guidePictureFiles)
    assert.ok(statSync(`${guidePicturesFolder}/${file}`).size <= 60 * 1024, file);
});

test("setup accepts the answers in the guide, and launch-check then prints the rows shown in the guide's table", () => {
  assert.ok("plan" in plannedChanges, JSON.stringify(plannedChanges));
  const rows = checkReadiness({
    config: plannedChanges.plan.config,
    claims: {},
    offered: [],
    colours: plannedChanges.plan.colours ?? { brand: "", action: "" },
    logo: true,
    privacy: false,
    terms: [],
    content: new Map(),
    home: undefined,
    benched: undefined,
  });
  const [, shown = ""] = /```text\n([\s\S]*?)\n```/.exec(guideText) ?? [];
  const isShown = ({ subject }: { subject: string }) => shown.includes(`\n${subject} `);
  assert.equal(formatCheckTable(rows.filter(isShown), 80), shown);
  assert.ok(shown.includes(" listo ") && shown.includes(" falta "));
});

test("the commands of the guide are exactly those that guide-commands.ts lists", () => {
  const commands = findDocumentedCommands(guideText);
  assert.ok(commands.length > 10, "commands were found");
  assert.deepEqual(commands.sort(), [...commandsRunUnchanged, ...Object.keys(replacedCommands)].sort());
});

/** Runs an npm script without npm's own output. */
const runNpmScript = (...args: string[]) =>
  spawnSync("npm", ["run", "--silent", ...args], { encoding: "utf8", shell: process.platform === "win32" });

test("launch-check prints its table, and exits with status 1 exactly when a row has the state falta", () => {
  assert.ok(guideText.includes("npm run launch-check\n"));
  const { status, stdout, stderr } = runNpmScript("launch-check");
  assert.match(stdout, /^asunto +estado +detalle/, stderr);
  assert.equal(status, / falta {2}/.test(stdout) ? 1 : 0);
});

test("launch-check with a wrong argument, and setup without a terminal, fail with an error that says what is expected", () => {
  for (const [args, expected] of [
    [["launch-check", "--", "--url", "example"], /^[^\n]*--url: encontré "example"/],
    [["launch-check", "--", "--uri", "x"], /^[^\n]*se espera nada o --url/],
    // Without a terminal.
    [["setup"], /se espera npm run setup -- --from answers\.json/],
  ] as const) {
    const { status, stderr } = runNpmScript(...args);
    assert.notEqual(status, 0, args.join(" "));
    assert.match(stderr, expected);
  }
});
