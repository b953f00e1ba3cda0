import { expect, type Locator, type Page } from "@playwright/test";
import { delayMatchingFiles } from "./delay-files.ts";

/** Matches console messages about a script that no longer exists. */
export const missingScriptPattern = /status of 404|dynamically imported module/;

export async function waitForFormHydration(page: Page): Promise<void> {
  await expect(page.locator("html[data-form=hydrated]")).toBeAttached();
}

export async function waitForFonts(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}

/** Starts React with a pointer event on the form, and waits until it has hydrated the form. */
export async function startReactOnForm(page: Page): Promise<void> {
  // After a click on a link the address changes before form-script.ts listens for the pointer.
  await expect(page.locator("html[data-form]")).toBeAttached();
  await page.locator("form").dispatchEvent("pointerover");
  await waitForFormHydration(page);
}

/** Matches the addresses of the file that starts React, also when Astro asks for it again. */
export const reactFilePattern = /\/assets\/client\.[^/]+\.js/;

/** Delays the files of React. @returns a function that ends the delay */
export const delayReactFiles = (page: Page) => delayMatchingFiles(page, reactFilePattern);

/** The two states of /hablemos in which the same test must pass, for its title. */
export const reactStartStates = [
  { when: "before React starts", withReact: false },
  { when: "after React has started", withReact: true },
];

/** Opens a page and waits for its fonts. */
export async function openPageWithFonts(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForFonts(page);
}

export const locateFooterLink = (page: Page, path: string): Locator =>
  page.locator(`footer a[href="${path}"]`).first();
