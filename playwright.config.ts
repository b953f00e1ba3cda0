import { defineConfig } from "@playwright/test";

/** Tests of what the build wrote. No width changes that, so they run once. */
const ofFiles = ["head", "structured-data", "discovery", "crawl", "html", "spelling"].map(
  (name) => `${name}.spec.ts`,
);

export default defineConfig({
  testDir: "tests",
  testMatch: "*.spec.ts",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A browser on a busy machine can miss a frame. What passes only the second time is listed as flaky at the end, with
  // what went wrong the first time: read it, it is a fault of the test or of the page.
  retries: 1,
  reporter: "list",
  // Room for a machine that is busy with something else; on an idle one the longest test takes a third of it.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: process.env.SITE_URL,
    locale: "es-AR",
    trace: "off",
    // Tests of motion ask for it; the others need not wait for it.
    reducedMotion: "reduce",
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        // No test reaches another machine, whatever a page asks for.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
      ],
    },
  },
  projects: [
    {
      name: "phone",
      testIgnore: ["menu.spec.ts", ...ofFiles],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: "desktop",
      testIgnore: ["drawer.spec.ts", ...ofFiles],
      use: { viewport: { width: 1280, height: 800 } },
    },
    { name: "files", testMatch: ofFiles },
  ],
  webServer: {
    command: `"${process.execPath}" tests/serve-site.ts`,
    // The system chooses the port, so nothing else can be tested by mistake; Playwright puts the group of this
    // expression into SITE_URL, which the workers read above.
    wait: { stdout: /at (?<site_url>http:\S+)/ },
  },
});
