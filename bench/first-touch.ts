import type { Browser, Page } from "@playwright/test";
import { careersPath } from "../src/content/careers-path.ts";
import { ownAgendaPath } from "../src/content/contact-links.ts";
import { phoneContextOptions } from "./measure.ts";

/** An element that a visitor may touch first: `name` for the results, `path` of its page, and `selector` in CSS. */
export interface TouchCase {
  name: string;
  path: string;
  selector: string;
  /** Whether the element is clicked with a mouse in a wide window, instead of touched on a phone. */
  isDesktop?: boolean;
  /** Whether the element exists only with scripts. */
  needsScript?: boolean;
}

/** The elements whose first touch the bench measures. */
export const touchCases: TouchCase[] = [
  { name: "hamburger", path: "/", selector: ".drawer-button" },
  { name: "question", path: "/", selector: "summary" },
  { name: "chip", path: "/", selector: ".talk-chip:nth-of-type(2)" },
  { name: "Soluciones", path: "/", selector: ".solutions button", isDesktop: true },
  ...(ownAgendaPath
    ? [
        {
          name: "hour",
          path: ownAgendaPath,
          selector: "label:has(input[name=time]:enabled)",
          needsScript: true,
        },
      ]
    : []),
  ...(careersPath
    ? [
        { name: "field", path: careersPath, selector: "form input" },
        { name: "Enviar", path: careersPath, selector: "form [type=submit]" },
      ]
    : []),
];

/** The browser context for elements with `isDesktop`. */
const desktopContextOptions = { viewport: { width: 1280, height: 800 } };

/** Scrolls an element into view and returns its centre. */
async function scrollAndGetCentre(page: Page, selector: string): Promise<{ x: number; y: number }> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
}

/**
 * Measures how fast a loaded and idle page shows a response to its first touch.
 * @param origin the origin of the site
 * @param cpuSlowdown how many times slower the emulated processor is than this machine's
 * @param withScript whether the page's scripts load
 * @returns milliseconds from the touch to the next paint; browsers round to multiples of 8
 * @see https://w3c.github.io/event-timing/
 */
export async function measureFirstTouch(
  browser: Browser,
  origin: string,
  { path, selector, isDesktop }: TouchCase,
  cpuSlowdown: number,
  withScript: boolean,
): Promise<number> {
  const context = await browser.newContext(isDesktop ? desktopContextOptions : phoneContextOptions);
  try {
    const page = await context.newPage();
    if (!withScript) await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    const client = await context.newCDPSession(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
    await page.goto(origin + path, { waitUntil: "networkidle" });
    const { x, y } = await scrollAndGetCentre(page, selector);
    // Waits until the work that scrolling started is done.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    if (isDesktop) {
      await page.mouse.move(x, y);
      await page.mouse.click(x, y);
    } else await page.touchscreen.tap(x, y);
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries()[0]?.duration ?? Number.NaN)).observe({
            type: "first-input",
            buffered: true,
          });
        }),
    );
  } finally {
    await context.close();
  }
}
