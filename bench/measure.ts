import { type Browser, devices, type Page } from "@playwright/test";

/** Results for one page; times in ms. */
export interface PageFigures {
  firstPaint: number;
  largestPaint: number;
  /** Total blocking time (`computeBlockingTime`), on a medium phone and on a slow one. */
  blocking: number;
  blockingSlow: number;
  /** Cumulative layout shift, without a unit. */
  shift: number;
}

/** The default mobile screen of Lighthouse, a medium phone. */
export const phoneContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent: devices["Moto G4"].userAgent,
};

/** Factors of the emulated processors for the blocking times. */
export const blockingCpuSlowdowns = { blocking: 4, blockingSlow: 12 };

/**
 * Computes the total blocking time: the part of each task beyond 50 ms.
 * @param tasks thread time of each task, in ms
 * @param slowdown factor of the emulated processor
 * @see https://web.dev/articles/tbt
 */
export function computeBlockingTime(tasks: readonly number[], slowdown: number): number {
  return tasks.reduce((sum, task) => sum + Math.max(0, task * slowdown - 50), 0);
}

interface TaskTraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** The start in clock time, in microseconds. */
  ts: number;
  /** The duration in thread time, in microseconds. */
  tdur?: number;
}

/**
 * Finds the tasks of a page's main thread after its first paint.
 * @param trace JSON from Chromium
 * @returns thread time of each task, in ms
 * @throws Error when the trace has none
 */
export function parseMainThreadTasks(trace: string): number[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TaskTraceEvent[] };
  const paint = traceEvents.find(({ name }) => name === "firstContentfulPaint");
  const tasks = traceEvents.flatMap(({ name, pid, tid, ts, tdur }) =>
    name.endsWith("RunTask") && pid === paint?.pid && tid === paint.tid && ts >= paint.ts && tdur
      ? [tdur / 1000]
      : [],
  );
  if (tasks.length === 0) throw new Error("the trace has no tasks of the page's main thread");
  return tasks;
}

/** Runs a function with a page in a new context, with an empty cache. */
async function runWithNewPage<Result>(
  browser: Browser,
  run: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(phoneContextOptions);
  try {
    return await run(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Measures the paints of a page on a slowed processor. */
function measurePagePaints(browser: Browser, url: string, slowdown: number) {
  return runWithNewPage(browser, async (page) => {
    const client = await page.context().newCDPSession(page);
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

/** Measures the thread time of a page's tasks until it is idle, in ms; other processes do not count. */
function recordMainThreadTasks(browser: Browser, url: string): Promise<number[]> {
  return runWithNewPage(browser, async (page) => {
    await browser.startTracing(page, { categories: ["toplevel", "loading", "blink.user_timing"] });
    const opened = await page.goto(url, { waitUntil: "networkidle" }).catch((error: Error) => error);
    // Stop after a failure too: a running trace would block the next one.
    const trace = await browser.stopTracing();
    if (opened instanceof Error) throw opened;
    return parseMainThreadTasks(trace.toString());
  });
}

/** @returns the middle value; for an even count the upper of the two middle values */
export function computeMedian(all: readonly number[]): number {
  return all.toSorted((a, b) => a - b)[all.length >> 1] ?? Number.NaN;
}

/**
 * Measures paints and tasks of a page once, each in a new context.
 * @param url its address, for the tasks
 * @param slowUrl its address on a slow network, for the paints
 * @param slowdown factor of the emulated processor
 * @throws Error when nothing was painted
 */
export async function measurePage(
  browser: Browser,
  { url, slowUrl }: { url: string; slowUrl: string },
  slowdown: number,
): Promise<PageFigures> {
  const painted = await measurePagePaints(browser, slowUrl, slowdown);
  const worked = await recordMainThreadTasks(browser, url);
  return {
    ...painted,
    blocking: computeBlockingTime(worked, blockingCpuSlowdowns.blocking),
    blockingSlow: computeBlockingTime(worked, blockingCpuSlowdowns.blockingSlow),
  };
}

/** @returns the medians of several measurements */
export function computeFigureMedians(all: readonly PageFigures[]): PageFigures {
  const of = (name: keyof PageFigures) => computeMedian(all.map((figures) => figures[name]));
  return {
    firstPaint: of("firstPaint"),
    largestPaint: of("largestPaint"),
    blocking: of("blocking"),
    blockingSlow: of("blockingSlow"),
    shift: of("shift"),
  };
}
