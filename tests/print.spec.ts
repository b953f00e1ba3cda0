import { site } from "#site";
import { inItsFont } from "./react-start.ts";
import { missingPath, pagePaths } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

/** Of an A4 sheet between its margins, at 96 dots an inch. */
const sheetWidth = 680;

test.use({ viewport: { width: sheetWidth, height: 1000 } });

for (const path of [...pagePaths, missingPath]) {
  test(`${path} prints on white, without navigation, with the ways to write`, async ({
    page,
    browserConsole,
  }) => {
    if (path === missingPath) browserConsole.expectFault(/404/);
    await page.goto(path);
    await inItsFont(page);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(
      page.locator("footer nav:visible, .booking-bar:visible, iframe:visible, .chat-control:visible"),
    ).toHaveCount(0);
    const contact = page.getByRole("contentinfo");
    await expect(contact.getByText(site.whatsapp.number)).toBeVisible();
    await expect(contact.getByText(site.email)).toBeVisible();

    // Wider content would have the browser shrink the whole page.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(sheetWidth);
    const bands = await page.evaluate(() =>
      [...document.querySelectorAll("body, section, footer")]
        .map((band) => getComputedStyle(band).backgroundColor)
        .filter((colour) => !/rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\)|white/.test(colour)),
    );
    expect(bands).toEqual([]);
  });
}
