import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { sampleFirmValues } from "../src/content/sample-firm.ts";
import { copyProjectSources, linkNodeModules } from "./variant-site.ts";

/** An owner's copy of the project, with one file that has a formatting error. */
const projectCopyPath = copyProjectSources();
linkNodeModules(projectCopyPath);
after(() => rmSync(projectCopyPath, { recursive: true, force: true, maxRetries: 5 }));
const replaceInCopy = (path: string, from: string | RegExp, to: string) =>
  writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
replaceInCopy(join(projectCopyPath, "content/site.yaml"), /name: .*/, "name: Altamar");
const badlyFormattedPath = join(projectCopyPath, "src/site-map.ts");
replaceInCopy(badlyFormattedPath, "export const", "export  const");

/** Runs `npm test` in the copy of the project, where it stops at the linter. @returns its output */
function runNpmTestInProjectCopy(): string {
  const { stdout, stderr } = spawnSync(process.execPath, ["tests/all.ts"], {
    cwd: projectCopyPath,
    encoding: "utf8",
    // Any file: the run stops before it needs the browser.
    env: { ...process.env, CHROME_PATH: process.execPath, NO_COLOR: "1", FORCE_COLOR: undefined },
  });
  return `${stdout}${stderr}`.trim();
}

test("npm test in an owner's copy suggests npm run check, and npm run fix for the format", () => {
  assert.notEqual(sampleFirmValues.name, "Altamar");
  const badFormat = runNpmTestInProjectCopy();
  assert.match(badFormat, /npm test es para quien cambia el código; .* npm run check/);
  assert.match(badFormat, /^lint: failed/m);
  assert.match(badFormat, /^npm run fix corrects formatting/m);

  const shell = process.platform === "win32";
  const { status } = spawnSync("npm", ["run", "--silent", "fix"], { cwd: projectCopyPath, shell });
  assert.equal(status, 0);
  assert.match(readFileSync(badlyFormattedPath, "utf8"), /^export const /m);
});
