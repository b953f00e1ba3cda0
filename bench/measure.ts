import { type Browser, devices, type Page } from "@playwright/test";

/** Milliseconds. */
export interface Figures {
  firstPaint: number;
  largestPaint: number;
  /** What of the work of its main thread keeps a visitor waiting (`computeBlockingTime`), on a phone of the middle class and on a slow one. */
  blocking: number;
  blockingSlow: number;
  /** How much of the window moves by itself (cumulative layout shift). */
  shift: number;
}

/** The screen of Lighthouse's mobile defaults, a phone of the middle class. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent: devices["Moto G4"].userAgent,
};

/** A slow 4G connection, as Lighthouse models it, in the units of the DevTools protocol (bytes a second, ms). */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};

/** How many times slower the processors are that blocking is told for. */
export const slowdowns = { blocking: 4, blockingSlow: 12 };

/**
 * Total blocking time: what tasks take beyond 50 ms each.
 * @param tasks of a thread, in ms of its own time
 * @param slowdown how many times slower the visitor's processor is
 * @see https://web.dev/articles/tbt
 */
export function computeBlockingTime(tasks: readonly number[], slowdown: number): number {
  return tasks.reduce((sum, task) => sum + Math.max(0, task * slowdown - 50), 0);
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds of the clock. */
  ts: number;
  /** Microseconds of the thread's own time. */
  tdur?: number;
}

/**
 * The tasks of a page's main thread once it has painted: before, there is nothing to be touched.
 * @param trace as Chromium writes it
 * @returns milliseconds of the thread's own time each
 * @throws Error when the trace has none
 */
export function parseMainThreadTasks(trace: string): number[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const paint = traceEvents.find(({ name }) => name === "firstContentfulPaint");
  const tasks = traceEvents.flatMap(({ name, pid, tid, ts, tdur }) =>
    name.endsWith("RunTask") && pid === paint?.pid && tid === paint.tid && ts >= paint.ts && tdur
      ? [tdur / 1000]
      : [],
  );
  if (tasks.length === 0) throw new Error("the trace has no tasks of the page's main thread");
  return tasks;
}

/** Runs something with a page in a context of its own: its cache is empty. */
async function inNewPage<Result>(browser: Browser, run: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext(phone);
  try {
    return await run(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Paints a page for real, on a slow network and a processor made slower. */
function paints(browser: Browser, url: string, slowdown: number) {
  return inNewPage(browser, async (page) => {
    const client = await page.context().newCDPSession(page);
    await client.send("Network.enable");
    await client.send("Network.emulateNetworkConditions", slowNetwork);
    await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.goto(url, { waitUntil: "networkidle" });
    return await page.evaluate(async (address) => {
      const { promise, resolve } = Promise.withResolvers<PerformanceEntryList>();
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: "largest-contentful-paint",
        buffered: true,
      });
      const largestPaint = (await promise).at(-1)?.startTime;
      const shifts = new PerformanceObserver(() => {});
      shifts.observe({ type: "layout-shift", buffered: true });
      const shift = (shifts.takeRecords() as (PerformanceEntry & { value: number })[]).reduce(
        (sum, { value }) => sum + value,
        0,
      );
      const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
      if (firstPaint === undefined || largestPaint === undefined)
        throw new Error(`${address} painted nothing`);
      return { firstPaint, largestPaint, shift };
    }, url);
  });
}

/** The tasks of a page's main thread until it is idle, in ms of the thread's own time: what else runs does not count. */
function tasks(browser: Browser, url: string): Promise<number[]> {
  return inNewPage(browser, async (page) => {
    await browser.startTracing(page, { categories: ["toplevel", "loading", "blink.user_timing"] });
    const opened = await page.goto(url, { waitUntil: "networkidle" }).catch((error: Error) => error);
    // Also after a failure: one that goes on would refuse the next.
    const trace = await browser.stopTracing();
    if (opened instanceof Error) throw opened;
    return parseMainThreadTasks(trace.toString());
  });
}

/** @returns the middle one; of an even count the upper of the middle two */
export function median(all: readonly number[]): number {
  return all.toSorted((a, b) => a - b)[all.length >> 1] ?? Number.NaN;
}

/**
 * Measures one page once, painted and at work, each in a page of its own.
 * @param slowdown how many times slower the visitor's processor is
 * @throws Error when nothing was painted
 */
export async function measure(browser: Browser, url: string, slowdown: number): Promise<Figures> {
  const painted = await paints(browser, url, slowdown);
  const worked = await tasks(browser, url);
  return {
    ...painted,
    blocking: computeBlockingTime(worked, slowdowns.blocking),
    blockingSlow: computeBlockingTime(worked, slowdowns.blockingSlow),
  };
}

/** @returns the medians of several measurements */
export function medians(all: readonly Figures[]): Figures {
  const of = (name: keyof Figures) => median(all.map((figures) => figures[name]));
  return {
    firstPaint: of("firstPaint"),
    largestPaint: of("largestPaint"),
    blocking: of("blocking"),
    blockingSlow: of("blockingSlow"),
    shift: of("shift"),
  };
}
