import { expect, test } from "../../tests/fixtures.ts";
import { aSolutionPath } from "../../tests/paths.ts";
import { noCareersSkipReason } from "../../tests/sample.ts";
import { careersPath } from "../../tests/shared-content.ts";
import { firstStepSheets } from "../content/shared/first-step-sheet.ts";
import { exampleWords } from "../content/texts/example.ts";
import { read } from "../site-content.ts";

const { mark: example } = read(exampleWords);
const firstStepSheetTexts = read(firstStepSheets);

// An A4 sheet without its margins, at 96 px per inch.
test.use({ viewport: { width: 680, height: 1000 } });

test("a solution's first-step sheet prints its questions without the answers", async ({ page }) => {
  await page.goto(aSolutionPath);
  await page.emulateMedia({ media: "print" });
  const sheet = page.locator(".first-step-sheet");
  const { first, untouched, price, firm } = firstStepSheetTexts.general;
  for (const question of [first, untouched, price]) await expect(sheet.getByText(question)).toBeVisible();
  for (const text of [firm, example]) await expect(sheet.getByText(text)).toBeHidden();
  const answers = sheet.locator(".first-step-sheet-answer");
  await expect(answers).toHaveCount(3);
  for (const answer of await answers.all()) await expect(answer).toHaveCSS("color", "rgba(0, 0, 0, 0)");
});

test("/hablemos prints a long letter whole, and begins it on the first sheet", async ({ page }) => {
  test.skip(!careersPath, noCareersSkipReason);
  await page.goto("/hablemos");
  const letter = page.locator("form textarea");
  await letter.fill("Quiero trabajar con ustedes. ".repeat(60));
  await page.emulateMedia({ media: "print" });
  const hiddenPx = await letter.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(hiddenPx).toBeLessThanOrEqual(1);
  // Kept on one sheet, the section would go to the next one as a whole.
  await expect(page.locator("section", { has: letter })).toHaveCSS("break-inside", "auto");
});
