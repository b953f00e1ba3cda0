import type { Page } from "@playwright/test";

/**
 * A view transition within a document: the text of the element with the transition name `half-hour` before and after, and
 * how many elements have the name at the end.
 */
interface DocumentTransition {
  from?: string;
  to?: string;
  left: number;
}

/** Records the view transitions within all documents opened later. @returns a function that returns the finished ones */
export async function recordDocumentTransitions(page: Page): Promise<() => Promise<DocumentTransition[]>> {
  await page.addInitScript(() => {
    const bearers = () =>
      [...document.querySelectorAll("body *")].filter(
        (element) => getComputedStyle(element).getPropertyValue("view-transition-name") === "half-hour",
      );
    const named = () => {
      const [only, ...more] = bearers().map((element) => (element as HTMLElement).textContent ?? "");
      return more.length > 0 ? `${more.length + 1} have the name` : only;
    };
    const over: Omit<DocumentTransition, "left">[] = [];
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
  return () => page.evaluate(() => (window as { journeys?: () => DocumentTransition[] }).journeys?.() ?? []);
}

/** A view transition between documents: the text of the element with the name `half-hour` in each, or null. */
interface PageTransition {
  from: string | null;
  to: string | null;
}

/** Records the view transitions between all documents opened later. @returns a function that returns them */
export async function recordPageTransitions(page: Page): Promise<() => Promise<PageTransition[]>> {
  await page.addInitScript(() => {
    const named = () =>
      [...document.querySelectorAll("body *")].find(
        (element) => getComputedStyle(element).getPropertyValue("view-transition-name") === "half-hour",
      )?.textContent ?? null;
    // Runs after the page's own listeners, which set the name.
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
