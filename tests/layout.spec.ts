import { findLayoutFaults } from "./layout-faults.ts";
import { waitForFonts } from "./react-start.ts";
import { hasSampleTextsAndFont } from "./sample.ts";
import { allPagePaths, missingPagePath } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

/** The text spacing of WCAG 1.4.12. */
const textSpacingCss =
  "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}";

/** Broken words are allowed in enlarged text with an owner's font, whose widths are unknown. */
const seriousFaultPattern = hasSampleTextsAndFont
  ? /wider than|text over|cut off|word broken:/
  : /wider than|text over/;

/** What is checked of each page: the window's width, styles as of a visitor's settings, and which faults count. */
type Check = [widthPx: number, setting: string, css: string, faults: RegExp];
const checks: Check[] = [
  ...[360, 768, 1280, 1920].map((width): Check => [width, "", "", /./]),
  [360, "200 %", "html{font-size:200%}", seriousFaultPattern],
  [1280, "200 %", "html{font-size:200%}", seriousFaultPattern],
  [320, "200 %", "html{font-size:200%}", /wider than/],
  [360, "WCAG 1.4.12", textSpacingCss, /wider than/],
];

for (const path of [...allPagePaths, missingPagePath]) {
  test(`${path} has no layout fault, also with large or spaced text`, { tag: "@check" }, async ({ page }) => {
    await page.goto(path);
    await waitForFonts(page);
    for (const [width, setting, css, counted] of checks) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
      }, css);
      const faults = (await page.evaluate(findLayoutFaults)).filter((fault) => counted.test(fault));
      expect.soft(faults, `${width} px ${setting}`).toEqual([]);
    }
  });
}
