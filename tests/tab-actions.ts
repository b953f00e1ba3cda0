import type { Page } from "puppeteer-core";
import { formFieldNames, testApplication } from "./application.ts";
import { expect } from "./site-test.ts";

/** Waits until the page with this path is loaded. */
export async function waitForPath(tab: Page, path: string) {
  const isLoaded = (to: string) => location.pathname === to && document.readyState === "complete";
  await expect.poll(() => tab.evaluate(isLoaded, path).catch(() => false), `${path} is loaded`).toBe(true);
}

/** Scrolls to a link, clicks it by script and waits until its page is loaded. */
export async function clickLinkAndWaitForPageInTab(tab: Page, selector: string) {
  const path = await tab.evaluate((wanted) => {
    addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
    addEventListener("pagehide", () => Object.assign(window, { lastScrollY: scrollY }));
    const link = document.querySelector<HTMLAnchorElement>(wanted);
    link?.scrollIntoView({ behavior: "instant", block: "center" });
    setTimeout(() => link?.click());
    return link?.pathname ?? `no link ${wanted}`;
  }, selector);
  await waitForPath(tab, path);
}

/** Goes back in the history to a page that `clickLinkAndWaitForPageInTab` left. */
export async function goBackInTab(tab: Page, path: string, steps = 1) {
  // Puppeteer's goBack waits for a page load, which a page from the cache does not have.
  await tab.evaluate((count) => void setTimeout(() => history.go(-count)), steps);
  await waitForPath(tab, path);
}

/** @returns whether the page after Back came from the back/forward cache, and if not, Chromium's reasons */
export const readBackCacheState = (tab: Page) =>
  tab.evaluate(() => {
    const [visit] = performance.getEntriesByType("navigation");
    const { notRestoredReasons } = visit as PerformanceEntry & {
      notRestoredReasons?: { toJSON: () => unknown } | null;
    };
    const { persisted } = window as { persisted?: boolean };
    return { persisted, reasons: notRestoredReasons?.toJSON() ?? null };
  });

/** The state of a page that came from the back/forward cache. */
export const backCacheHitState = { persisted: true, reasons: null };

/** Fills in the form of /hablemos and waits until React runs, which starts at the first field. */
export async function fillFormAndWaitForReactInTab(tab: Page) {
  for (const name of formFieldNames) await tab.locator(`form [name="${name}"]`).fill(testApplication[name]);
  await expect.poll(() => tab.evaluate(() => "hydrated" in document.documentElement.dataset)).toBe(true);
}

/** Clicks the submit button by script. */
export const sendFormInTab = (tab: Page) =>
  tab.evaluate(() => document.querySelector<HTMLElement>("form [type=submit]")?.click());

/** Reads the values of the form's fields, in the order of `formFieldNames`; empty while the page is loading. */
export const readFieldValuesInTab = (tab: Page) =>
  tab
    .evaluate(
      (names) =>
        names.map((name) => document.querySelector<HTMLInputElement>(`form [name="${name}"]`)?.value),
      [...formFieldNames],
    )
    .catch(() => []);
