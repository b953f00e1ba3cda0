import { defineConfig } from "@playwright/test";
import { chromiumArguments, findBrowser } from "./browser.ts";

export default defineConfig({
  testDir: "..",
  outputDir: "../test-results",
  testMatch: "{src,integration,deploy,edit,tests}/**/*.spec.ts",
  // Durations: `npm run bench`.
  testIgnore: "tests/bench/**",
  fullyParallel: true,
  forbidOnly: true,
  // More workers than a small machine has cores: a test waits for the browser about half of its time.
  workers: 3,
  // A browser on a busy machine can skip a frame. A test that passes only at the second attempt is listed as flaky.
  retries: 1,
  // Stops after a few failures, so that a broken site is reported fast: `--max-failures 0` runs all tests, `-x` stops
  // at the first failure.
  maxFailures: 5,
  // Timeouts for tests that hang. A test takes a few seconds, on a busy machine up to twenty.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "line",
  use: {
    baseURL: process.env.SITE_URL,
    locale: "es-AR",
    viewport: { width: 1280, height: 800 },
    trace: "off",
    // Animations are off, so that tests do not wait for them; tests of animations switch them on.
    reducedMotion: "reduce",
    launchOptions: {
      executablePath: findBrowser(),
      // Tests cannot connect to other machines, whatever a page requests.
      args: [...chromiumArguments, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
    },
  },
  globalSetup: "./variant-site.ts",
  webServer: {
    command: `"${process.execPath}" tests/serve-site.ts`,
    cwd: process.cwd(),
    // The system chooses the port, so that no other server is tested by mistake. Playwright stores the named group of
    // this expression in SITE_URL, which the workers read for `baseURL`.
    wait: { stdout: /at (?<site_url>http:\S+)/ },
  },
});
