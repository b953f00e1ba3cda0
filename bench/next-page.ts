import { openBrowserTab, waitUntilFound } from "../tests/tab.ts";
import { type TraceEvent, traceCategories } from "./trace.ts";

/** What a browser has loaded of the next page when its link is clicked: nothing, the document, or the drawn page. */
export type LinkPreload = "cold" | "prefetched" | "prerendered";

export interface FollowLinkResult {
  /** Milliseconds from the end of the click to the first contentful paint of the next page. */
  painted: number;
  /** Chromium's trace from the click until the page is idle; only if `traced`. */
  trace?: TraceEvent[];
}

/**
 * A script that runs in every page and reports the page's first contentful paint, as clock time. The click is not reported
 * by the page that is left, because the last messages of a page may never arrive.
 */
const paintReportScript = `new PerformanceObserver((list) => {
  for (const { name, startTime } of list.getEntries())
    if (name === "first-contentful-paint")
      reportToTest(JSON.stringify({ path: location.pathname, painted: performance.timeOrigin + startTime }));
}).observe({ type: "paint", buffered: true });`;

interface FollowLinkOptions {
  /** Address of the page with the link. */
  from: string;
  /** Selector of the link. */
  link: string;
  /** What to wait for between hover and click: nothing, or prefetch or prerender by the speculation rules. */
  preload: LinkPreload;
  /** How many times slower the emulated processor is than this machine's. */
  slowdown: number;
  /** Whether to record a trace, which makes the navigation slower. */
  traced?: boolean;
}

/**
 * Clicks a link with the mouse, in a new browser, and measures how long the next page takes to its first paint.
 * @throws Error when the next page is not prerendered as expected, or does not paint
 */
export async function followLinkAndMeasure({
  from,
  link,
  preload,
  traced = false,
  ...visitor
}: FollowLinkOptions): Promise<FollowLinkResult> {
  const tab = await openBrowserTab({ script: paintReportScript, ...visitor });
  try {
    await tab.open(from);
    await tab.waitUntilIdle();
    await tab.hover(link);
    if (preload !== "cold") await tab.waitUntilIdle();
    if (preload === "prerendered")
      await waitUntilFound(
        `a prerendered page behind ${link} of ${from}`,
        () => tab.listPreloadedUrls("Prerender").length > 0,
      );
    const { pathname } = new URL(from);
    const stopTracing = traced ? await tab.startTrace(traceCategories) : undefined;
    await tab.press();
    const clicked = await tab.release();
    const painted = await waitUntilFound(`the first paint of the page behind ${link} of ${from}`, () =>
      tab.reports
        .map((text) => JSON.parse(text) as { path: string; painted: number })
        .find(({ path }) => path !== pathname),
    );
    if (!stopTracing) return { painted: painted.painted - clicked };
    await tab.waitUntilIdle();
    return { painted: painted.painted - clicked, trace: (await stopTracing()) as TraceEvent[] };
  } finally {
    await tab.close();
  }
}
