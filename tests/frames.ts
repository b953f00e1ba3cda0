import type { Page } from "@playwright/test";

/** Waits for two frames, so that what has changed is laid out, painted and counted. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** Waits until the animations that the last input started, at once or after a delay, have ended. */
export async function atRest(page: Page): Promise<void> {
  await painted(page);
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      // Animations that follow the scroll or repeat for ever do not end.
      .filter(
        ({ effect, timeline }) =>
          timeline === document.timeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  await painted(page);
}
