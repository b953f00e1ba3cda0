import { spawn } from "node:child_process";
import { constants } from "node:os";
import { join } from "node:path";
import { playwrightCli } from "./browser.ts";

/** What may be listed at the end, each by a reporter of its own; all other arguments are Playwright's. */
const lists = { "--slow": "slow-reporter", "--faults": "fault-table" };

/**
 * Runs Playwright's tests; its exit code becomes this process's own.
 * @param args of the command line
 * @param env what its workers need besides
 */
export function runPlaywright(args: string[], env: Record<string, string>): void {
  const reporters = Object.entries(lists).filter(([argument]) => args.includes(argument));
  const wanted = args.filter((argument) => !(argument in lists));
  const child = spawn(process.execPath, [playwrightCli, "test", ...wanted], {
    cwd: join(import.meta.dirname, ".."),
    stdio: "inherit",
    env: {
      // After a failure Playwright would serve its report and never end.
      PLAYWRIGHT_HTML_OPEN: "never",
      ...process.env,
      REPORTERS: reporters.map(([, reporter]) => reporter).join(),
      ...env,
    },
  });
  // A terminal's Ctrl-C reaches Playwright by itself; both stay until it has closed its browsers.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  child.once("exit", (code, signal) => {
    process.exitCode = signal ? 128 + constants.signals[signal] : (code ?? 1);
  });
}
