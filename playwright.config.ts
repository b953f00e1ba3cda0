import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumArguments } from "./tests/browser.ts";

const specs = (...names: string[]) => names.map((name) => `${name}.spec.ts`);

/** Tests of what the build wrote, which need no window. */
const ofFiles = specs("claims", "crawl", "discovery", "head", "html", "spelling", "structured-data");
/** Only a narrow window has these. */
const ofPhones = specs("booking-bar", "drawer");
/** What looks or works differently by width. Every other spec runs once, in a desktop's window, or sets its own. */
const ofBothWidths = specs("chats", "missing-features");

/** What `npm run browser` was asked to list at the end. */
const lists =
  (process.env.REPORTERS || undefined)
    ?.split(",")
    .map((name) => [join(import.meta.dirname, `tests/${name}.ts`)] as [string]) ?? [];

export default defineConfig({
  testDir: "tests",
  testMatch: "*.spec.ts",
  fullyParallel: true,
  forbidOnly: true,
  // More than the cores of a small machine: a test waits for the browser about half of its time.
  workers: 3,
  // A browser on a busy machine can miss a frame. What passes only the second time is listed as flaky at the end.
  retries: 1,
  // A broken site says so in seconds: `--max-failures 0` goes on to the last test, `-x` stops at the first failure.
  maxFailures: 5,
  // Limits for what hangs. A test takes a few seconds, on a machine that does other work as well up to twenty.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Tells of a failure when it happens, not at the end; `npm run browser -- --slow` also lists what took longest.
  reporter: [["line"], ...lists],
  use: {
    baseURL: process.env.SITE_URL,
    locale: "es-AR",
    trace: "off",
    // Tests of motion ask for it; the others need not wait for it.
    reducedMotion: "reduce",
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      // No test reaches another machine, whatever a page asks for.
      args: [...chromiumArguments, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
    },
  },
  projects: [
    { name: "files", testMatch: ofFiles },
    {
      name: "phone",
      testMatch: [...ofPhones, ...ofBothWidths],
      // What sets its own width, has no window, or is not about width is the same in both.
      grepInvert: /@ownwidth/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: "desktop",
      testIgnore: [...ofFiles, ...ofPhones],
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
  globalTeardown: join(import.meta.dirname, "tests/variant-site.ts"),
  webServer: {
    command: `"${process.execPath}" tests/serve-site.ts`,
    // The system chooses the port, so nothing else can be tested by mistake; Playwright puts the group of this
    // expression into SITE_URL, which the workers read above.
    wait: { stdout: /at (?<site_url>http:\S+)/ },
  },
});
