import type { Page } from "@playwright/test";

/** One view transition: the text of what bears the amber half hour's name before and after it. */
export interface Journey {
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
