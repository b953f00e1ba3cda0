import type { Page } from "@playwright/test";

/** Has a page note its events from the start, where no tool is named that would; before it is opened. */
export const noteEvents = (page: Page) =>
  page.addInitScript(() => {
    window.dataLayer = [];
  });

/** @returns the events that a page has told of so far, in their order */
export const told = (page: Page) => page.evaluate(() => window.dataLayer as Record<string, string>[]);
