import { expect, type Page } from "@playwright/test";
import { findLayoutFaults } from "./layout-faults.ts";
import { waitForFonts } from "./react-start.ts";

export async function expectNoLayoutFaultsAtWidths(page: Page, name: string): Promise<void> {
  await waitForFonts(page);
  // Scrolled, the texts below the header would count as covered.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(findLayoutFaults), `${name} at ${width} px: layout`).toEqual([]);
  }
}
