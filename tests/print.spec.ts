import { mark as example } from "#content/example";
import { firstStepSheets } from "#content/first-step-sheet";
import { site } from "#site";
import { findLayoutFaults } from "./layout-faults.ts";
import { waitForFonts } from "./react-start.ts";
import { aSolutionPath, missingPagePath, pathsWithHeaderAndFooter } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

/** The size of an A4 sheet without its margins, at 96 px per inch. */
const printSheetWidthPx = 680;
const printSheetHeightPx = 1000;

/**
 * Runs in a page: finds elements with an outline or a drawing that fit on a sheet but could be split across two sheets.
 */
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
    .map(
      (element) => `${element.tagName} ${element.getAttribute("class")} ${element.textContent?.slice(0, 40)}`,
    );
}

test.use({ viewport: { width: printSheetWidthPx, height: printSheetHeightPx } });

test("every page prints on white without navigation, with mail address and WhatsApp number, and with nothing cut off or split between sheets", async ({
  page,
  browserConsole,
}) => {
  browserConsole.expectFault(new RegExp(`404.*${missingPagePath}`));
  for (const path of [...pathsWithHeaderAndFooter, missingPagePath]) {
    await test.step(`${path} prints on white without navigation`, async () => {
      await page.emulateMedia({ media: "screen" });
      await page.goto(path);
      await waitForFonts(page);
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("banner")).toBeHidden();
      await expect(
        page.locator("footer nav:visible, .booking-bar:visible, iframe:visible, .chat-control:visible"),
      ).toHaveCount(0);
      const contact = page.getByRole("contentinfo");
      await expect(contact.getByText(site.whatsapp.number)).toBeVisible();
      await expect(contact.getByText(site.email)).toBeVisible();

      // Wider content would make the browser shrink the whole page.
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        printSheetWidthPx,
      );
      const bands = await page.evaluate(() =>
        [...document.querySelectorAll("body, section, footer")]
          .map((band) => getComputedStyle(band).backgroundColor)
          .filter((colour) => !/rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\)|white/.test(colour)),
      );
      expect(bands).toEqual([]);
      // Only these faults matter in print: sizes and widths are checked on screens.
      const faults = await page.evaluate(findLayoutFaults);
      expect(faults.filter((fault) => /^(cut off|text over text)/.test(fault))).toEqual([]);
      expect(await page.evaluate(findSplittableElements, printSheetHeightPx)).toEqual([]);
    });
  }
});

test("the first-step sheet of a solution's page prints its three questions with room to write, without the example's answers", async ({
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
    all.map((one) => ({
      colour: getComputedStyle(one).color,
      // At least two lines to write on.
      lines: Math.floor(
        one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).lineHeight),
      ),
    })),
  );
  expect(answers).toHaveLength(3);
  for (const { colour, lines } of answers) {
    expect(colour).toBe("rgba(0, 0, 0, 0)");
    expect(lines).toBeGreaterThanOrEqual(2);
  }
});
