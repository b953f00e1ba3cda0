import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { planOf } from "../setup/answers.ts";
import { fields } from "../setup/fields.ts";
import { site } from "../site.config.ts";
import { siteFields } from "../site.schema.ts";

const documents = ["docs/guia.md", "CONTRIBUTING.md", "README.md"];
const guide = readFileSync("docs/guia.md", "utf8");
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

for (const path of documents) {
  test(`${path} names scripts and files that there are`, () => {
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

test("the guide's answers are taken as they are", () => {
  const [, answers = ""] = /```json\n([\s\S]*?)```/.exec(guide) ?? [];
  const found = planOf(JSON.parse(answers), site, readFileSync("app/app.css", "utf8"));
  assert.ok("plan" in found, JSON.stringify(found));
});

test("every field of the configuration is explained to owners", () => {
  assert.deepEqual(
    siteFields.filter((field) => !fields[field]),
    [],
  );
});

/** What runs each command of the guide: below, or the file named, which has the words after it. */
const runBy: Record<string, "here" | [file: string, words: string]> = {
  setup: "here",
  "launch-check": "here",
  check: ["tests/all.ts", 'asked === "check"'],
  build: ["tests/variant-site.ts", '"run", "build"'],
  serve: ["server/start.test.ts", '"serve"'],
  verify: ["setup/live.ts", "tests/hosts/live.ts"],
  "deploy:files": ["setup/setup.ts", "deploy/files.ts"],
  "deploy:pack": ["tests/hosts/formats.ts", "pack("],
  "deploy:cloudflare": ["tests/hosts/hosts.ts", "wrangler"],
};

test("every command of the guide is run by a test, or by what tests run", () => {
  const named = [...new Set([...guide.matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name))];
  assert.deepEqual(named.sort(), Object.keys(runBy).sort());
  for (const [name, by] of Object.entries(runBy))
    if (by !== "here") assert.ok(readFileSync(by[0], "utf8").includes(by[1]), `${name}: ${by[0]}`);
});

/** Runs a command of the guide as it is written. */
const run = (...args: string[]) =>
  spawnSync("npm", ["run", "--silent", ...args], { encoding: "utf8", shell: process.platform === "win32" });

test("the table of what is missing is printed, and its status says whether anything is", () => {
  assert.ok(guide.includes("npm run launch-check\n"));
  const { status, stdout, stderr } = run("launch-check");
  assert.match(stdout, /^asunto +estado +detalle/, stderr);
  assert.equal(status, / falta {2}/.test(stdout) ? 1 : 0);
});

for (const [what, args, expected] of [
  ["an address that is none", ["launch-check", "--", "--url", "example"], /--url: encontré "example"/],
  ["an unknown option", ["launch-check", "--", "--uri", "x"], /se espera nada o --url/],
  ["setup without a terminal", ["setup"], /se espera npm run setup -- --from answers\.json/],
] as const) {
  test(`${what} is told in one line`, () => {
    const { status, stderr } = run(...args);
    assert.notEqual(status, 0);
    assert.match(stderr, expected);
  });
}
