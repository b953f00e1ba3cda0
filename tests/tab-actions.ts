import { formFieldNames, testApplication } from "./application.ts";
import { expect } from "./site-test.ts";
import type { Tab } from "./tab.ts";

/** Waits until the page with this path is loaded. */
export async function waitForPath(tab: Tab, path: string) {
  const isLoaded = (to: string) => location.pathname === to && document.readyState === "complete";
  await expect.poll(() => tab.evaluate(isLoaded, path).catch(() => false), `${path} is loaded`).toBe(true);
}

/**
 * Scrolls to a link, clicks it by script and waits until its page is loaded. Playwright's clicks do not work on a page that
 * Firefox's cache has restored.
 */
export async function clickLinkAndWaitForPageInTab(tab: Tab, selector: string) {
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
export async function goBackInTab(tab: Tab, path: string, steps = 1) {
  // The goBack of Playwright and of Puppeteer waits for a page load, which a page from the cache does not have.
  await tab.evaluate((count) => void setTimeout(() => history.go(-count)), steps);
  await waitForPath(tab, path);
}

/** @returns whether the page after Back came from the back/forward cache, and if not, Chromium's reasons */
export const readBackCacheState = (tab: Tab) =>
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
export async function fillFormAndWaitForReactInTab(tab: Tab) {
  for (const name of formFieldNames) await tab.locator(`form [name="${name}"]`).fill(testApplication[name]);
  await expect.poll(() => tab.evaluate(() => "hydrated" in document.documentElement.dataset)).toBe(true);
}

/** Clicks the submit button by script, for the same reason as `clickLinkAndWaitForPageInTab`. */
export const sendFormInTab = (tab: Tab) =>
  tab.evaluate(() => document.querySelector<HTMLElement>("form [type=submit]")?.click());

/** Reads the values of the form's fields, in the order of `formFieldNames`; empty while the page is loading. */
export const readFieldValuesInTab = (tab: Tab) =>
  tab
    .evaluate(
      (names) =>
        names.map((name) => document.querySelector<HTMLInputElement>(`form [name="${name}"]`)?.value),
      [...formFieldNames],
    )
    .catch(() => []);
