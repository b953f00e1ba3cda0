import { spawn } from "node:child_process";
import { constants } from "node:os";
import { join } from "node:path";
import { playwrightCliPath } from "./browser.ts";

/**
 * The reporter file by the option that adds the reporter. That of `--owner` replaces Playwright's reporter and prints in
 * Spanish. All other arguments are passed to Playwright.
 */
const reporterByOption = {
  "--owner": "owner-reporter",
};

/**
 * Runs Playwright's tests; its exit code becomes this process's own.
 * @param args of the command line
 * @param env additional environment variables for the workers
 */
export function runPlaywrightAndTakeItsExitCode(args: string[], env: Record<string, string>): void {
  const reporters = Object.entries(reporterByOption).filter(([argument]) => args.includes(argument));
  const wanted = args.filter((argument) => !(argument in reporterByOption));
  const child = spawn(process.execPath, [playwrightCliPath, "test", ...wanted], {
    cwd: join(import.meta.dirname, ".."),
    stdio: "inherit",
    env: {
      // After a failure Playwright would serve its HTML report and never exit.
      PLAYWRIGHT_HTML_OPEN: "never",
      ...process.env,
      REPORTERS: reporters.map(([, reporter]) => reporter).join(),
      ...env,
    },
  });
  // Ctrl-C in a terminal reaches Playwright directly; this process waits until Playwright has closed its browsers.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  child.once("exit", (code, signal) => {
    process.exitCode = signal ? 128 + constants.signals[signal] : (code ?? 1);
  });
}
