import type { Page } from "@playwright/test";

/**
 * A view transition within a document: the text of the element with the transition name `half-hour` before and after, and
 * how many elements still have that name when the records are read: none after a finished transition.
 */
interface TransitionWithinPage {
  halfHourTextBefore?: string;
  halfHourTextAfter?: string;
  halfHourElementCount: number;
}

/** Records the view transitions within all documents opened later. @returns a function that returns the finished ones */
async function recordTransitionsWithinPage(
  page: Page,
): Promise<() => Promise<TransitionWithinPage[]>> {
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
    const finished: Omit<TransitionWithinPage, "halfHourElementCount">[] = [];
    Object.assign(window, {
      journeys: () => finished.map((one) => ({ ...one, halfHourElementCount: findNamedElements().length })),
    });
    const start = document.startViewTransition?.bind(document);
    document.startViewTransition = ((update: () => unknown) => {
      const halfHourTextBefore = readNamedText();
      let halfHourTextAfter: string | undefined;
      const transition = start(async () => {
        await update();
        halfHourTextAfter = readNamedText();
      });
      const end = () => finished.push({ halfHourTextBefore, halfHourTextAfter });
      transition.finished.then(end, end);
      return transition;
    }) as typeof start;
  });
  return () =>
    page.evaluate(() => (window as { journeys?: () => TransitionWithinPage[] }).journeys?.() ?? []);
}

/** A view transition between documents: the text of the element with the name `half-hour` in each, or null. */
interface TransitionBetweenPages {
  halfHourTextBefore: string | null;
  halfHourTextAfter: string | null;
}

/** Records the view transitions between all documents opened later. @returns a function that returns them */
export async function recordTransitionsBetweenPages(
  page: Page,
): Promise<() => Promise<TransitionBetweenPages[]>> {
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
      all.push({
        halfHourTextBefore: JSON.parse(sessionStorage.left ?? "null"),
        halfHourTextAfter: readNamedText(),
      });
      sessionStorage.crossings = JSON.stringify(all);
    });
  });
  return () => page.evaluate(() => JSON.parse(sessionStorage.crossings ?? "[]"));
}
