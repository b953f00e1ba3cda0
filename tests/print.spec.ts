import { exampleMark as example } from "#content/example";
import { firstStepSheets } from "#content/first-step-sheet";
import { site } from "#site";
import { findLayoutFaults } from "./layout-faults.ts";
import { waitForFonts } from "./react-start.ts";
import { aSolutionPath, missingPagePath, pathsWithHeaderAndFooter } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

/** An A4 sheet without its margins, at 96 px per inch. */
const printSheetPx = { width: 680, height: 1000 };

/** Runs in a page: finds bordered or drawn elements that fit on one sheet but could be split between two. */
function findSplittableElements(sheet: number): string[] {
  return [...document.querySelectorAll("main *")]
    .filter((element) => {
      const { height, width } = element.getBoundingClientRect();
      const { borderTopWidth, borderBottomWidth, display, outlineStyle } = getComputedStyle(element);
      const edged = (borderTopWidth !== "0px" && borderBottomWidth !== "0px") || outlineStyle !== "none";
      const drawn = element.matches("svg, img");
      // An element no higher than a line of text cannot be split.
      return height > 24 && width > 1 && height < sheet && display !== "inline" && (edged || drawn);
    })
    .filter((element) => {
      for (let around: Element | null = element; around; around = around.parentElement) {
        const whole = around.getBoundingClientRect().height < sheet;
        if (whole && getComputedStyle(around).breakInside === "avoid") return false;
      }
      return true;
    })
    .map(({ tagName, className, textContent }) => `${tagName} ${className} ${textContent?.slice(0, 40)}`);
}

test.use({ viewport: printSheetPx });

test("every page prints on white, without navigation, fits the sheet's width, and has no part cut off or split between sheets", async ({
  page,
  browserConsole,
}) => {
  browserConsole.expectFault(new RegExp(`404.*${missingPagePath}`));
  for (const path of [...pathsWithHeaderAndFooter, missingPagePath]) {
    await page.emulateMedia({ media: "screen" });
    await page.goto(path);
    await waitForFonts(page);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner"), path).toBeHidden();
    const controls = page.locator("footer nav, .booking-bar, iframe, .chat-control");
    await expect(controls.filter({ visible: true }), path).toHaveCount(0);
    const contact = page.getByRole("contentinfo");
    for (const text of [site.whatsapp.number, site.email])
      await expect(contact.getByText(text), path).toBeVisible();

    // Wider content would make the browser shrink the whole page.
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(printSheetPx.width);
    const bands = await page
      .locator("body, section, footer")
      .evaluateAll((all) => all.map((band) => getComputedStyle(band).backgroundColor));
    const isWhite = (colour: string) => /rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\)|white/.test(colour);
    expect(
      bands.filter((colour) => !isWhite(colour)),
      path,
    ).toEqual([]);
    // Only these faults matter in print: sizes and widths are checked on screens.
    const faults = (await page.evaluate(findLayoutFaults)).filter((one) => /^(cut off|text over)/.test(one));
    expect(faults, path).toEqual([]);
    expect(await page.evaluate(findSplittableElements, printSheetPx.height), path).toEqual([]);
  }
});

test("the first-step sheet of a solution prints its questions with two lines to write on, and without the example's answers", async ({
  page,
}) => {
  await page.goto(aSolutionPath);
  await page.emulateMedia({ media: "print" });
  const sheet = page.locator(".first-step-sheet");
  const { first, untouched, price, firm } = firstStepSheets.general;
  for (const question of [first, untouched, price]) await expect(sheet.getByText(question)).toBeVisible();
  await expect(sheet.getByText(firm)).toBeHidden();
  await expect(sheet.getByText(example)).toBeHidden();
  const answers = await sheet.locator(".first-step-sheet-answer").evaluateAll((all) =>
    all.map((one) => {
      const { color, lineHeight } = getComputedStyle(one);
      return { color, lines: one.getBoundingClientRect().height / Number.parseFloat(lineHeight) };
    }),
  );
  expect(answers).toHaveLength(3);
  for (const { color, lines } of answers) {
    expect(color).toBe("rgba(0, 0, 0, 0)");
    expect(lines, "lines to write on").toBeGreaterThanOrEqual(2);
  }
});
