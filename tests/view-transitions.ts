import type { Page } from "@playwright/test";

/** One view transition within a document: the text of what bears the amber half hour's name before and after it. */
interface Journey {
  from?: string;
  to?: string;
  /** How many elements bear the name now that it is over. */
  left: number;
}

/**
 * Notes the view transitions of the pages opened from now on.
 * @returns a function that tells of those that are over
 */
export async function noteJourneys(page: Page): Promise<() => Promise<Journey[]>> {
  await page.addInitScript(() => {
    const bearers = () =>
      [...document.querySelectorAll("body *")].filter(
        (element) => getComputedStyle(element).getPropertyValue("view-transition-name") === "half-hour",
      );
    const named = () => {
      const [only, ...more] = bearers().map((element) => (element as HTMLElement).textContent ?? "");
      return more.length > 0 ? `${more.length + 1} have the name` : only;
    };
    const over: Omit<Journey, "left">[] = [];
    Object.assign(window, { journeys: () => over.map((one) => ({ ...one, left: bearers().length })) });
    const start = document.startViewTransition?.bind(document);
    document.startViewTransition = ((update: () => unknown) => {
      const from = named();
      let to: string | undefined;
      const transition = start(async () => {
        await update();
        to = named();
      });
      const end = () => over.push({ from, to });
      transition.finished.then(end, end);
      return transition;
    }) as typeof start;
  });
  return () => page.evaluate(() => (window as { journeys?: () => Journey[] }).journeys?.() ?? []);
}

/** One view transition between two documents: the text of what bears the name in each, or null. */
interface Crossing {
  from: string | null;
  to: string | null;
}

/**
 * Notes the view transitions between the pages opened from now on, in the session's storage.
 * @returns a function that tells of those so far
 */
export async function noteCrossings(page: Page): Promise<() => Promise<Crossing[]>> {
  await page.addInitScript(() => {
    const named = () =>
      [...document.querySelectorAll("body *")].find(
        (element) => getComputedStyle(element).getPropertyValue("view-transition-name") === "half-hour",
      )?.textContent ?? null;
    // After the page's own listeners, which give the name.
    addEventListener("DOMContentLoaded", () => {
      addEventListener("pageswap", ({ viewTransition }) => {
        if (viewTransition) sessionStorage.left = JSON.stringify(named());
      });
    });
    addEventListener("pagereveal", ({ viewTransition }) => {
      if (!viewTransition) return;
      const all = JSON.parse(sessionStorage.crossings ?? "[]");
      all.push({ from: JSON.parse(sessionStorage.left ?? "null"), to: named() });
      sessionStorage.crossings = JSON.stringify(all);
    });
  });
  return () => page.evaluate(() => JSON.parse(sessionStorage.crossings ?? "[]"));
}
