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

/** What may be listed at the end, each by a reporter of its own; all other arguments are Playwright's. */
const lists = { "--slow": "slow-reporter", "--faults": "fault-table" };
const args = process.argv.slice(2).filter((argument) => !(argument in lists));
const reporters = Object.entries(lists).filter(([argument]) => process.argv.includes(argument));

const child = spawn(process.execPath, [playwrightCli, "test", ...args], {
  cwd: join(import.meta.dirname, ".."),
  stdio: "inherit",
  env: {
    // After a failure Playwright would serve its report and never end.
    PLAYWRIGHT_HTML_OPEN: "never",
    ...process.env,
    REPORTERS: reporters.map(([, reporter]) => reporter).join(),
    CHROME_PATH,
  },
});
// A terminal's Ctrl-C reaches Playwright by itself; both stay until it has closed its browsers.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => child.kill("SIGTERM"));
child.once("exit", (code, signal) => {
  process.exitCode = signal ? 128 + constants.signals[signal] : (code ?? 1);
});
