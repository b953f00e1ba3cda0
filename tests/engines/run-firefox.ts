import { existsSync } from "node:fs";
import { join } from "node:path";
import { runPlaywright } from "../playwright.ts";
import { findProgram, reportUntested } from "./installed.ts";

/** The Firefox to test with: that of FIREFOX_PATH, otherwise the first installed one. */
const named = process.env.FIREFOX_PATH;
const onMac = "/Applications/Firefox.app/Contents/MacOS/firefox";
const firefox = named ?? findProgram("firefox-esr", "firefox") ?? onMac;

if (existsSync(firefox)) {
  console.info(`Testing with ${firefox}`);
  const config = join(import.meta.dirname, "firefox.config.ts");
  const playwrightArgs = process.argv.slice(2).filter((argument) => argument !== "--if-installed");
  runPlaywright(["--config", config, ...playwrightArgs], { FIREFOX_PATH: firefox });
} else {
  reportUntested(
    "Firefox",
    named ? `FIREFOX_PATH names ${JSON.stringify(named)}, which does not exist` : "none is installed",
    "install it (Debian: apt-get install firefox-esr), or set FIREFOX_PATH",
  );
}
