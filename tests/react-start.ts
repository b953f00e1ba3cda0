import { expect, type Locator, type Page } from "@playwright/test";

export async function waitForFormHydration(page: Page): Promise<void> {
  await expect(page.locator("html[data-form=hydrated]")).toBeAttached();
}

/** Lays out what waits far below the window (src/document/far-parts.ts), as the visitor's first scroll or key does. */
export const layOutFarParts = (page: { evaluate(run: () => void): Promise<unknown> }) =>
  page.evaluate(() => document.documentElement.removeAttribute("data-far"));

export async function waitForFonts(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}

export async function startReactOnForm(page: Page): Promise<void> {
  // After a click on a link the address changes before form-script.ts listens for the pointer.
  await expect(page.locator("html[data-form]")).toBeAttached();
  await page.locator("form").dispatchEvent("pointerover");
  await waitForFormHydration(page);
}

/** @returns a function that ends the delay */
export async function delayMatchingFiles(page: Page, files: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

export const reactFiles = /\/assets\/client\.[^/]+\.js/;

export const delayReactFiles = (page: Page) => delayMatchingFiles(page, reactFiles);

/** Opens a page, with all of it laid out. */
export async function openPageWithFonts(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await layOutFarParts(page);
  await waitForFonts(page);
}

export const locateFooterLink = (page: Page, path: string): Locator =>
  page.locator(`footer a[href="${path}"]`).first();
