import type { Browser, Page } from "@playwright/test";
import { allPagePaths } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

const cpuSlowdown = 4;
/**
 * How long to go on for a better round, in ms: other load only ever makes a page slower, so the best round counts, and the load
 * of another test, such as a build, can last for a minute.
 */
const maxDurationMs = 120_000;

const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

async function openSlowPage(browser: Browser, path: string, hasScripts: boolean, isWide: boolean) {
  const page = await browser.newPage(isWide ? {} : phone);
  if (!hasScripts) await page.route(/\.js$/, (route) => route.abort());
  await page.goto(path, { waitUntil: "networkidle" });
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  return page;
}

async function touch(page: Page, selector: string, isWide: boolean): Promise<number> {
  const element = page.locator(selector).first();
  await element.evaluate((one) => one.scrollIntoView({ block: "center", behavior: "instant" }));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const touchedAt = performance.timeOrigin + performance.now();
  if (isWide) await page.mouse.click(x + width / 2, y + height / 2);
  else await page.touchscreen.tap(x + width / 2, y + height / 2);
  return touchedAt;
}

/** Measures the time from the first touch of a page to the next paint, in ms; browsers round it to multiples of 8. */
const measureFirstTouch = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries()[0]?.duration ?? 0));
        observer.observe({ type: "first-input", buffered: true });
      }),
  );

async function measureNextPage(page: Page, touchedAt: number): Promise<number> {
  const readPaintedAt = (after: number) => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return performance.timeOrigin > after && paint && performance.timeOrigin + paint.startTime;
  };
  const painted = await page.waitForFunction(readPaintedAt, touchedAt);
  return Number(await painted.jsonValue()) - touchedAt;
}

/** What a visitor may touch first: on a phone, in a wide window, a link to another page, or what only scripts make. */
const touches: [path: string, selector: string, kind: "phone" | "wide" | "link" | "scripted"][] = [
  ["/", ".drawer-button", "phone"],
  ["/", "summary", "phone"],
  ["/", ".solutions button", "wide"],
  ["/hablemos", "form input", "phone"],
  ["/agenda", "label:has(input[name=time]:enabled)", "scripted"],
  ["/sobre-nosotros", 'footer a[href^="/contacto"]', "link"],
];

for (const [path, selector, kind] of touches.filter(([path]) => allPagePaths.includes(path)))
  test(`the first touch, of ${selector} on ${path}, is as fast as without scripts`, async ({ browser }) => {
    test.slow();
    const measure = async (hasScripts: boolean, best: number) => {
      const page = await openSlowPage(browser, path, hasScripts, kind === "wide");
      const touchedAt = await touch(page, selector, kind === "wide");
      const ms = kind === "link" ? await measureNextPage(page, touchedAt) : await measureFirstTouch(page);
      await page.context().close();
      return Math.min(ms, best);
    };
    let withoutScriptsMs = Number.POSITIVE_INFINITY;
    let withScriptsMs = Number.POSITIVE_INFINITY;
    let limitMs = 0;
    const startedAt = Date.now();
    while (withScriptsMs > limitMs && Date.now() < startedAt + maxDurationMs) {
      withoutScriptsMs = kind === "scripted" ? 0 : await measure(false, withoutScriptsMs);
      withScriptsMs = await measure(true, withScriptsMs);
      limitMs = Math.max(withoutScriptsMs * 1.5, withoutScriptsMs + 40);
    }
    expect(withScriptsMs).toBeLessThanOrEqual(limitMs);
  });
