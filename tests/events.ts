import type { Page } from "@playwright/test";

export const recordSiteEvents = (page: Page) =>
  page.addInitScript(() => {
    window.dataLayer = [];
  });

export const readRecordedEvents = (page: Page) =>
  page.evaluate(() => window.dataLayer as Record<string, string>[]);
