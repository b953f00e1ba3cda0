import { expect, test } from "../../tests/fixtures.ts";
import { aSolutionPath } from "../../tests/paths.ts";
import {
  locateFooterLink,
  openPageWithFonts,
  reactFiles,
  waitForFormHydration,
} from "../../tests/react-start.ts";
import { noCareersSkipReason } from "../../tests/sample.ts";
import { navigation } from "../content/pages/navigation.ts";
import { careersPage } from "../content/pages/pages.ts";
import { read } from "../site-content.ts";

const careersPath = read(careersPage);
const navigationTexts = read(navigation);

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

test("React is fetched when /hablemos is idle, and starts at a click in the form", async ({ page }) => {
  test.skip(!careersPath, noCareersSkipReason);
  const isFetched = page.waitForRequest(reactFiles);
  await page.goto("/hablemos");
  await isFetched;
  await page.mouse.wheel(0, 100);
  await page.getByRole("heading", { level: 1 }).click();
  await expect(page.locator("html")).not.toHaveAttribute("data-form", "hydrated");
  await page.locator("form input").first().click();
  await waitForFormHydration(page);
});

test("with Save-Data React is fetched after the first focus is painted", async ({ page, baseURL }) => {
  test.skip(!careersPath, noCareersSkipReason);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    addEventListener("focusin", () => requestAnimationFrame(() => performance.mark("painted")));
  });
  await page.goto("/hablemos");
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const field = page.locator("form input").first();
  await field.focus();
  await waitForFormHydration(page);
  await expect(field).toBeFocused();
  const readStart = (name: string) =>
    page.evaluate((one) => performance.getEntriesByName(one)[0]?.startTime ?? Number.NaN, name);
  const paintedAt = await readStart("painted");
  for (const name of ["component-url", "renderer-url"]) {
    const url = await page.locator("astro-island").getAttribute(name);
    expect(await readStart(`${baseURL}${url}`), name).toBeGreaterThan(paintedAt);
  }
});
