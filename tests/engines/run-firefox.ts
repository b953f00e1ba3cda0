import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { playwrightCli } from "../browser.ts";
import { sayUntested, whereIs } from "./installed.ts";

/** The Firefox to test with: the one that FIREFOX_PATH names, or else the first that is installed. */
const asked = process.env.FIREFOX_PATH;
const onMac = "/Applications/Firefox.app/Contents/MacOS/firefox";
const firefox = asked ?? whereIs("firefox-esr", "firefox") ?? onMac;

if (existsSync(firefox)) {
  console.info(`Testing with ${firefox}`);
  const config = join(import.meta.dirname, "firefox.config.ts");
  const wanted = process.argv.slice(2).filter((argument) => argument !== "--if-installed");
  const { status } = spawnSync(process.execPath, [playwrightCli, "test", "--config", config, ...wanted], {
    stdio: "inherit",
    env: { PLAYWRIGHT_HTML_OPEN: "never", ...process.env, FIREFOX_PATH: firefox },
  });
  process.exitCode = status ?? 1;
} else {
  sayUntested(
    "Firefox",
    asked ? `FIREFOX_PATH names ${JSON.stringify(asked)}, which does not exist` : "none is installed",
    "install it (Debian: apt-get install firefox-esr), or set FIREFOX_PATH",
  );
}
