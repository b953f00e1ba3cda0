import { findAxeViolations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { findLayoutFaults } from "./layout-faults.ts";
import { allPagePaths, aSolutionPath, missingPagePath } from "./paths.ts";
import { openPageWithFonts } from "./react-start.ts";
import { hasSampleTextsAndFont } from "./sample.ts";
import { navigationTexts } from "./shared-content.ts";

/** The text spacing of WCAG 1.4.12. */
const textSpacingCss =
  "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}";

/** Broken words are allowed in enlarged text with an owner's font, whose widths are unknown. */
const seriousFaultPattern = hasSampleTextsAndFont
  ? /wider than|text over|cut off|word broken:/
  : /wider than|text over/;

/** What is checked of each page: the window's width, the visitor's settings, and which faults count. */
type LayoutCheck = [widthPx: number, setting: string, css: string, faults: RegExp];
const layoutChecks: LayoutCheck[] = [
  [320, "200 %", "html{font-size:200%}", /wider than/],
  [360, "200 %", "html{font-size:200%}", seriousFaultPattern],
  [1280, "200 %", "html{font-size:200%}", seriousFaultPattern],
  [360, "WCAG 1.4.12", textSpacingCss, /wider than/],
  ...[360, 768, 1920, 1280].map((width): LayoutCheck => [width, "", "", /./]),
];

// The first word of a label is the subject by which tests/spanish-reporter.ts advises owners.
for (const path of [...allPagePaths, missingPagePath]) {
  // The header differs only on `/`, where it covers the first section.
  const opensMenus = ["/", aSolutionPath].includes(path);
  const opened = opensMenus ? ", nor in an open menu or drawer" : "";
  test(`${path} has no layout fault, no axe violation${opened}, and no animation`, {
    tag: "@check",
  }, async ({ page }) => {
    await openPageWithFonts(page, path);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ timeline, playState }) => timeline === document.timeline && playState === "running")
        .map((animation) => (animation as CSSAnimation).animationName),
    );
    // These two move nothing: they show what stands in for a script that is late.
    const motions = moving.filter((name) => !/^(appear-late|agenda-hide)$/.test(name));
    expect.soft(motions, "axe: prefers-reduced-motion").toEqual([]);

    for (const [width, setting, css, counted] of layoutChecks) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
      }, css);
      const faults = (await page.evaluate(findLayoutFaults)).filter((fault) => counted.test(fault));
      expect.soft(faults, `layout: ${width} px ${setting}`).toEqual([]);
    }

    expect.soft(await findAxeViolations(page), "axe: 1280 px").toEqual([]);
    // VoiceOver in Safari does not call a list so that has `list-style: none`; "" looks the same.
    const silentLists = await page.evaluate(() =>
      [...document.querySelectorAll("ul, ol")]
        .filter((list) => getComputedStyle(list).listStyleType === "none")
        .map(({ className }) => `list-style: none: ${className}`),
    );
    expect.soft(silentLists, "axe: ul, ol").toEqual([]);
    if (opensMenus) {
      await page.getByRole("button", { name: navigationTexts.solutions.label }).click();
      await expect(page.locator("#soluciones")).toBeVisible();
      expect.soft(await findAxeViolations(page, { selector: "header" }), "axe: #soluciones").toEqual([]);
      await page.keyboard.press("Escape");
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: "dark" });
    // A closed question hides its answer from axe.
    await page.evaluate(() => document.querySelector("details")?.toggleAttribute("open", true));
    expect.soft(await findAxeViolations(page), "axe: 390 px, prefers-color-scheme: dark").toEqual([]);
    if (!opensMenus) return;
    await page.getByRole("button", { name: navigationTexts.drawer.open }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await findAxeViolations(page, { selector: "header" }), "axe: 390 px, dialog").toEqual([]);
  });
}
