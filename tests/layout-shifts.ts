import type { Page } from "@playwright/test";
import { waitForPaint } from "./frames.ts";

/** Reads the score of all layout shifts since the page began to load, and the texts of the moved elements. */
export async function readLayoutShifts(page: Page) {
  await waitForPaint(page);
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const entries = observer.takeRecords() as (PerformanceEntry & {
      value: number;
      sources: { node: Node | null }[];
    })[];
    observer.disconnect();
    return {
      score: entries.reduce((sum, { value }) => sum + value, 0),
      moved: entries.flatMap(({ sources }) => sources.map(({ node }) => node?.textContent?.slice(0, 40))),
    };
  });
}
