import type { Page } from "@playwright/test";

/**
 * Holds back files from the pages opened from now on, as a slow connection does, until they are released.
 * @param files their addresses
 * @returns a function that releases them
 */
export async function hold(page: Page, files: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
