/** Runs on an installed Firefox the behaviour tests that Playwright can run there, chosen by file and tag. */
import { join } from "node:path";
import { defineConfig, type Project } from "@playwright/test";
import base from "../../playwright.config.ts";

/** The tag of tests that need Chromium: its protocol, a real touch, or view transitions between documents. */
const chromiumOnlyTag = /@chromium-only/;
/**
 * The tag of tests with motion. In Firefox reduced motion is a preference of the whole browser, so these tests run in a
 * browser of their own.
 */
const motionTag = /@motion/;
/** The tag of tests of the back/forward cache, which in Firefox only a preference of the whole browser turns on. */
const backCacheTag = /@back-cache/;

/** Builds a glob for each spec. @param names their file names without `.spec.ts`, separated by spaces */
const buildSpecFileGlobs = (names: string) => names.split(" ").map((name) => `**/${name}.spec.ts`);

/** Creates the options of a Playwright project with a window of this size in the installed Firefox. */
function createFirefoxOptions(
  width: number,
  height: number,
  prefersReducedMotion: 0 | 1,
  /** Size of the back/forward cache: 0 for none, -1 for what Firefox chooses. */
  maxCachedPages: 0 | -1 = 0,
): Project["use"] {
  return {
    browserName: "firefox",
    channel: "moz-firefox",
    viewport: { width, height },
    launchOptions: {
      executablePath: join(import.meta.dirname, "firefox-relay.ts"),
      firefoxUserPrefs: {
        "ui.prefersReducedMotion": prefersReducedMotion,
        // Emulates a mouse on a machine without one: fine pointer (2) and hover (4).
        "ui.primaryPointerCapabilities": 6,
        "ui.allPointerCapabilities": 6,
        // Mostly 0: tests wait for a load event, which a page from the back/forward cache does not fire.
        "browser.sessionhistory.max_total_viewers": maxCachedPages,
        // Tests cannot connect to other machines, whatever a page requests.
        "network.dns.disabled": true,
      },
    },
  };
}

export default defineConfig({
  ...base,
  testDir: "..",
  // With the relay every step takes about three times as long.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  projects: [
    {
      name: "phone",
      testMatch: buildSpecFileGlobs("drawer missing-features"),
      grepInvert: [chromiumOnlyTag, motionTag],
      use: createFirefoxOptions(390, 844, 1),
    },
    {
      name: "desktop",
      testMatch: buildSpecFileGlobs(
        "menu questions form navigation chats not-found errors deploy meddled-pages missing-features delivery",
      ),
      grepInvert: [chromiumOnlyTag, motionTag, backCacheTag],
      use: createFirefoxOptions(1280, 800, 1),
    },
    {
      name: "back",
      testMatch: buildSpecFileGlobs("back delivery"),
      grep: backCacheTag,
      // Runs after the other delivery tests: both use the port of the receiver that is in the build.
      dependencies: ["desktop"],
      use: createFirefoxOptions(1280, 800, 1, -1),
    },
    {
      name: "motion",
      testMatch: buildSpecFileGlobs("chats"),
      grep: motionTag,
      use: createFirefoxOptions(390, 844, 0),
    },
  ],
  webServer: Object.assign({}, base.webServer, { cwd: join(import.meta.dirname, "../..") }),
});
