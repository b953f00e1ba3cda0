import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { appendFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { sample } from "../site.sample.ts";
import { copyProject, linkPackages } from "./variant-site.ts";

/** A copy of the project as an owner has it, with a file that is not laid out as the formatter wants it. */
const folder = copyProject();
linkPackages(folder);
after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
const config = join(folder, "site.config.ts");
writeFileSync(
  config,
  readFileSync(config, "utf8")
    .replace(/name: "[^"]*"/, 'name: "Altamar"')
    .replace("export const", "export  const"),
);

/** Runs `npm test` there, which ends at the linter. */
function npmTest(): string[] {
  const { stdout, stderr } = spawnSync(process.execPath, ["tests/all.ts"], {
    cwd: folder,
    encoding: "utf8",
    // It is not reached, and none is looked for.
    env: { ...process.env, CHROME_PATH: process.execPath, NO_COLOR: "1", FORCE_COLOR: undefined },
  });
  return `${stdout}${stderr}`.split("\n").filter((line) => line.trim() !== "");
}

test("in an owner's copy npm test says first what owners use, and what mends a format", () => {
  const said = npmTest();
  assert.notEqual(sample.name, "Altamar");
  assert.match(said[0] ?? "", /npm test es para quien cambia el código; .* npm run check/);
  assert.ok(
    said.some((line) => line.startsWith("lint failed")),
    said.join("\n"),
  );
  assert.ok(said.includes("Only the format is wrong: npm run fix mends it."), said.join("\n"));
});

test("npm run fix mends the format", () => {
  const { status } = spawnSync("npm", ["run", "--silent", "fix"], {
    cwd: folder,
    shell: process.platform === "win32",
  });
  assert.equal(status, 0);
  assert.match(readFileSync(config, "utf8"), /^export const site/m);
});

test("where more is wrong than the format, npm test does not say that npm run fix mends it", () => {
  appendFileSync(config, "\ndebugger;\n");
  const said = npmTest();
  assert.ok(
    said.some((line) => line.startsWith("lint failed")),
    said.join("\n"),
  );
  assert.ok(!said.some((line) => line.includes("npm run fix")), said.join("\n"));
});
