import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";
import { buildState, forgetBuild, recordBuild } from "./freshness.ts";

let root: string;

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "freshness-"));
  write("app/root.tsx", "root");
  write("app/pages/crm.tsx", "crm");
  write("site.config.ts", "site");
  write("package-lock.json", "{}");
  write("build/site/index.html", "<!doctype html>");
});

afterEach(() => rmSync(root, { recursive: true }));

test("a build without a record is outdated, a recorded one is fresh", () => {
  assert.equal(buildState(root), "outdated");
  recordBuild(root);
  assert.equal(buildState(root), "fresh");
});

test("without the home page the build is missing, whatever the record says", () => {
  recordBuild(root);
  rmSync(join(root, "build/site/index.html"));
  assert.equal(buildState(root), "missing");
});

test("a record can be made and taken away where there is no build folder", () => {
  rmSync(join(root, "build"), { recursive: true });
  forgetBuild(root);
  recordBuild(root);
  write("build/site/index.html", "");
  assert.equal(buildState(root), "fresh");
  forgetBuild(root);
  assert.equal(buildState(root), "outdated");
});

const changes: [name: string, change: () => void][] = [
  ["a changed page", () => write("app/pages/crm.tsx", "crm 2")],
  ["a changed configuration", () => write("site.config.ts", "other")],
  ["a changed lock file", () => write("package-lock.json", "{ }")],
  ["a new file", () => write("public/.well-known/security.txt", "")],
  ["a removed file", () => rmSync(join(root, "app/pages/crm.tsx"))],
  ["a renamed file", () => renameSync(join(root, "app/root.tsx"), join(root, "app/toor.tsx"))],
  [
    "text moved from one file to the next",
    () => {
      write("app/pages/crm.tsx", "cr");
      write("app/root.tsx", "mroot");
    },
  ],
];

for (const [name, change] of changes) {
  test(`${name} makes it outdated`, () => {
    recordBuild(root);
    change();
    assert.equal(buildState(root), "outdated");
  });
}

test("times and files that are no sources do not count", () => {
  recordBuild(root);
  utimesSync(join(root, "app/root.tsx"), new Date(), new Date());
  write("README.md", "read me");
  write("tests/home.spec.ts", "");
  write("build/site/crm.html", "");
  assert.equal(buildState(root), "fresh");
});

test("a build for another address is outdated", () => {
  process.env.SITE_ADDRESS = "https://preview.example.com";
  recordBuild(root);
  assert.equal(buildState(root), "fresh");
  delete process.env.SITE_ADDRESS;
  assert.equal(buildState(root), "outdated");
});

test("a change taken back is fresh again", () => {
  recordBuild(root);
  write("app/root.tsx", "other");
  write("app/root.tsx", "root");
  assert.equal(buildState(root), "fresh");
});
