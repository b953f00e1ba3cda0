import type { Page } from "@playwright/test";

/** Records the events of a page without an analytics tool. Call this before the page is opened. */
export const recordSiteEvents = (page: Page) =>
  page.addInitScript(() => {
    window.dataLayer = [];
  });

/** @returns the events of the page so far, oldest first */
export const readRecordedEvents = (page: Page) =>
  page.evaluate(() => window.dataLayer as Record<string, string>[]);
