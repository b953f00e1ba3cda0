import type { Page } from "@playwright/test";

/** Two frames, so that what has changed is laid out, painted and counted. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** Waits until whatever the last input set in motion, at once or after a delay, has come to rest. */
export async function atRest(page: Page): Promise<void> {
  await painted(page);
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      // What follows the scroll or goes on for ever comes to no end.
      .filter(
        ({ effect, timeline }) =>
          timeline === document.timeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  await painted(page);
}
