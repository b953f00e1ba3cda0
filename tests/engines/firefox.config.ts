import { join } from "node:path";
import { defineConfig, type Project } from "@playwright/test";
import base from "../../playwright.config.ts";

/** Runs on an installed Firefox the behaviour tests that Playwright can run there. */
const unsupportedTestPatterns = [
  // The accessibility tree is read over Chromium's own protocol.
  /tells assistive technology/,
  // Needs a real touch; the mouse is tested on "desktop".
  /on a tablet/,
];
// Playwright emulates only the colour scheme. Reduced motion is a preference of the whole browser, so tests of motion
// run in a browser of their own.
const motionTestPattern = /with motion/;
// Tests of the back/forward cache also need their own browser, because it is a preference too.
const backCacheTestPattern = /kept in memory/;

const buildSpecFileGlobs = (names: string) => names.split(" ").map((name) => `**/${name}.spec.ts`);

function createFirefoxProject(
  width: number,
  height: number,
  prefersReducedMotion: 0 | 1,
  // The size of the back/forward cache: none, or chosen by Firefox.
  keptPages: 0 | -1 = 0,
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
        // A page kept in memory fires no load event. Playwright turns that off in Chromium, too.
        "browser.sessionhistory.max_total_viewers": keptPages,
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
      grepInvert: [...unsupportedTestPatterns, motionTestPattern],
      use: createFirefoxProject(390, 844, 1),
    },
    {
      name: "desktop",
      testMatch: buildSpecFileGlobs(
        "menu questions form navigation chats not-found errors deploy meddled-pages missing-features delivery",
      ),
      grepInvert: [...unsupportedTestPatterns, motionTestPattern, backCacheTestPattern],
      use: createFirefoxProject(1280, 800, 1),
    },
    {
      name: "back",
      testMatch: buildSpecFileGlobs("back delivery"),
      grep: [/back\.spec/, backCacheTestPattern],
      // Runs after the other delivery tests: both use the port of the receiver that is in the build.
      dependencies: ["desktop"],
      use: createFirefoxProject(1280, 800, 1, -1),
    },
    {
      name: "motion",
      testMatch: buildSpecFileGlobs("drawer chats"),
      grep: motionTestPattern,
      use: createFirefoxProject(390, 844, 0),
    },
  ],
  webServer: Object.assign({}, base.webServer, { cwd: join(import.meta.dirname, "../..") }),
});
