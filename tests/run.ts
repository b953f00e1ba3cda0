import { findOrInstallBrowser } from "./browser.ts";
import { runPlaywrightAndTakeItsExitCode } from "./playwright.ts";

try {
  const CHROME_PATH = findOrInstallBrowser();
  console.info(`Testing with ${CHROME_PATH}`);
  runPlaywrightAndTakeItsExitCode(process.argv.slice(2), { CHROME_PATH });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
