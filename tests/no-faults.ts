import { expect, type Page } from "@playwright/test";
import { findAxeViolations } from "./axe.ts";
import { findLayoutFaults } from "./layout-faults.ts";
import { waitForFonts } from "./react-start.ts";

export async function expectNoLayoutFaultsAtWidths(page: Page, name: string): Promise<void> {
  await waitForFonts(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(findLayoutFaults), `${name} at ${width} px: layout`).toEqual([]);
  }
}

export async function expectNoLayoutOrAxeFaults(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(path);
  await expectNoLayoutFaultsAtWidths(page, path);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findAxeViolations(page), `${path}, ${colorScheme}: accessibility`).toEqual([]);
  }
}
