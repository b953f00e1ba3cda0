import type { Page } from "@playwright/test";
import { navigation } from "#content/navigation";
import { careersPath } from "../app/careers-path.ts";
import { readScrollY, waitForPaint } from "./frames.ts";
import { locateFooterLink, openPageWithFonts, waitForFormHydration } from "./react-start.ts";
import { hasSampleWidths, noCareersSkipReason } from "./sample.ts";
import { anotherSolutionPath, aSolutionPath } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

/**
 * How far a restored scroll position may differ. When an owner's font loads, texts above the window may get more lines; the
 * browser then scrolls by as much, so that the same texts stay in view.
 */
const scrollTolerancePx = hasSampleWidths ? 0 : 60;
const expectScrollY = (page: Page, y: number) =>
  expect.poll(async () => Math.abs((await readScrollY(page)) - y)).toBeLessThanOrEqual(scrollTolerancePx);

/** Clicks a link without scrolling it into view first. */
const clickFooterLinkWithoutScrolling = (page: Page, path: string) =>
  locateFooterLink(page, path).evaluate((link: HTMLElement) => link.click());

test("a link opens a page at its top; Back, Forward and reload restore the scroll position", async ({
  page,
}) => {
  // After Back or a reload the emulation of reduced motion starts late, and until then the page has another height.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openPageWithFonts(page, anotherSolutionPath);
  await page.evaluate(() => scrollTo(0, 1300));
  await clickFooterLinkWithoutScrolling(page, aSolutionPath);
  await expect(page).toHaveURL(aSolutionPath);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expectScrollY(page, 0);
  await page.evaluate(() => scrollTo(0, 700));
  await page.goBack();
  await expect(page).toHaveURL(anotherSolutionPath);
  await expectScrollY(page, 1300);
  await page.goForward();
  await expect(page).toHaveURL(aSolutionPath);
  await expectScrollY(page, 700);

  const loaded = page.waitForEvent("load");
  await clickFooterLinkWithoutScrolling(page, aSolutionPath);
  await loaded;
  await expectScrollY(page, 0);

  await openPageWithFonts(page, "/");
  // Not to the very end, where the browser scrolls back when the page is 1 px shorter for one frame.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight - innerHeight - 100));
  await expect.poll(() => readScrollY(page)).toBeGreaterThan(2000);
  const before = await readScrollY(page);
  await page.reload();
  // With a tolerance of 1 px, because the height of the second brand's page is fractional.
  await expect.poll(async () => Math.abs((await readScrollY(page)) - before)).toBeLessThanOrEqual(1);
});

test("a link to a section moves the focus to that section, and a link to a page moves the focus to the page's start", async ({
  page,
}) => {
  await openPageWithFonts(page, "/?utm_source=boletin");
  const link = page.getByRole("main").locator('a[href*="#"]').first();
  const hash = (await link.getAttribute("href"))?.replace(/^[^#]*/, "") ?? "";
  const target = page.locator(hash);
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(`/?utm_source=boletin${hash}`);
  await expect(target).toBeInViewport();
  // The header does not cover the section.
  await expect.poll(() => target.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(80);
  await page.keyboard.press("Tab");
  await expect(target.locator(":focus")).toHaveCount(1);
  // Not Playwright's goBack(), which in Firefox would wait for a document to load.
  await page.evaluate(() => history.back());
  await expectScrollY(page, 0);

  await locateFooterLink(page, aSolutionPath).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(aSolutionPath);
  await page.keyboard.press("Tab");
  await expect(page.locator(".skip-link")).toBeFocused();
});

/** Turns on Save-Data for all pages opened later. */
const enableSaveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });

test("React is fetched once when /hablemos is idle, or with Save-Data later, and starts at the first input in the form", async ({
  page,
}) => {
  test.skip(!careersPath, noCareersSkipReason);
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) scripts.push(new URL(request.url()).pathname);
  });
  const reactFiles = () => scripts.filter((path) => path.includes("/react-"));
  await page.goto("/hablemos");
  await expect.poll(reactFiles).toHaveLength(1);
  // Input outside the form does not start React.
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 100);
  await page.keyboard.press("Shift");
  await page.getByRole("heading", { level: 1 }).click();
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
  await page.locator("form input").first().click();
  await waitForFormHydration(page);
  expect(reactFiles()).toHaveLength(1);

  await enableSaveData(page);
  scripts.length = 0;
  await page.reload();
  // Waits until the page is idle, when React would be fetched without Save-Data.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(scripts.filter((path) => !path.includes("/analytics-"))).toEqual([
    expect.stringMatching(/^\/assets\/boot-/),
    expect.stringMatching(/^\/assets\/form-script-/),
  ]);
  await page.locator("form input").first().click();
  await waitForFormHydration(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("on a phone the first touch of a form field is painted before React starts", async ({
    page,
    browserName,
  }) => {
    test.skip(!careersPath, noCareersSkipReason);
    test.skip(browserName === "firefox", "it is touched by a mouse there, which hovers before it clicks");
    // With Save-Data React is not prefetched, so its first request shows when it starts.
    await enableSaveData(page);
    await page.addInitScript(() => {
      addEventListener("focusin", () => requestAnimationFrame(() => performance.mark("painted")));
    });
    await page.goto("/hablemos");
    const field = page.locator("form input").first();
    await field.tap();
    await waitForFormHydration(page);
    await expect(field).toBeFocused();
    const [painted, started] = await page.evaluate(() => {
      const files = performance.getEntriesByType("resource");
      const start = files.find(({ name }) => name.includes("/start-"));
      return [...performance.getEntriesByName("painted"), start].map(
        (entry) => entry?.startTime ?? Number.NaN,
      );
    });
    expect(started).toBeGreaterThan(painted ?? Number.NaN);
  });
});

