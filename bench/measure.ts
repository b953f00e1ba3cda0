import { type Browser, devices, type Page } from "@playwright/test";

/** Milliseconds. */
export interface Figures {
  firstPaint: number;
  largestPaint: number;
  /** Work of the page's main thread until it is loaded and idle. */
  loading: number;
  /** What of it keeps a visitor waiting (`blockingOf`), on a phone of the middle class and on a slow one. */
  blocking: number;
  blockingSlow: number;
  /** Work of the same thread from the first intent until React has the page. */
  starting: number;
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
export function blockingOf(tasks: readonly number[], slowdown: number): number {
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
export function tasksOf(trace: string): number[] {
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
      const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
      if (firstPaint === undefined || largestPaint === undefined)
        throw new Error(`${address} painted nothing`);
      return { firstPaint, largestPaint };
    }, url);
  });
}

/**
 * What a page makes its main thread do. The thread's own time, not the clock's: what else runs on the machine does not
 * count.
 */
function work(browser: Browser, url: string) {
  return inNewPage(browser, async (page) => {
    const client = await page.context().newCDPSession(page);
    await client.send("Performance.enable", { timeDomain: "threadTicks" });
    const worked = async () => {
      const { metrics } = await client.send("Performance.getMetrics");
      return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1000;
    };
    await browser.startTracing(page, { categories: ["toplevel", "loading", "blink.user_timing"] });
    await page.goto(url, { waitUntil: "networkidle" });
    const loading = await worked();
    const tasks = tasksOf((await browser.stopTracing()).toString());
    if ((await page.locator("script[data-start]").count()) === 0) return { loading, tasks, starting: 0 };
    // The edge of the page, where no link is that would be fetched ahead for the pointer being on it.
    await page.mouse.move(1, 300);
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    return { loading, tasks, starting: (await worked()) - loading };
  });
}

/**
 * Measures one page once, painted and at work, each in a page of its own.
 * @param slowdown how many times slower the visitor's processor is; paints are slowed, work is multiplied
 * @throws Error when nothing was painted or React did not start
 */
export async function measure(browser: Browser, url: string, slowdown: number): Promise<Figures> {
  const painted = await paints(browser, url, slowdown);
  const { loading, tasks, starting } = await work(browser, url);
  return {
    ...painted,
    loading: loading * slowdown,
    blocking: blockingOf(tasks, slowdowns.blocking),
    blockingSlow: blockingOf(tasks, slowdowns.blockingSlow),
    starting: starting * slowdown,
  };
}

/** @returns for each figure the median of several measurements; of an even count the upper of the middle two */
export function medians(all: readonly Figures[]): Figures {
  const median = (name: keyof Figures) =>
    all.map((figures) => figures[name]).sort((a, b) => a - b)[all.length >> 1] ?? Number.NaN;
  return {
    firstPaint: median("firstPaint"),
    largestPaint: median("largestPaint"),
    loading: median("loading"),
    blocking: median("blocking"),
    blockingSlow: median("blockingSlow"),
    starting: median("starting"),
  };
}
