import type { Page } from "@playwright/test";

/**
 * A view transition within a document: the text of the element with the transition name `half-hour` before and after, and
 * how many elements have that name when the records are read.
 */
interface DocumentTransition {
  from?: string;
  to?: string;
  namedCount: number;
}

/** Records the view transitions within all documents opened later. @returns a function that returns the finished ones */
export async function recordDocumentTransitions(page: Page): Promise<() => Promise<DocumentTransition[]>> {
  await page.addInitScript(() => {
    const findNamedElements = () =>
      [...document.querySelectorAll("body *")].filter(
        (element) => getComputedStyle(element).getPropertyValue("view-transition-name") === "half-hour",
      );
    const readNamedText = () => {
      const [only, ...more] = findNamedElements().map(
        (element) => (element as HTMLElement).textContent ?? "",
      );
      return more.length > 0 ? `${more.length + 1} have the name` : only;
    };
    const finished: Omit<DocumentTransition, "namedCount">[] = [];
    Object.assign(window, {
      journeys: () => finished.map((one) => ({ ...one, namedCount: findNamedElements().length })),
    });
    const start = document.startViewTransition?.bind(document);
    document.startViewTransition = ((update: () => unknown) => {
      const from = readNamedText();
      let to: string | undefined;
      const transition = start(async () => {
        await update();
        to = readNamedText();
      });
      const end = () => finished.push({ from, to });
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
    const readNamedText = () =>
      [...document.querySelectorAll("body *")].find(
        (element) => getComputedStyle(element).getPropertyValue("view-transition-name") === "half-hour",
      )?.textContent ?? null;
    // Runs after the page's own listeners, which set the name.
    addEventListener("DOMContentLoaded", () => {
      addEventListener("pageswap", ({ viewTransition }) => {
        if (viewTransition) sessionStorage.left = JSON.stringify(readNamedText());
      });
    });
    addEventListener("pagereveal", ({ viewTransition }) => {
      if (!viewTransition) return;
      const all = JSON.parse(sessionStorage.crossings ?? "[]");
      all.push({ from: JSON.parse(sessionStorage.left ?? "null"), to: readNamedText() });
      sessionStorage.crossings = JSON.stringify(all);
    });
  });
  return () => page.evaluate(() => JSON.parse(sessionStorage.crossings ?? "[]"));
}
