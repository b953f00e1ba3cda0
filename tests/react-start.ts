import { expect, type Locator, type Page } from "@playwright/test";
import { hold } from "./hold.ts";

/** The file that form-script.ts starts React from, on the page with the form. */
export const startFiles = /\/assets\/start-[^/]+\.js/;

/** What browsers say of a script that is no longer there, Chromium and then Firefox. */
export const scriptGone = /status of 404|Loading module from .* was blocked|dynamically imported module/;

/** Waits until React has the form. */
export async function reactHasPage(page: Page): Promise<void> {
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
}

/** Waits until the page stands in its own font. */
export async function inItsFont(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}

/** Starts React as a pointer that comes to the form does, and waits until it has the form. */
export async function startReact(page: Page): Promise<void> {
  await page.locator("form").dispatchEvent("pointerover");
  await reactHasPage(page);
}

/** @returns a function that lets React start, which is kept away until then */
export const holdReact = (page: Page) => hold(page, startFiles);

/** What the form can do without React is tested both ways. */
export const bothWays = [
  { way: "before React", withReact: false },
  { way: "with React", withReact: true },
];

/**
 * Opens a page and waits until it stands in its own font. Of the page with the form, waits also until React has it, or
 * keeps React away, as asked.
 */
export async function open(
  page: Page,
  path: string,
  { withReact }: { withReact?: boolean } = {},
): Promise<void> {
  if (withReact === false) await holdReact(page);
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
