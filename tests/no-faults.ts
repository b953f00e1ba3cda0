import { expect, type Page } from "@playwright/test";
import { findAxeViolations } from "./axe.ts";
import { findLayoutFaults } from "./layout-faults.ts";
import { waitForFonts } from "./react-start.ts";

/**
 * Expects no layout faults of the open page in windows of 360 and 1280 px. The window keeps the last width.
 * @param name of the page, for the message
 */
export async function expectNoLayoutFaultsAtWidths(page: Page, name: string): Promise<void> {
  await waitForFonts(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(findLayoutFaults), `${name} at ${width} px: layout`).toEqual([]);
  }
}

/** Opens a page, and expects no layout faults in a narrow and a wide window and no axe violation in either colour scheme. */
export async function expectNoLayoutOrAxeFaults(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(path);
  await expectNoLayoutFaultsAtWidths(page, path);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findAxeViolations(page), `${path}, ${colorScheme}: accessibility`).toEqual([]);
  }
}
