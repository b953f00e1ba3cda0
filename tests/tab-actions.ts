import { formFieldNames, testApplication } from "./application.ts";
import { type BasicTab, waitUntilFound } from "./tab.ts";

/* Actions of a visitor in a tab with the back/forward cache. While a page is loading, `evaluate` may throw. */

/** Clicks a link and waits until its page is loaded. */
export async function clickLinkInTab(tab: BasicTab, selector: string): Promise<void> {
  const path = await tab.evaluate((link) => {
    const element = document.querySelector<HTMLAnchorElement>(link);
    addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
    setTimeout(() => element?.click());
    return element?.pathname;
  }, selector);
  if (!path) throw new Error(`found no link ${selector}`);
  const isLoaded = (to: string) => location.pathname === to && document.readyState === "complete";
  await waitUntilFound(`${path} loaded after a click on ${selector}`, () =>
    tab.evaluate(isLoaded, path).catch(() => false),
  );
}

/** Goes back in the history to a page that `clickLinkInTab` left. */
export async function goBackInTab(tab: BasicTab, path: string, steps = 1): Promise<void> {
  await tab.evaluate((count) => {
    setTimeout(() => history.go(-count));
  }, steps);
  await waitUntilFound(`${path} after ${steps} steps back`, () =>
    tab.evaluate((to) => location.pathname === to, path).catch(() => false),
  );
}

/** @returns whether the page after Back came from the back/forward cache, and if not, Chromium's reasons */
export const readBackCacheState = (tab: BasicTab) =>
  tab.evaluate(() => {
    const [visit] = performance.getEntriesByType("navigation");
    const { notRestoredReasons } = visit as PerformanceEntry & {
      notRestoredReasons?: { toJSON: () => unknown } | null;
    };
    return {
      persisted: (window as { persisted?: boolean }).persisted,
      reasons: notRestoredReasons?.toJSON() ?? null,
    };
  });

/** The state of a page that came from the back/forward cache. */
export const backCacheHitState = { persisted: true, reasons: null };

/** Starts React on the page with the form, by entering its first field. */
export async function startReactInTab(tab: BasicTab): Promise<void> {
  await tab.evaluate(() => document.querySelector<HTMLElement>("form input")?.focus());
  await waitUntilFound("React has the form", () =>
    tab.evaluate(() => "hydrated" in document.documentElement.dataset),
  );
}

export const fillFormInTab = (tab: BasicTab) =>
  tab.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) {
      const field = document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
      if (!field) throw new Error(`found no field ${name}`);
      field.value = value;
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }
  }, testApplication);

export const sendFormInTab = (tab: BasicTab) =>
  tab.evaluate(() => document.querySelector<HTMLElement>("form [type=submit]")?.click());

/** Reads the values of the form's fields, in the order of `formFieldNames`; empty while the page is loading. */
export const readFieldValuesInTab = (tab: BasicTab) =>
  tab
    .evaluate(
      (names) =>
        names.map((name) => document.querySelector<HTMLInputElement>(`form [name="${name}"]`)?.value),
      [...formFieldNames],
    )
    .catch(() => []);
