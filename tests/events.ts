import type { Page } from "@playwright/test";

/** Records the analytics events of all pages opened later, on a site without an analytics tool. */
export const recordSiteEvents = (page: Page) =>
  page.addInitScript(() => {
    window.dataLayer = [];
  });

/** @returns the recorded analytics events of the page, oldest first */
export const readRecordedEvents = (page: Page) =>
  page.evaluate(() => window.dataLayer as Record<string, string>[]);
