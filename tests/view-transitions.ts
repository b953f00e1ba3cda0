import type { Page } from "@playwright/test";

/**
 * Records the view transitions within the documents opened from now on.
 * @returns a function that returns when each so far began
 */
export async function noteJourneys(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const starts: number[] = [];
    Object.assign(window, { viewTransitionStarts: starts });
    const start = document.startViewTransition?.bind(document);
    document.startViewTransition = ((update: () => unknown) => {
      starts.push(performance.now());
      return start(update);
    }) as typeof start;
  });
  return () =>
    page.evaluate(() => (window as { viewTransitionStarts?: number[] }).viewTransitionStarts ?? []);
}

/** One view transition between two documents: the text of the element named `half-hour` in each, or null. */
interface Crossing {
  from: string | null;
  to: string | null;
}

/**
 * Records the view transitions between the pages opened from now on, in the session's storage.
 * @returns a function that returns those so far
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
