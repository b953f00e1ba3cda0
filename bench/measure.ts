import { type Browser, devices, type Page } from "@playwright/test";

/** The measured values of one page; the layout shift is cumulative and has no unit. */
export interface PageMeasurement {
  firstPaintMs: number;
  largestPaintMs: number;
  blockingMs: Record<keyof typeof blockingCpuSlowdowns, number>;
  layoutShift: number;
}

/** The browser context of Lighthouse's default phone, a medium one. */
export const phoneContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent: devices["Moto G4"].userAgent,
};

/** How many times slower than this machine's the processors are for which blocking times are computed. */
export const blockingCpuSlowdowns = { mediumPhone: 4, slowPhone: 12 };

/**
 * Computes the total blocking time: the part of each task beyond 50 ms.
 * @param taskTimesMs the thread time of each task on this machine
 * @param cpuSlowdown how many times slower the modelled processor is than this machine's
 * @see https://web.dev/articles/tbt
 */
function computeBlockingMs(taskTimesMs: readonly number[], cpuSlowdown: number): number {
  return taskTimesMs.reduce((sum, time) => sum + Math.max(0, time * cpuSlowdown - 50), 0);
}

/** An event of a Chromium trace, with the fields by which a task and its thread are recognized and timed. */
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
 * Reads from a trace how long each task of a page's main thread took after the first paint.
 * @param trace a trace of Chromium, as JSON
 * @returns the thread time of each task, in ms
 * @throws Error when the trace has no such task
 */
function parseMainThreadTaskMsAfterPaint(trace: string): number[] {
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

/** Runs a function with a page in a new browser context of a phone, with an empty cache, and returns its result. */
async function runWithNewPhonePage<Result>(
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

/** Measures first and largest paint, in ms, and the layout shift of a page on a slowed processor. */
function measurePagePaints(browser: Browser, url: string, cpuSlowdown: number) {
  return runWithNewPhonePage(browser, async (page) => {
    const client = await page.context().newCDPSession(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
    await page.goto(url, { waitUntil: "networkidle" });
    return await page.evaluate(async (address) => {
      const { promise, resolve } = Promise.withResolvers<PerformanceEntryList>();
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: "largest-contentful-paint",
        buffered: true,
      });
      const largestPaintMs = (await promise).at(-1)?.startTime;
      const shifts = new PerformanceObserver(() => {});
      shifts.observe({ type: "layout-shift", buffered: true });
      const layoutShift = (shifts.takeRecords() as (PerformanceEntry & { value: number })[]).reduce(
        (sum, { value }) => sum + value,
        0,
      );
      const firstPaintMs = performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
      if (firstPaintMs === undefined || largestPaintMs === undefined)
        throw new Error(`${address} painted nothing`);
      return { firstPaintMs, largestPaintMs, layoutShift };
    }, url);
  });
}

/** Measures the thread time of each task of a page's main thread from its first paint until it is idle, in ms. */
function measureMainThreadTaskMsAfterPaint(browser: Browser, url: string): Promise<number[]> {
  return runWithNewPhonePage(browser, async (page) => {
    await browser.startTracing(page, { categories: ["toplevel", "loading", "blink.user_timing"] });
    const opened = await page.goto(url, { waitUntil: "networkidle" }).catch((error: Error) => error);
    // The trace is stopped after a failure too, because a running trace would block the next one.
    const trace = await browser.stopTracing();
    if (opened instanceof Error) throw opened;
    return parseMainThreadTaskMsAfterPaint(trace.toString());
  });
}

/** @returns the middle value; for an even count the upper of the two middle values; NaN for an empty list */
export function computeMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/**
 * Measures the paints and the blocking time of a page once, each in a new browser context.
 * @param url the page's address, for the blocking time
 * @param slowUrl the page's address behind a slow network, for the paints
 * @param cpuSlowdown how many times slower the emulated processor is than this machine's, for the paints
 * @throws Error when the page does not load, or does nothing after its first paint
 */
export async function measurePaintsAndBlocking(
  browser: Browser,
  { url, slowUrl }: { url: string; slowUrl: string },
  cpuSlowdown: number,
): Promise<PageMeasurement> {
  const painted = await measurePagePaints(browser, slowUrl, cpuSlowdown);
  const taskTimesMs = await measureMainThreadTaskMsAfterPaint(browser, url);
  return {
    ...painted,
    blockingMs: {
      mediumPhone: computeBlockingMs(taskTimesMs, blockingCpuSlowdowns.mediumPhone),
      slowPhone: computeBlockingMs(taskTimesMs, blockingCpuSlowdowns.slowPhone),
    },
  };
}

/** @returns the median of each value of several measurements of one page */
export function computeMedianMeasurement(measurements: readonly PageMeasurement[]): PageMeasurement {
  const medianOf = (getValue: (measurement: PageMeasurement) => number) =>
    computeMedian(measurements.map(getValue));
  return {
    firstPaintMs: medianOf(({ firstPaintMs }) => firstPaintMs),
    largestPaintMs: medianOf(({ largestPaintMs }) => largestPaintMs),
    blockingMs: {
      mediumPhone: medianOf(({ blockingMs }) => blockingMs.mediumPhone),
      slowPhone: medianOf(({ blockingMs }) => blockingMs.slowPhone),
    },
    layoutShift: medianOf(({ layoutShift }) => layoutShift),
  };
}
