import { setTimeout as delay } from "node:timers/promises";
import type { Browser, Page } from "puppeteer-core";
import { startFullChromium } from "../tests/tab.ts";
import { type TraceEvent, traceCategories } from "./trace.ts";

/** What a browser has loaded of the next page when its link is clicked: nothing, the document, or the drawn page. */
export type LinkPreload = "cold" | "prefetched" | "prerendered";

/** What `followLinkAndMeasure` has measured. */
export interface FollowLinkResult {
  /** Milliseconds from the release of the mouse button to the first contentful paint of the next page. */
  paintMs: number;
  /** Chromium's trace from the click to the first paint of the next page; only if `traced`. */
  trace?: TraceEvent[];
}

interface FollowLinkOptions {
  /** Address of the page with the link. */
  fromUrl: string;
  linkSelector: string;
  /** What to wait for between hover and click: nothing, or prefetch or prerender by the speculation rules. */
  preload: LinkPreload;
  /** How many times slower the emulated processor is than this machine's. */
  cpuSlowdown: number;
  /** Whether to record a trace, which makes the navigation slower. */
  traced?: boolean;
}

/** Milliseconds without a request after which a page counts as idle. */
const networkIdleMs = 500;
/** Milliseconds that a preload gets after the pointer is on its link, on a processor of this machine's speed. */
const preloadMsAtFullCpuSpeed = 500;

const nextPaintTimeoutMs = 20_000;

/** Starts a trace of all pages. @returns a function that ends it and returns its events */
async function startTrace(browser: Browser): Promise<() => Promise<TraceEvent[]>> {
  const session = await browser.target().createCDPSession();
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as TraceEvent[])));
  await session.send("Tracing.start", { traceConfig: { includedCategories: traceCategories } });
  return async () => {
    const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
    await session.send("Tracing.end");
    await complete;
    return events;
  };
}

/** Runs in a page: reads its path, the clock time of its first contentful paint, and how long it was prerendered, in ms. */
function readPathPaintAndPrerender() {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const [visit] = performance.getEntriesByType("navigation");
  return {
    path: location.pathname,
    paintedAt: paint && performance.timeOrigin + paint.startTime,
    prerenderMs: (visit as PerformanceEntry & { activationStart: number }).activationStart,
  };
}

/** Waits until a tab shows the first paint of another page than the one at `fromPath`. @throws Error after 20 s */
async function waitForNextPaint(page: Page, fromPath: string) {
  const end = performance.now() + nextPaintTimeoutMs;
  for (;;) {
    // The page that is being left may be closed before it responds.
    const found = await page.evaluate(readPathPaintAndPrerender).catch(() => undefined);
    if (found?.paintedAt && found.path !== fromPath) return { ...found, paintedAt: found.paintedAt };
    if (performance.now() > end)
      throw new Error(`no page painted within ${nextPaintTimeoutMs} ms after ${fromPath}`);
    await delay(20);
  }
}

/**
 * Clicks a link with the mouse, in a new browser, and measures how long the next page takes to its first paint.
 * @throws Error when a page does not load or paint, has no such link, or should be prerendered and is not
 */
export async function followLinkAndMeasure({
  fromUrl,
  linkSelector,
  preload,
  cpuSlowdown,
  traced = false,
}: FollowLinkOptions): Promise<FollowLinkResult> {
  const { browser, page } = await startFullChromium();
  try {
    await page.emulateCPUThrottling(cpuSlowdown);
    await page.goto(fromUrl);
    await page.waitForNetworkIdle({ idleTime: networkIdleMs });
    await page.hover(linkSelector);
    // A fixed time, because Puppeteer does not see when a page is prefetched or prerendered.
    if (preload !== "cold") await delay(preloadMsAtFullCpuSpeed * cpuSlowdown);
    const stopTrace = traced ? await startTrace(browser) : undefined;
    await page.mouse.down();
    const clickedAt = performance.timeOrigin + performance.now();
    await page.mouse.up().catch(() => {});
    const { paintedAt, prerenderMs } = await waitForNextPaint(page, new URL(fromUrl).pathname);
    if (preload === "prerendered" && !prerenderMs)
      throw new Error(`expected that ${linkSelector} of ${fromUrl} leads to a prerendered page; found none`);
    return { paintMs: paintedAt - clickedAt, trace: await stopTrace?.() };
  } finally {
    await browser.close();
  }
}
