import type { Page } from "@playwright/test";

export const waitForPaint = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

export async function waitForAnimations(page: Page): Promise<void> {
  await waitForPaint(page);
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      // Scroll-driven and infinite animations do not end.
      .filter(
        ({ effect, timeline }) =>
          timeline === document.timeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  await waitForPaint(page);
}

export const readScrollY = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));
