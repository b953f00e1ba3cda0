import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findInstalledProgram } from "./server-command.ts";

/**
 * Chromium's arguments: no sandbox, no graphics card, no traffic of the browser
 * itself, no pop-ups or spare processes that cost time. This --disable-features replaces Playwright's, so PaintHolding is
 * repeated from it. With hinting, headless Chromium would position letters on whole pixels. Without a position the window
 * has the pointer in its corner, which a page would take for the visitor's first input.
 */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--font-render-hinting=none",
  "--disable-background-networking",
  "--window-position=100,100",
  "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,PaintHolding,SpareRendererForSitePerProcess",
];

const advice =
  "install Google Chrome or Chromium (Debian: apt-get install chromium), or set CHROME_PATH to the executable of one";

const listFullBrowserPaths = () => [
  findInstalledProgram("google-chrome-stable", "google-chrome", "chromium", "chromium-browser"),
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  `${process.env.PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
  chromium.executablePath(),
];

const findFirstFile = (paths: (string | undefined)[]) =>
  paths.find((path) => path !== undefined && existsSync(path));

/**
 * Finds a Chrome or Chromium with windows: a headless shell has neither prerendering nor a back/forward cache.
 * @returns the path of its executable; undefined if there is none
 */
export function findFullBrowser(): string | undefined {
  const { CHROME_PATH = "" } = process.env;
  const isHeadlessShell = /headless[-_]shell/.test(CHROME_PATH);
  return findFirstFile([isHeadlessShell ? undefined : CHROME_PATH, ...listFullBrowserPaths()]);
}

/**
 * Finds the browser to test with: that of CHROME_PATH, an installed one, or one that `playwright install` downloaded.
 * @returns the path of its executable
 * @throws Error with advice if there is none
 */
export function findBrowser(): string {
  const { CHROME_PATH } = process.env;
  const paths = CHROME_PATH
    ? [CHROME_PATH]
    : [...listFullBrowserPaths(), findInstalledProgram("chromium-headless-shell")];
  const found = findFirstFile(paths);
  if (found) return found;
  throw new Error(
    `${CHROME_PATH ? `CHROME_PATH names ${CHROME_PATH}, which does not exist` : "no browser to test with"}; ${advice}`,
  );
}
