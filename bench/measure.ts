import { type Browser, devices, type Page } from "@playwright/test";

/** Milliseconds. */
export interface Figures {
  firstPaint: number;
  largestPaint: number;
  /** Work of the page's main thread until it is loaded and idle. */
  loading: number;
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
    await page.goto(url, { waitUntil: "networkidle" });
    const loading = await worked();
    if ((await page.locator("script[data-start]").count()) === 0) return { loading, starting: 0 };
    // The edge of the page, where no link is that would be fetched ahead for the pointer being on it.
    await page.mouse.move(1, 300);
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    return { loading, starting: (await worked()) - loading };
  });
}

/**
 * Measures one page once, painted and at work, each in a page of its own.
 * @param slowdown how many times slower the visitor's processor is; paints are slowed, work is multiplied
 * @throws Error when nothing was painted or React did not start
 */
export async function measure(browser: Browser, url: string, slowdown: number): Promise<Figures> {
  const painted = await paints(browser, url, slowdown);
  const { loading, starting } = await work(browser, url);
  return { ...painted, loading: loading * slowdown, starting: starting * slowdown };
}

/** @returns for each figure the median of several measurements; of an even count the upper of the middle two */
export function medians(all: readonly Figures[]): Figures {
  const median = (name: keyof Figures) =>
    all.map((figures) => figures[name]).sort((a, b) => a - b)[all.length >> 1] ?? Number.NaN;
  return {
    firstPaint: median("firstPaint"),
    largestPaint: median("largestPaint"),
    loading: median("loading"),
    starting: median("starting"),
  };
}
