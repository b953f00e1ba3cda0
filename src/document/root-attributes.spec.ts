import type { Browser, Page } from "@playwright/test";
import { expect, test } from "../../tests/fixtures.ts";
import { waitForPaint } from "../../tests/frames.ts";
import { openPageWithFonts } from "../../tests/react-start.ts";

/** Counts the elements whose styles the browser computes while an attribute of the root is removed and set again. */
async function countRestyledElements(browser: Browser, page: Page, attribute: string): Promise<number> {
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  for (const isSet of [false, true]) {
    await page.evaluate((change) => document.documentElement.toggleAttribute(...change), [
      attribute,
      isSet,
    ] as const);
    await waitForPaint(page);
  }
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: { name: string; args: { elementCount?: number } }[];
  };
  const counts = traceEvents.filter(({ name }) => name === "UpdateLayoutTree");
  return counts.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}

test("what scripts set on the root while a page loads restyles few of its elements", {
  tag: "@slow",
}, async ({ browser, page }) => {
  await openPageWithFonts(page, "/");
  await expect(page.locator("html[data-boot][data-scrolled]")).toBeAttached();
  const elementCount = await page.locator("body *").count();
  const restyledByBoot = await countRestyledElements(browser, page, "data-boot");
  const restyledByScroll = await countRestyledElements(browser, page, "data-scrolled");
  expect.soft(restyledByBoot, "data-boot").toBeLessThan(elementCount / 4);
  expect.soft(restyledByScroll, "data-scrolled").toBeLessThan(elementCount / 4);
  // The header changes when the page is scrolled: the trace has elements.
  expect(restyledByScroll, "data-scrolled").toBeGreaterThan(0);
});
