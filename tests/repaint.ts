import type { Locator, Page } from "@playwright/test";
import { wcagContrast } from "culori";
import sharp from "sharp";

/** Repaints light pages dark, as Samsung Internet does. @returns a function that ends it */
export async function repaintDark(page: Page): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  const override = (enabled?: boolean) => session.send("Emulation.setAutoDarkModeOverride", { enabled });
  await override(true);
  return () => override();
}

/** @returns the contrast (WCAG) of the letters and the ground in the middle of an element */
export async function measureContrast(page: Page, element: Locator): Promise<number> {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const clip = { x: x + width * 0.2, y: y + height * 0.25, width: width * 0.6, height: height * 0.5 };
  const pixels = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer();
  const counts = new Map<string, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = `rgb(${pixels.subarray(at, at + 3).join()})`;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const [[ground] = [""], ...others] = [...counts].sort(([, a], [, b]) => b - a);
  // The edges of letters have colours between, each in few places.
  const frequent = others.filter(([, count]) => count > pixels.length / 3 / 200);
  return Math.max(...frequent.map(([colour]) => wcagContrast(ground, colour)));
}
