import { expect, type Locator, type Page } from "@playwright/test";
import { delayMatchingFiles } from "./delay-files.ts";

/** Matches the addresses of the modules with which form-script.ts starts React on the page with the form. */
const reactStartFilePattern = /\/assets\/start-[^/]+\.js/;

/** Matches console messages about a script that no longer exists, of Chromium and of Firefox. */
export const missingScriptPattern =
  /status of 404|Loading module from .* was blocked|dynamically imported module/;

/** Waits until React has hydrated the form. */
export async function waitForFormHydration(page: Page): Promise<void> {
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
}

export async function waitForFonts(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}

/** Starts React with a pointer event on the form, and waits until it has hydrated the form. */
export async function startReactOnForm(page: Page): Promise<void> {
  // After a click on a link the address changes before form-script.ts listens for the pointer.
  await expect(page.locator("html:is([data-form], [data-hydrated])")).toBeAttached();
  await page.locator("form").dispatchEvent("pointerover");
  await waitForFormHydration(page);
}

/** Delays the files of React. @returns a function that ends the delay */
export const delayReactFiles = (page: Page) => delayMatchingFiles(page, reactStartFilePattern);

/** The two states of the form in which a test must pass. */
export const reactStartStates = [
  { when: "before React starts", withReact: false },
  { when: "after React has started", withReact: true },
];

/** Opens a page and waits for its fonts. On the page with the form, also starts React, or delays it. */
export async function openPageWithFonts(
  page: Page,
  path: string,
  { withReact }: { withReact?: boolean } = {},
): Promise<void> {
  if (withReact === false) await delayReactFiles(page);
  await page.goto(path);
  if (withReact) await startReactOnForm(page);
  await waitForFonts(page);
}

export const locateFooterLink = (page: Page, path: string): Locator =>
  page.locator(`footer a[href="${path}"]`).first();

/**
 * Expects that the page has one header, one footer and one main, and one h1 with its title.
 * @param path its address, with the origin if the page is not on the tested site
 * @param title part of its heading
 */
export async function expectCompletePage(
  page: Page,
  { path, title }: { path: string; title: string },
): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.locator("h1")).toContainText(title);
  for (const part of ["header", "main", "footer", "h1"]) await expect(page.locator(part)).toHaveCount(1);
}
