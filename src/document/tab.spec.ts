import { expect, test } from "../../tests/fixtures.ts";
import { aSolutionPath } from "../../tests/paths.ts";
import { locateFooterLink, openPageWithFonts } from "../../tests/react-start.ts";
import { navigationTexts } from "../../tests/shared-content.ts";

test("Tab goes on in the section that a link led to, or at the skip link of a page", async ({ page }) => {
  await openPageWithFonts(page, "/?utm_source=boletin");
  const link = page.getByRole("main").locator('a[href*="#"]').first();
  const hash = (await link.getAttribute("href"))?.replace(/^[^#]*/, "") ?? "";
  const target = page.locator(hash);
  await link.click();
  await expect(page).toHaveURL(`/?utm_source=boletin${hash}`);
  await expect(target).toBeInViewport();
  await expect.poll(() => target.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(80);
  await page.keyboard.press("Tab");
  await expect(target.locator(":focus")).toHaveCount(1);

  await locateFooterLink(page, aSolutionPath).press("Enter");
  await expect(page).toHaveURL(aSolutionPath);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: navigationTexts.skip })).toBeFocused();
});
