import type { Locator, Page } from "@playwright/test";

/** What Firefox says of modules that were on their way to a page that is left. */
export const modulesLeftBehind = /error loading dynamically imported module|Error loading route module/;

/**
 * Has a page of Firefox do what Playwright cannot over WebDriver BiDi: a touch does nothing there, so the mouse
 * presses instead; filling in an address adds to what is there; a reload returns only when all has loaded, so a page that is not to be waited for reloads itself.
 */
export function adaptToFirefox(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator("html")) as Locator;
  locators.tap = locators.click;
  const fill = locators.fill;
  if (fill.name === "fill")
    locators.fill = async function fillEmptied(this: Locator, value, options) {
      const adds = await this.evaluate(
        (field: HTMLInputElement) => field.type === "email" && field.value !== "",
      );
      if (adds) {
        await this.press("ControlOrMeta+a");
        await this.press("Delete");
      }
      return fill.call(this, value, options);
    };
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
