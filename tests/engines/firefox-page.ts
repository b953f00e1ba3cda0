import type { Locator, Page } from "@playwright/test";

/** What Firefox says of modules that were on their way to a page that is left. */
export const modulesLeftBehind = /error loading dynamically imported module|Error loading route module/;

/**
 * Has a page of Firefox do what Playwright cannot over WebDriver BiDi: a touch does nothing there, so the mouse
 * presses instead; a reload returns only when all has loaded, so a page that is not to be waited for reloads itself.
 */
export function adaptToFirefox(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator("html")) as Locator;
  locators.tap = locators.click;
  page.touchscreen.tap = (x, y) => page.mouse.click(x, y);

  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    if (options?.waitUntil !== "commit") return reload(options);
    const committed = page.waitForEvent("framenavigated");
    await page.evaluate(() => location.reload());
    await committed;
    return null;
  };
}
