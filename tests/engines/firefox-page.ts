import type { Locator, Page } from "@playwright/test";

/** Matches Firefox's console messages about modules that were still loading when the page was left. */
export const abandonedModulePattern = /error loading dynamically imported module|Error loading route module/;

/** Replaces what Playwright cannot do in Firefox: touch, fill an email field that has a text, and reload without waiting. */
export function adaptToFirefox(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator("html")) as Locator;
  locators.tap = locators.click;
  const fill = locators.fill;
  if (fill.name === "fill")
    locators.fill = async function fillEmptied(this: Locator, value, options) {
      const hasText = await this.evaluate(
        (field: HTMLInputElement) => field.type === "email" && field.value !== "",
      );
      if (hasText) {
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
