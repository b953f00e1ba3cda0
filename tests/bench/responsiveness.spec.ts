import type { Browser } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { allPagePaths } from "../paths.ts";

const cpuSlowdown = 4;
/**
 * How long to go on for a better round, in ms: other load only ever makes a page slower, so the best round counts, and the load
 * of another test, such as a build, can last for a minute.
 */
const maxDurationMs = 120_000;

const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

/** What a visitor may touch first: on a phone, in a wide window, a link to another page, or what only scripts make. */
type Touch = [path: string, selector: string, kind: "phone" | "wide" | "link" | "scripted"];
const touches: Touch[] = [
  ["/", '[command="show-modal"]', "phone"],
  ["/", "summary", "phone"],
  ["/", ".solutions button", "wide"],
  ["/hablemos", "form input", "phone"],
  ["/agenda", "label:has(input[name=time]:enabled)", "scripted"],
  ["/sobre-nosotros", 'footer a[href^="/contacto"]', "link"],
];

/** Touches a part of a page in a slow browser. @returns the ms until the next paint; behind a link, of the next page */
async function measureTouch(browser: Browser, [path, selector, kind]: Touch, hasScripts: boolean) {
  const page = await browser.newPage(kind === "wide" ? {} : phone);
  if (!hasScripts) await page.route(/\.js$/, (route) => route.abort());
  await page.goto(path);
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  const element = page.locator(selector).first();
  await element.evaluate((one) => one.scrollIntoView({ block: "center", behavior: "instant" }));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const touchedAt = performance.timeOrigin + performance.now();
  await (kind === "wide" ? element.click({ force: true }) : element.tap({ force: true }));
  const readPaintedAt = (after: number) => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return performance.timeOrigin > after && paint && performance.timeOrigin + paint.startTime;
  };
  const measureNextPage = async () =>
    Number(await (await page.waitForFunction(readPaintedAt, touchedAt)).jsonValue()) - touchedAt;
  // Browsers round this duration to multiples of 8 ms.
  const measureFirstInput = () =>
    new Promise<number>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()[0]?.duration ?? 0));
      observer.observe({ type: "first-input", buffered: true });
    });
  const ms = kind === "link" ? await measureNextPage() : await page.evaluate(measureFirstInput);
  await page.context().close();
  return ms;
}

for (const one of touches.filter(([path]) => allPagePaths.includes(path))) {
  const [path, selector, kind] = one;
  test(`the first touch, of ${selector} on ${path}, is as fast as without scripts`, async ({ browser }) => {
    test.slow();
    let withoutScriptsMs = Number.POSITIVE_INFINITY;
    let withScriptsMs = Number.POSITIVE_INFINITY;
    let limitMs = 0;
    const startedAt = Date.now();
    while (withScriptsMs > limitMs && Date.now() < startedAt + maxDurationMs) {
      withoutScriptsMs =
        kind === "scripted" ? 0 : Math.min(withoutScriptsMs, await measureTouch(browser, one, false));
      withScriptsMs = Math.min(withScriptsMs, await measureTouch(browser, one, true));
      limitMs = Math.max(withoutScriptsMs * 1.5, withoutScriptsMs + 40);
    }
    expect(withScriptsMs).toBeLessThanOrEqual(limitMs);
  });
}
