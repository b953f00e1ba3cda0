import type { Page } from "@playwright/test";
import { notice as noticeTexts } from "#content/notice";
import { runAxe } from "./axe.ts";
import { setUpVariantSite } from "./on-variant.ts";
import { completeOwnerConfig, createCompleteOwner, serveEmptyAnalyticsScript } from "./owner.ts";
import { expect, test } from "./site-test.ts";

setUpVariantSite(createCompleteOwner);

const { notice, phones } = completeOwnerConfig;

test.beforeEach(({ page }) => serveEmptyAnalyticsScript(page));

const locateNotice = (page: Page) => page.getByRole("complementary", { name: noticeTexts.label });
const measureElementBox = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom, width, height } = element.getBoundingClientRect();
    return { top, bottom, width, height };
  });
/** Expects an element at this distance from the top of the window. The header's script moves it after a scroll. */
const expectTop = (page: Page, selector: string, y: number) =>
  expect
    .poll(async () => Math.abs((await measureElementBox(page, selector)).top - y), `${selector} at ${y} px`)
    .toBeLessThanOrEqual(0.5);
const scrollToY = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);

for (const path of ["/", "/sobre-nosotros"])
  test(`on ${path} the notice is above the header until the notice has scrolled away`, async ({ page }) => {
    await page.goto(path);
    await expect(locateNotice(page)).toHaveText(notice.text);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await scrollToY(page, 0);
      await expectTop(page, ".notice", 0);
      const { bottom } = await measureElementBox(page, ".notice");
      await expectTop(page, ".site-header", bottom);
      // On the home page the header covers the top of the opening; every other page begins below the header.
      await expectTop(page, "main", bottom);
      await scrollToY(page, bottom - 10);
      await expectTop(page, ".site-header", 10);
      await scrollToY(page, 600);
      await expectTop(page, ".site-header", 0);
      expect((await measureElementBox(page, ".notice")).bottom).toBeLessThan(0);
    }
  });

test("the notice and the header do not shift while /sobre-nosotros loads, and the link of the notice works", async ({
  page,
}) => {
  await page.goto("/sobre-nosotros");
  await expect(locateNotice(page)).toBeVisible();
  const shifted = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    return observer
      .takeRecords()
      .flatMap((entry) => (entry as PerformanceEntry & { sources: { node: Node | null }[] }).sources)
      .map(({ node }) => (node as Element | null)?.closest?.(".notice, .site-header")?.className)
      .filter(Boolean);
  });
  expect(shifted).toEqual([]);
  await locateNotice(page).getByRole("link").click();
  await expect(page).toHaveURL(/\/contacto$/);
});

test("with a notice the open solutions menu is right below the header, scrolled or not", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  const expectBelowHeader = async () =>
    expectTop(page, ".solutions-panel", (await measureElementBox(page, ".site-header")).bottom);
  const menu = page.locator(".solutions-panel:popover-open");
  for (const y of [0, 20, 400]) {
    await scrollToY(page, y);
    await page.locator(".solutions button").press("Enter");
    await expect(menu).toBeVisible();
    await expectBelowHeader();
    await page.keyboard.press("Escape");
    await expect(menu).toHaveCount(0);
  }
  await scrollToY(page, 0);
  await page.locator(".solutions button").hover();
  await expectBelowHeader();
});

test("closing the notice hides it, also on the next page, and moves the focus to the header", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: noticeTexts.close }).press("Enter");
  await expect(page.locator(".notice")).toBeHidden();
  await expect(page.locator(".site-header a").first()).toBeFocused();
  await expectTop(page, ".site-header", 0);
  await page.goto("/sobre-nosotros");
  await expect(page.locator(".notice")).toBeHidden();
});

test("the notice is shown from its first day to its last day", async ({ page }) => {
  for (const [time, isShown] of [
    ["2026-01-01T02:59:00Z", false],
    ["2026-01-01T03:01:00Z", true],
    ["2099-01-01T02:59:00Z", true],
    ["2099-01-01T03:01:00Z", false],
  ] as const) {
    await page.clock.setFixedTime(new Date(time));
    await page.goto("/sobre-nosotros");
    await expect(page.locator(".notice"), time).toBeVisible({ visible: isShown });
  }
});

test("the notice and the footer have no axe violation in the light and the dark colour scheme", async ({
  page,
}) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto("/contacto");
    for (const part of [".notice", "footer"])
      expect((await runAxe(page, { part })).violations, colorScheme).toEqual([]);
  }
});

test("at 360 px with text of 200 % the notice is as wide as the window, and nothing scrolls sideways", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/contacto");
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  const { width, bottom } = await measureElementBox(page, ".notice");
  expect(width).toBe(360);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectTop(page, ".site-header", bottom);
});

test("the owner's telephones are in the footer, on /contacto and in the structured data", async ({
  page,
}) => {
  await page.goto("/contacto");
  const numbers = phones.map(({ number }) => number.replaceAll(/[\s-]/g, ""));
  for (const [index, { label, number }] of phones.entries()) {
    const links = page.getByRole("link", { name: `${label}: ${number}` });
    await expect(links).toHaveCount(2);
    for (const link of await links.all()) await expect(link).toHaveAttribute("href", `tel:${numbers[index]}`);
  }
  const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
  const { telephone, contactPoint } = graph["@graph"][0];
  expect(contactPoint).toEqual(
    [telephone, ...numbers].map((one) => expect.objectContaining({ telephone: one })),
  );
});

test.describe("with JavaScript disabled", () => {
  test.use({ javaScriptEnabled: false });

  test("/ has the notice as a text with its first and last day, not as a bar above the header", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(page.locator(".notice")).toBeHidden();
    for (const text of [notice.text, "1 de enero de 2026", "31 de diciembre de 2098"])
      await expect(locateNotice(page)).toContainText(text);
  });
});
