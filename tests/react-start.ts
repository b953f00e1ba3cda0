import { expect, type Locator, type Page } from "@playwright/test";
import { hold } from "./hold.ts";

/** The files that app/boot.ts starts React from, one a page. */
export const startFiles = /\/assets\/start-[^/]+\.js/;

/** What browsers say of a script that is no longer there, Chromium and then Firefox, and the router after them. */
export const scriptGone =
  /status of 404|Loading module from .* was blocked|dynamically imported module|Error loading route module/;

/** Waits until React has the page. */
export async function reactHasPage(page: Page): Promise<void> {
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
}

/** Waits until the page stands in its own font. */
export async function inItsFont(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}

/** Starts React as a visitor does and waits until it has the page. The key itself does nothing. */
export async function startReact(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await reactHasPage(page);
}

/** @returns a function that lets React start, which is kept away until then */
export const holdReact = (page: Page) => hold(page, startFiles);

/** What a page can do without React is tested both ways. */
export const bothWays = [
  { way: "before React", withReact: false },
  { way: "with React", withReact: true },
];

/** Opens a page and, as asked, waits until React has it or keeps React away. Then nothing moves any more. */
export async function open(page: Page, path: string, { withReact }: { withReact: boolean }): Promise<void> {
  if (!withReact) await holdReact(page);
  await page.goto(path);
  if (withReact) await startReact(page);
  await inItsFont(page);
}

/** The footer's link to a page. */
export const footerLink = (page: Page, path: string): Locator =>
  page.locator(`footer a[href="${path}"]`).first();

/**
 * One page and no other: one header, one footer, one main with one title.
 * @param path its address, or the whole of it where the page is not on the tested site
 * @param title its words, which a translation may have put into others
 */
export async function expectOnePage(
  page: Page,
  { path, title }: { path: string; title: string },
): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.locator("h1")).toContainText(title);
  for (const part of ["header", "main", "footer", "h1"]) await expect(page.locator(part)).toHaveCount(1);
}
