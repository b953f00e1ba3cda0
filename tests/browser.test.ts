import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { findBrowser, findFullBrowser } from "./browser.ts";
import { createDisposableTemporaryFolder } from "./temporary-folder.ts";

const { CHROME_PATH, PATH } = process.env;
after(() => Object.assign(process.env, { CHROME_PATH, PATH }));

test("tests use the browser of CHROME_PATH, else one with windows, else a headless shell; without any the error says what to do", {
  skip: process.platform !== "linux",
}, () => {
  using folder = createDisposableTemporaryFolder();
  const [shell, chromium] = ["chromium-headless-shell", "chromium"].map((name) => join(folder.path, name));
  process.env.PATH = folder.path;
  delete process.env.CHROME_PATH;
  assert.throws(
    findBrowser,
    /no browser to test with; install Google Chrome or Chromium .* or set CHROME_PATH/,
  );
  writeFileSync(shell ?? "", "");
  assert.equal(findBrowser(), shell);
  writeFileSync(chromium ?? "", "");
  assert.equal(findBrowser(), chromium);
  process.env.CHROME_PATH = shell;
  assert.equal(findBrowser(), shell);
  assert.equal(findFullBrowser(), chromium);
  process.env.CHROME_PATH = "/no/browser";
  assert.throws(findBrowser, /CHROME_PATH names \/no\/browser, which does not exist; install/);
});
