import { spawn } from "node:child_process";
import { constants } from "node:os";
import { join } from "node:path";
import { findBrowser, playwrightCli } from "./browser.ts";

function browserOrExit(): string {
  try {
    return findBrowser();
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(1);
  }
}

const CHROME_PATH = browserOrExit();
console.info(`Testing with ${CHROME_PATH}`);

// With `--slow` the specs that took longest are listed at the end; all else is Playwright's own.
const wanted = process.argv.slice(2);
const args = wanted.filter((argument) => argument !== "--slow");

const child = spawn(process.execPath, [playwrightCli, "test", ...args], {
  cwd: join(import.meta.dirname, ".."),
  stdio: "inherit",
  env: {
    // After a failure Playwright would serve its report and never end.
    PLAYWRIGHT_HTML_OPEN: "never",
    ...process.env,
    ...(args.length < wanted.length && { LIST_SLOW: "1" }),
    CHROME_PATH,
  },
});
// A terminal's Ctrl-C reaches Playwright by itself; both stay until it has closed its browsers.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => child.kill("SIGTERM"));
child.once("exit", (code, signal) => {
  process.exitCode = signal ? 128 + constants.signals[signal] : (code ?? 1);
});
