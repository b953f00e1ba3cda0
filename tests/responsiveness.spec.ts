import type { Page } from "@playwright/test";
import { waitForPaint } from "./frames.ts";
import { openPageWithFonts } from "./react-start.ts";
import { expect, test } from "./site-test.ts";

/**
 * The maximum thread time of an interaction, half of what web.dev calls good, for slow processors. Other load on the machine
 * does not change thread time.
 */
const maxMainThreadMs = 100;

/** Measures the main thread's time from an input until its result is painted. */
async function measureMainThreadMs(page: Page, input: () => Promise<unknown>): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send("Performance.enable", { timeDomain: "threadTicks" });
  const worked = async () => {
    const { metrics } = await client.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1000;
  };
  const before = await worked();
  await input();
  await waitForPaint(page);
  return (await worked()) - before;
}

test(`on / the solutions menu, a question and the drawer each open and close with at most ${maxMainThreadMs} ms of main thread time`, async ({
  page,
}) => {
  await openPageWithFonts(page, "/");
  for (const [part, open, close = open, width = 1280] of [
    ["menu", "button[popovertarget]"],
    ["question", "summary >> nth=0"],
    ["drawer", 'button[command="show-modal"]', 'dialog button[command="close"]', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await waitForPaint(page);
    for (const selector of [open, close]) {
      const work = await measureMainThreadMs(page, () => page.locator(selector).click());
      expect(work, `${part}: milliseconds for ${selector}`).toBeGreaterThan(0);
      expect(work, `${part}: milliseconds for ${selector}`).toBeLessThanOrEqual(maxMainThreadMs);
    }
  }
});
