import type { Page } from "@playwright/test";
import { notice as noticeTexts } from "#content/notice";
import { checkAccessibility } from "./axe.ts";
import { setUpVariantSite } from "./on-variant.ts";
import { analyticsToolOrigin, completeOwnerConfig, createCompleteOwner } from "./owner.ts";
import { expect, test } from "./site-test.ts";

setUpVariantSite(createCompleteOwner);

const { notice, phones } = completeOwnerConfig;

test.beforeEach(({ page }) =>
  page.route(`${analyticsToolOrigin}/**`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  ),
);

const locateNoticeBar = (page: Page) => page.getByRole("complementary", { name: noticeTexts.label });
const measureElementBox = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not displayed`);
  return { ...box, bottom: box.y + box.height };
};

test("the notice is above the header, which stays when the notice has scrolled away; no layout shift moves them, and the notice's link leads to the configured address", async ({
  page,
}) => {
  for (const path of ["/", "/sobre-nosotros"]) {
    await page.goto(path);
    await expect(locateNoticeBar(page)).toHaveText(notice.text);
    for (const width of [360, 1280])
      await test.step(`on ${path} at ${width} px the notice is above the header until it has scrolled away`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate(() => scrollTo(0, 0));
        await expect.poll(async () => (await measureElementBox(page, ".notice")).y).toBe(0);
        const top = await measureElementBox(page, ".notice");
        // The script puts the header below the notice after the scroll.
        await expect
          .poll(async () => Math.abs((await measureElementBox(page, ".site-header")).y - top.bottom))
          .toBeLessThan(0.5);
        // On the home page the header covers the top of the opening; every other page begins below the header.
        expect((await measureElementBox(page, "main")).y).toBeCloseTo(top.bottom, 0);
        await page.evaluate((y) => scrollTo(0, y), top.height - 10);
        await expect
          .poll(async () => Math.abs((await measureElementBox(page, ".site-header")).y - 10))
          .toBeLessThan(1);
        await page.evaluate(() => scrollTo(0, 600));
        await expect.poll(async () => (await measureElementBox(page, ".site-header")).y).toBe(0);
        expect((await measureElementBox(page, ".notice")).bottom).toBeLessThan(0);
      });
  }
  await page.goto("/sobre-nosotros");
  await expect(locateNoticeBar(page)).toBeVisible();
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
  await locateNoticeBar(page).getByRole("link").click();
  await expect(page).toHaveURL(/\/contacto$/);
});

test("with a notice the open solutions menu is right below the header, scrolled or not, and Escape closes it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  const expectBelowHeader = async () => {
    const header = await measureElementBox(page, ".site-header");
    await expect
      .poll(async () => Math.abs((await measureElementBox(page, ".solutions-panel")).y - header.bottom))
      .toBeLessThan(2);
  };
  const menu = page.locator(".solutions-panel:popover-open");
  for (const y of [0, 20, 400]) {
    await page.evaluate((top) => scrollTo(0, top), y);
    await page.locator(".solutions button").focus();
    await page.keyboard.press("Enter");
    await expect(menu).toBeVisible();
    await expectBelowHeader();
    await page.keyboard.press("Escape");
    await expect(menu).toHaveCount(0);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator(".solutions button").hover();
  await expectBelowHeader();
});

test("closing the notice hides it, also on two pages opened later, and moves the focus to the header", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: noticeTexts.close }).press("Enter");
  await expect(page.locator(".notice")).toBeHidden();
  await expect(page.locator(".site-header a").first()).toBeFocused();
  expect((await measureElementBox(page, ".site-header")).y).toBe(0);
  for (const path of ["/kaseya", "/sobre-nosotros"]) {
    await page.goto(path);
    await expect(page.locator(".notice")).toBeHidden();
  }
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

test("the notice and the footer have no axe violation in light and dark; with text of 200 % at 360 px the notice fits the window", async ({
  page,
}) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto("/contacto");
    for (const part of [".notice", "footer"])
      expect((await checkAccessibility(page, { part })).violations, colorScheme).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 800 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const { width, bottom } = await measureElementBox(page, ".notice");
  expect(width).toBe(360);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect((await measureElementBox(page, ".site-header")).y).toBeCloseTo(bottom, 0);
});

test("the configured telephones are in the footer, on /contacto and in the structured data", async ({
  page,
}) => {
  await page.goto("/contacto");
  for (const { label, number } of phones) {
    const links = page.getByRole("link", { name: `${label}: ${number}` });
    await expect(links).toHaveCount(2);
    for (const link of await links.all())
      await expect(link).toHaveAttribute("href", `tel:${number.replaceAll(/[\s-]/g, "")}`);
  }
  const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
  const [organization] = graph["@graph"];
  expect(organization.contactPoint.map(({ telephone }: { telephone: string }) => telephone)).toEqual([
    organization.telephone,
    ...phones.map(({ number }) => number.replaceAll(/[\s-]/g, "")),
  ]);
});

test.describe("with JavaScript disabled", () => {
  test.use({ javaScriptEnabled: false });

  test("the notice bar is hidden, and the page has the notice with its first and last day", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(page.locator(".notice")).toBeHidden();
    await expect(locateNoticeBar(page)).toContainText(notice.text);
    for (const day of ["1 de enero de 2026", "31 de diciembre de 2098"])
      await expect(locateNoticeBar(page)).toContainText(day);
  });
});
