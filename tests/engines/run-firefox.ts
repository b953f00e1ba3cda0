import { existsSync } from "node:fs";
import { join } from "node:path";
import { runPlaywrightAndTakeItsExitCode } from "../playwright.ts";
import { findInstalledProgram, reportUntestedEngineAndSetExitCode } from "./installed.ts";

const configuredPath = process.env.FIREFOX_PATH;
/** Where Firefox is on macOS, which is not in PATH. */
const macFirefoxPath = "/Applications/Firefox.app/Contents/MacOS/firefox";
/** The Firefox to test with: that of FIREFOX_PATH, otherwise the first installed one. */
const firefoxPath = configuredPath ?? findInstalledProgram("firefox-esr", "firefox") ?? macFirefoxPath;

if (existsSync(firefoxPath)) {
  console.info(`Testing with ${firefoxPath}`);
  const config = join(import.meta.dirname, "firefox.config.ts");
  const playwrightArgs = process.argv.slice(2).filter((argument) => argument !== "--if-installed");
  runPlaywrightAndTakeItsExitCode(["--config", config, ...playwrightArgs], { FIREFOX_PATH: firefoxPath });
} else {
  reportUntestedEngineAndSetExitCode(
    "Firefox",
    configuredPath
      ? `FIREFOX_PATH names ${JSON.stringify(configuredPath)}, which does not exist`
      : "none is installed",
    "install it (Debian: apt-get install firefox-esr), or set FIREFOX_PATH",
  );
}
