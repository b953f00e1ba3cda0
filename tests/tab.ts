import type { Page as PlaywrightPage } from "@playwright/test";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { chromiumArguments, findOrInstallBrowser } from "./browser.ts";

/* Starts Chromium by Puppeteer for tests of the back/forward cache and of prerendering: Playwright turns both off. */

const isHeadlessShell = (path: string | undefined) => /headless[-_]shell/.test(path ?? "");

/**
 * Finds or installs a Chromium as `findOrInstallBrowser` does, but takes no headless shell, which has neither prerendering nor
 * a back/forward cache.
 * @returns the path of its executable; undefined when only a headless shell is found
 * @throws Error when no browser is found and none can be installed
 */
export function findOrInstallFullChromium(): string | undefined {
  const { CHROME_PATH } = process.env;
  if (isHeadlessShell(CHROME_PATH)) delete process.env.CHROME_PATH;
  try {
    const found = findOrInstallBrowser();
    return isHeadlessShell(found) ? undefined : found;
  } finally {
    if (CHROME_PATH) process.env.CHROME_PATH = CHROME_PATH;
  }
}

/** Starts a full Chromium. @param moreArguments for its command line. @throws Error when there is none */
export async function startFullChromium(
  ...moreArguments: string[]
): Promise<{ browser: Browser; page: Page }> {
  const executablePath = findOrInstallFullChromium();
  if (!executablePath)
    throw new Error("found no Chromium with windows; expected one, as `chromium` of Debian");
  const browser = await puppeteer.launch({
    executablePath,
    args: [...chromiumArguments, "--window-size=1280,800", ...moreArguments],
    defaultViewport: null,
  });
  const [page = await browser.newPage()] = await browser.pages();
  return { browser, page };
}

/** What the pages of Playwright and of Puppeteer have in common. */
interface SharedPageMethods {
  goto(url: string): Promise<unknown>;
  evaluate<Given, Result>(run: (given: Given) => Result, given?: Given): Promise<Awaited<Result>>;
  locator(selector: string): { click(): Promise<void>; fill(value: string): Promise<void> };
}

/** A page with a back/forward cache. While a document is loading, `evaluate` may throw. */
export interface Tab extends SharedPageMethods {
  /** Closes the Chromium that `openTab` started; does nothing in Firefox. */
  end: () => Promise<void>;
}

/** Opens a page with a back/forward cache: in a full Chromium, or Playwright's own page in Firefox. */
export async function openTab(browserName: string, firefoxPage: PlaywrightPage): Promise<Tab> {
  if (browserName === "firefox")
    return Object.assign(firefoxPage as SharedPageMethods, { end: async () => {} });
  // Puppeteer loses the tab when it goes back from a prerendered page.
  const { browser, page } = await startFullChromium("--disable-features=Prerender2");
  return Object.assign(page as SharedPageMethods, { end: () => browser.close() });
}
