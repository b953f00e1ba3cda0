import type { Page } from "@playwright/test";
import { waitForPaint } from "./frames.ts";

/** Reads the score of all layout shifts since the page began to load, and what moved by a pixel or more, from where to where. */
export async function readLayoutShifts(page: Page) {
  await waitForPaint(page);
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const entries = observer.takeRecords() as (PerformanceEntry & {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    })[];
    observer.disconnect();
    const format = ({ x, y, width, height }: DOMRect) => `${[x, y, width, height].map(Math.round)}`;
    return {
      score: entries.reduce((sum, { value }) => sum + value, 0),
      moved: entries.flatMap(({ sources, startTime }) =>
        sources.flatMap(({ node, previousRect, currentRect }) => {
          const [from, to] = [format(previousRect), format(currentRect)];
          // A node that is no longer on the page is null.
          const what = `${node?.nodeName} ${node?.textContent?.trim().slice(0, 40)}`;
          return from === to ? [] : [`${what}: ${from} to ${to} at ${Math.round(startTime)} ms`];
        }),
      ),
    };
  });
}
