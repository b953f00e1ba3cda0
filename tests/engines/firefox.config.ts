import { join } from "node:path";
import { defineConfig, type Project } from "@playwright/test";
import base from "../../playwright.config.ts";

/**
 * The behaviour tests again, on a Firefox as it is installed, which Playwright drives over WebDriver BiDi. What it
 * cannot do there is adapted in firefox-page.ts and firefox-relay.ts, or else listed here and not run.
 */
const impossible = [
  // The accessibility tree is read over Chromium's own protocol.
  /assistive technology/,
  // Needs a real touch; the mouse is tested on "desktop".
  /on a tablet/,
];
// Playwright emulates only the colour scheme. Reduced motion is a preference of the whole browser, so tests of motion
// run in a browser of their own.
const ofMotion = /with motion/;
// So does keeping pages in memory for Back.
const ofMemory = /kept in memory/;

const files = (...names: string[]) => names.map((name) => `**/${name}.spec.ts`);

/** Pages that Firefox keeps in memory for Back: as many as it likes (-1), or none. */
type KeptPages = -1 | 0;

function firefox(
  width: number,
  height: number,
  prefersReducedMotion: 0 | 1,
  keptPages: KeptPages = 0,
): Project["use"] {
  return {
    browserName: "firefox",
    channel: "moz-firefox",
    viewport: { width, height },
    launchOptions: {
      executablePath: join(import.meta.dirname, "firefox-relay.ts"),
      firefoxUserPrefs: {
        "ui.prefersReducedMotion": prefersReducedMotion,
        // A mouse, which a machine without one would not have: fine (2) and hovering (4).
        "ui.primaryPointerCapabilities": 6,
        "ui.allPointerCapabilities": 6,
        // A page kept in memory fires no load event. Playwright turns that off in Chromium, too.
        "browser.sessionhistory.max_total_viewers": keptPages,
        // No test reaches another machine, whatever a page asks for.
        "network.dns.disabled": true,
      },
    },
  };
}

export default defineConfig({
  ...base,
  testDir: "..",
  // Over the relay every step takes about three times as long.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  projects: [
    {
      name: "phone",
      testMatch: files("drawer", "missing-features"),
      grepInvert: [...impossible, ofMotion],
      use: firefox(390, 844, 1),
    },
    {
      name: "desktop",
      testMatch: files(
        "menu",
        "questions",
        "form",
        "navigation",
        "chats",
        "not-found",
        "errors",
        "deploy",
        "meddled-pages",
        "missing-features",
        "delivery",
      ),
      grepInvert: [...impossible, ofMotion, ofMemory],
      use: firefox(1280, 800, 1),
    },
    {
      name: "back",
      testMatch: files("back", "delivery"),
      grep: [/back\.spec/, ofMemory],
      // After the other tests of delivery: the receiver's port is in their build.
      dependencies: ["desktop"],
      use: firefox(1280, 800, 1, -1),
    },
    {
      name: "motion",
      testMatch: files("drawer", "chats"),
      grep: ofMotion,
      use: firefox(390, 844, 0),
    },
  ],
  webServer: Object.assign({}, base.webServer, { cwd: join(import.meta.dirname, "../..") }),
});
