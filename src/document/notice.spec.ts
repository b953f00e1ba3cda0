import type { Page } from "@playwright/test";
import { findAxeViolations } from "../../tests/axe.ts";
import { completeOwnerConfig } from "../../tests/complete-owner.ts";
import { expect, test } from "../../tests/fixtures.ts";
import { setUpCompleteOwner } from "../../tests/on-variant.ts";
import { read } from "../site-content.ts";
import { noticeWords } from "./words.ts";

const noticeBannerTexts = read(noticeWords);

setUpCompleteOwner();

const { notice } = completeOwnerConfig;

const locateNotice = (page: Page) => page.getByRole("complementary", { name: noticeBannerTexts.label });
const measureBottomY = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);
/** Expects an element at this distance in px from the top of the window. Polls, because a script moves the header. */
const expectTopY = (page: Page, selector: string, y: number) =>
  expect
    .poll(async () => Math.abs(((await page.locator(selector).boundingBox())?.y ?? Number.NaN) - y))
    .toBeLessThanOrEqual(0.5);

test("the notice is above header and menu until it has scrolled away or is closed on a page", {
  tag: "@variant",
}, async ({ page }) => {
  for (const path of ["/sobre-nosotros", "/"]) {
    await page.goto(path);
    await expect(locateNotice(page)).toHaveText(notice.text);
    await expect(locateNotice(page).getByRole("link")).toHaveAttribute("href", notice.to);
    expect(await findAxeViolations(page, { selector: ".notice" })).toEqual([]);
    const bottom = await measureBottomY(page, ".notice");
    await expectTopY(page, ".notice", 0);
    await expectTopY(page, ".site-header", bottom);
    await expectTopY(page, "main", bottom);
    for (const [scrolledPx, headerY] of [
      [bottom - 10, 10],
      [600, 0],
    ] as const) {
      await page.evaluate((top) => scrollTo(0, top), scrolledPx);
      await expectTopY(page, ".site-header", headerY);
      await page.locator(".solutions button").press("Enter");
      await expectTopY(page, ".solutions-panel:popover-open", await measureBottomY(page, ".site-header"));
      await page.keyboard.press("Escape");
    }
    await expect(page.locator(".notice")).not.toBeInViewport();
  }
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole("button", { name: noticeBannerTexts.close }).press("Enter");
  await expect(page.locator(".notice")).toBeHidden();
  await expect(page.locator(".site-header a").first()).toBeFocused();
  await expectTopY(page, ".site-header", 0);
  await page.goto("/sobre-nosotros");
  await expect(page.locator(".notice")).toBeHidden();
});

test("the notice is shown from its first to its last day alone", { tag: "@variant" }, async ({ page }) => {
  for (const [time, isShown] of [
    ["2026-01-01T02:59:00Z", false],
    ["2026-01-01T03:01:00Z", true],
    ["2099-01-01T03:01:00Z", false],
  ] as const) {
    await page.clock.setFixedTime(new Date(time));
    await page.goto("/sobre-nosotros");
    await expect(page.locator(".notice"), time).toBeVisible({ visible: isShown });
  }
});

test("without scripts / has the notice as a text with its first and last day", { tag: "@variant" }, async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto("/");
  await expect(page.locator(".notice")).toBeHidden();
  const plain = page.getByRole("region", { name: noticeBannerTexts.label });
  for (const text of [notice.text, "1 de enero de 2026", "31 de diciembre de 2098"])
    await expect(plain).toContainText(text);
});
