import type { Page } from "@playwright/test";

/**
 * Keeps files away from the pages opened from now on, as a slow connection does, until they are released.
 * @param files the addresses they have
 * @returns a function that lets them come
 */
export async function hold(page: Page, files: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
