import type { Page } from "@playwright/test";
import { waitForPaint } from "./frames.ts";
import { findLayoutFaults } from "./layout-faults.ts";
import { waitForFonts } from "./react-start.ts";
import { hasSampleTextsAndFont } from "./sample.ts";
import { allPagePaths, missingPagePath, pathsWithHeaderAndFooter } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

/** The widths of the window at which each page must have no layout fault. */
const testedWidthsPx = [360, 768, 1280, 1920];

/** The maximum height of a page at 360 px, about eleven windows of 740 px; on / 200 px more, of evening sky without text. */
const getMaxPhonePageHeightPx = (path: string) => (path === "/" ? 8600 : 8400);

/** A style sheet with the text spacing of WCAG 1.4.12. */
const textSpacingStyles =
  "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}";

/** @returns the layout faults of the page with an additional style sheet */
async function findLayoutFaultsWithTemporaryStyles(page: Page, css: string): Promise<string[]> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
  await waitForPaint(page);
  const faults = await page.evaluate(findLayoutFaults);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return faults;
}

/** Expects that the page is at most as high as its limit, in the current window and with motion. */
async function expectPhonePageHeightWithinLimit(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await waitForPaint(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect.soft(height, "360 px, scrollHeight").toBeLessThanOrEqual(getMaxPhonePageHeightPx(path));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await waitForPaint(page);
}

for (const path of [...allPagePaths, missingPagePath]) {
  test(`${path} has no layout fault at four widths, with text of 200 %, or with wide spacing`, {
    tag: "@check",
  }, async ({ page, browserConsole }) => {
    if (path === missingPagePath) browserConsole.allowFault(/404/);
    await page.goto(path);
    await waitForFonts(page);
    for (const width of testedWidthsPx) {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
      await waitForPaint(page);
      expect.soft(await page.evaluate(findLayoutFaults), `${width} px`).toEqual([]);
      // The height is not checked for an owner's texts and font.
      if (width === 360 && hasSampleTextsAndFont && pathsWithHeaderAndFooter.includes(path))
        await expectPhonePageHeightWithinLimit(page, path);

      const large = await findLayoutFaultsWithTemporaryStyles(page, "html{font-size:200%}");
      // Broken words are allowed with an owner's font, whose widths are unknown.
      const serious = hasSampleTextsAndFont
        ? /wider than|text over|cut off|word broken:/
        : /wider than|text over/;
      const outOfPlace = large.filter((fault) => serious.test(fault));
      expect.soft(outOfPlace, `${width} px, 200 %`).toEqual([]);

      if (width === 360) {
        await page.setViewportSize({ width: 320, height: 640 });
        const pageWidth = await page.locator("html").evaluate((html) => {
          html.style.fontSize = "200%";
          const { scrollWidth } = html;
          html.style.fontSize = "";
          return scrollWidth;
        });
        expect.soft(pageWidth, "320 px, 200 %").toBeLessThanOrEqual(320);
        await page.setViewportSize({ width, height: 740 });
      }

      const spaced = await findLayoutFaultsWithTemporaryStyles(page, textSpacingStyles);
      const tooWide = spaced.filter((fault) => fault.startsWith("wider than"));
      expect.soft(tooWide, `${width} px, WCAG 1.4.12`).toEqual([]);
    }
  });
}
