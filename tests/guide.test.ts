import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { test } from "node:test";
import { planChanges } from "../setup/answers.ts";
import { checkReadiness } from "../setup/readiness.ts";
import { formatTable } from "../setup/table.ts";
import { site } from "../site.config.ts";
import { commandsRunUnchanged, findCommands, replacedCommands } from "./guide-commands.ts";
import { guideFolder, guidePictures } from "./shots/guide.ts";

const documents = ["docs/guia.md", "CONTRIBUTING.md", "README.md"];
const guide = readFileSync("docs/guia.md", "utf8");
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

/** The guide's example answers for `--from`, for a site without an analytics tool. */
const answers = JSON.parse(/```json\n([\s\S]*?)```/.exec(guide)?.[1] ?? "");
const found = planChanges(answers, { ...site, analytics: undefined });

for (const path of documents) {
  test(`${path} names scripts and files that exist`, () => {
    const text = readFileSync(path, "utf8");
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name);
    assert.ok(named.length > 2, "scripts were found");
    assert.deepEqual(
      named.filter((name) => !(name in scripts)),
      [],
    );
    const paths = [...text.matchAll(/`((?:app|docs|finish|prepare|server|setup|tests|deploy)\/[\w./-]*)`/g)];
    assert.deepEqual(
      paths.map(([, one = ""]) => one).filter((one) => !existsSync(one)),
      [],
    );
  });
}

test("the guide shows exactly the pictures that `npm run shots -- --guide` makes, and their files are small", () => {
  const shown = [...guide.matchAll(/!\[[^\]]{20,}\]\(guia\/([^)]+)\)/g)].map(([, file]) => file);
  assert.deepEqual(shown.sort(), [...guidePictures].sort());
  assert.deepEqual(readdirSync(guideFolder).sort(), [...guidePictures].sort());
  for (const file of guidePictures) assert.ok(statSync(`${guideFolder}/${file}`).size <= 60 * 1024, file);
});

test("setup accepts the answers that the guide shows", () => {
  assert.ok("plan" in found, JSON.stringify(found));
});

test("the table in the guide equals what launch-check prints for the answers in the guide", () => {
  assert.ok("plan" in found);
  const rows = checkReadiness({
    config: found.plan.config,
    claims: {},
    offered: [],
    colours: found.plan.colours ?? { brand: "", action: "" },
    logo: true,
    privacy: false,
    terms: [],
    content: new Map(),
    home: undefined,
    benched: undefined,
  });
  const [, shown = ""] = /```text\n([\s\S]*?)\n```/.exec(guide) ?? [];
  const isShown = ({ subject }: { subject: string }) => shown.includes(`\n${subject} `);
  assert.equal(formatTable(rows.filter(isShown), 80), shown);
  assert.ok(shown.includes(" listo ") && shown.includes(" falta "));
});

test("every command of the guide is run by a test, or guide-commands.ts gives the reason why not", () => {
  const commands = findCommands(guide);
  assert.ok(commands.length > 10, "commands were found");
  assert.deepEqual(commands.sort(), [...commandsRunUnchanged, ...Object.keys(replacedCommands)].sort());
});

test("the search for commands finds them in code blocks and in sentences", () => {
  const text =
    "a `npm ci`, `site.config.ts`, `LOG=1 npm\nrun x`\n\n```\nnpm start\n```\n\n```ts\nnpm: 1\n```\n";
  assert.deepEqual(findCommands(text), ["npm start", "npm ci", "LOG=1 npm run x"]);
});

/** Runs a command of the guide as it is written. */
const run = (...args: string[]) =>
  spawnSync("npm", ["run", "--silent", ...args], { encoding: "utf8", shell: process.platform === "win32" });

test("launch-check prints its table and fails if anything is missing", () => {
  assert.ok(guide.includes("npm run launch-check\n"));
  const { status, stdout, stderr } = run("launch-check");
  assert.match(stdout, /^asunto +estado +detalle/, stderr);
  assert.equal(status, / falta {2}/.test(stdout) ? 1 : 0);
});

test("a wrong argument is reported in one line", () => {
  for (const [args, expected] of [
    [["launch-check", "--", "--url", "example"], /^[^\n]*--url: encontré "example"/],
    [["launch-check", "--", "--uri", "x"], /^[^\n]*se espera nada o --url/],
    // Without a terminal.
    [["setup"], /se espera npm run setup -- --from answers\.json/],
  ] as const) {
    const { status, stderr } = run(...args);
    assert.notEqual(status, 0, args.join(" "));
    assert.match(stderr, expected);
  }
});
