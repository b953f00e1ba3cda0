import type { Page } from "@playwright/test";

/**
 * Delays files on all pages opened later, as a slow connection does.
 * @param files matches the addresses of the files
 * @returns a function that ends the delay
 */
export async function delayMatchingFiles(page: Page, files: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
