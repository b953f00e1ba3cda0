import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { createDisposableTemporaryFolder } from "./temporary-folder.ts";

const projectFolder = join(import.meta.dirname, "..");

/** Runs findOrInstallBrowser() with a PATH of only these programs, each a shell script, and without downloads. */
function findBrowserAmong(programs: Record<string, string>, env: Record<string, string> = {}) {
  using folder = createDisposableTemporaryFolder();
  for (const [name, script] of Object.entries(programs))
    writeFileSync(join(folder.path, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const find =
    'import { findOrInstallBrowser } from "./tests/browser.ts"; console.log(findOrInstallBrowser());';
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", find], {
    cwd: projectFolder,
    encoding: "utf8",
    env: {
      PATH: folder.path,
      PLAYWRIGHT_BROWSERS_PATH: join(folder.path, "downloads"),
      PLAYWRIGHT_DOWNLOAD_HOST: "http://127.0.0.1:1",
      ...env,
    },
  });
  return { status, lines: stdout.replaceAll(folder.path, "").trim().split("\n"), fault: stderr };
}

test("a full browser is preferred to the headless shell, and a browser that does not start is skipped", {
  skip: process.platform === "win32",
}, () => {
  const shell = { "chromium-headless-shell": "exit 0" };
  const programs = { "google-chrome": "exit 1", chromium: "exit 0", ...shell };
  assert.deepEqual(findBrowserAmong(programs).lines, ["/chromium"]);
  assert.deepEqual(findBrowserAmong(shell).lines, ["/chromium-headless-shell"]);
});

test("the browser in CHROME_PATH is used first, and a CHROME_PATH that does not exist is an error", () => {
  const configured = findBrowserAmong({ chromium: "exit 0" }, { CHROME_PATH: process.execPath });
  assert.deepEqual(configured.lines, [process.execPath]);
  const { status, fault } = findBrowserAmong({}, { CHROME_PATH: "/no/browser" });
  assert.equal(status, 1);
  assert.match(
    fault,
    /CHROME_PATH: found "\/no\/browser", which does not exist; expected the path of a browser/,
  );
});

test("without a browser and a network the tests print their attempt to download one, and an error that says what to do", {
  skip: process.platform !== "linux",
}, () => {
  const { status, lines, fault } = findBrowserAmong({ "apt-get": "echo 'E: no network' >&2; exit 100" });
  assert.equal(status, 1);
  assert.equal(lines[0], "No browser to test with is installed here.");
  assert.match(lines.join("\n"), /^Trying npx playwright install --no-shell chromium/m);
  assert.match(fault, /none could be downloaded; install Google Chrome or Chromium, or set CHROME_PATH/);
});
