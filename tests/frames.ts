import type { Page } from "@playwright/test";

export const waitForPaint = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** Waits until an opening or closing menu or drawer stands still. */
export async function waitForAnimations(page: Page): Promise<void> {
  await waitForPaint(page);
  await page.evaluate(async () => {
    const running = [...document.querySelectorAll("dialog, [popover]")].flatMap((one) => one.getAnimations());
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
  await waitForPaint(page);
}

export const readScrollY = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));