test("using the menu, the questions and the keyboard on / fetches no script", async ({ page, baseURL }) => {
  await openPageWithFonts(page, "/");
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  await page.getByRole("button", { name: navigation.solutions.label }).click();
  await expect(page.locator("#soluciones")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.locator("summary").first().click();
  await page.keyboard.press("Tab");
  await page.mouse.wheel(0, 300);
  await waitForPaint(page);
  // The script of an analytics tool loads when the page is idle, with or without input.
  expect(addresses.filter((url) => url.startsWith(`${baseURL}/`) && url.endsWith(".js"))).toEqual([]);
});

/** Presses twice on a link without following it. @returns the addresses that the page then fetches */
async function listFilesFetchedByPress(page: Page): Promise<string[]> {
  await page.goto("/");
  return locateFooterLink(page, aSolutionPath).evaluate((link) => {
    const fetched: string[] = [];
    window.fetch = async (address) => {
      fetched.push(new URL(`${address}`).pathname);
      return new Response();
    };
    for (const _press of [1, 2]) link.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    return fetched;
  });
}

test("in a browser without speculation rules, pressing a link prefetches its page once, and with Save-Data not at all", async ({
  page,
  browserName,
}) => {
  if (browserName === "chromium")
    expect(await listFilesFetchedByPress(page), "with speculation rules").toEqual([]);
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  expect(await listFilesFetchedByPress(page), "without them").toEqual([aSolutionPath]);
  await enableSaveData(page);
  expect(await listFilesFetchedByPress(page), "with Save-Data").toEqual([]);
});

test("the navigation to /contacto has a view transition only with motion, and that to a solution's page has none", {
  tag: "@motion",
}, async ({ page, browserName }) => {
  test.skip(browserName === "firefox", "it has no transitions between documents");
  await page.addInitScript(() => {
    addEventListener("pagereveal", async ({ viewTransition }) => {
      await viewTransition?.ready;
      const parts = document.getAnimations().flatMap(({ effect }) => {
        const { pseudoElement } = effect as KeyframeEffect;
        const milliseconds = Number(effect?.getComputedTiming().duration);
        return pseudoElement?.startsWith("::view-transition") ? [[pseudoElement, milliseconds]] : [];
      });
      document.documentElement.dataset.animated = JSON.stringify(Object.fromEntries(parts));
    });
  });
  /** Follows a link. @returns the animated parts of the view transition, with milliseconds */
  const partsOfWayTo = async (path: string): Promise<Record<string, number>> => {
    await openPageWithFonts(page, anotherSolutionPath);
    await page.locator(`footer a[href^="${path}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${path}(\\?|$)`));
    await expect(page.locator("html")).toHaveAttribute("data-animated");
    return JSON.parse((await page.locator("html").getAttribute("data-animated")) ?? "");
  };
  expect(await partsOfWayTo("/contacto"), "with reduced motion").toEqual({});
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await partsOfWayTo(aSolutionPath), `to ${aSolutionPath}`).toEqual({});
  const parts = await partsOfWayTo("/contacto");
  expect(parts["::view-transition-new(root)"]).toBe(240);
  expect(Object.keys(parts).filter((part) => part.includes("group(site-header)"))).toHaveLength(1);
});
