import type { Browser } from "@playwright/test";
import { phone } from "./chromium.ts";

/** Milliseconds since the navigation began. */
export interface Paints {
  firstPaint: number;
  largestPaint: number;
}

/** A slow 4G connection, as Lighthouse models it, in the units of the DevTools protocol (bytes a second, ms). */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};

/** Milliseconds that a new window is busy with itself: its toolbar is a page too, with scripts of its own. */
const opening = 1500;

/** Milliseconds after `load` in which a larger paint may still come, as with the font. */
const settle = 1500;

/**
 * Paints a page for real, with an empty cache, on a slowed network and a slowed processor.
 * @param slowdown how many times the processor is slowed
 * @throws Error when nothing was painted
 */
export async function paintOnce(browser: Browser, url: string, slowdown: number): Promise<Paints> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.waitForTimeout(opening);
    const client = await context.newCDPSession(page);
    await client.send("Network.enable");
    await client.send("Network.emulateNetworkConditions", slowNetwork);
    await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.goto(url, { waitUntil: "load", timeout: 60_000 });
    await page.waitForTimeout(settle);
    const paints = await page.evaluate(
      () =>
        new Promise<{ firstPaint?: number; largestPaint?: number }>((resolve) => {
          const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
          new PerformanceObserver((list) =>
            resolve({ firstPaint, largestPaint: list.getEntries().at(-1)?.startTime }),
          ).observe({ type: "largest-contentful-paint", buffered: true });
          setTimeout(() => resolve({ firstPaint }), 5000);
        }),
    );
    const { firstPaint, largestPaint } = paints;
    if (firstPaint === undefined || largestPaint === undefined) throw new Error(`${url} painted nothing`);
    return { firstPaint, largestPaint };
  } finally {
    await context.close();
  }
}
