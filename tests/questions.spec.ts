import type { Page } from "@playwright/test";
import { home } from "#content/home";
import { openPageWithFonts } from "./react-start.ts";
import { isSampleContent } from "./sample.ts";
import { expect, test } from "./site-test.ts";

const { list: homeQuestions } = home.questions;
const questionTitles = homeQuestions.map(({ title }) => title);

const locateQuestionDetails = (page: Page) => page.getByRole("main").locator("details");
const locateQuestionSummary = (page: Page, index: number) =>
  locateQuestionDetails(page).nth(index).locator("summary");

async function expectOpenQuestion(page: Page, open: number | null) {
  for (const [index, { title, text }] of homeQuestions.entries()) {
    const answer = locateQuestionDetails(page).nth(index).getByText(text, { exact: true });
    await expect(answer, title).toBeVisible({ visible: index === open });
  }
}

test("on / pointer and keyboard open one question at a time and close the open question", async ({
  page,
}) => {
  await openPageWithFonts(page, "/");
  if (isSampleContent) expect(questionTitles).toHaveLength(4);
  await expect(locateQuestionDetails(page).locator("summary")).toHaveText(questionTitles);
  await expectOpenQuestion(page, null);
  for (const index of homeQuestions.keys()) {
    await locateQuestionSummary(page, index).click();
    await expectOpenQuestion(page, index);
  }
  await locateQuestionSummary(page, homeQuestions.length - 1).click();
  await expectOpenQuestion(page, null);

  await locateQuestionSummary(page, 0).focus();
  await page.keyboard.press("Enter");
  await expectOpenQuestion(page, 0);
  await page.keyboard.press("Tab");
  await expect(locateQuestionSummary(page, 1)).toBeFocused();
  await page.keyboard.press("Space");
  await expectOpenQuestion(page, 1);
  await page.keyboard.press("Enter");
  await expectOpenQuestion(page, null);
});

test("an answer on / grows to its height with motion, and has its height at once with reduced motion", {
  tag: "@motion",
}, async ({ page }) => {
  await openPageWithFonts(page, "/");
  /** Opens a question. @returns the height of its answer immediately, before the next frame */
  const heightAtOnce = (index: number) =>
    locateQuestionDetails(page)
      .nth(index)
      .evaluate((details) => {
        (details.querySelector("summary") as HTMLElement).click();
        return Number.parseFloat(getComputedStyle(details, "::details-content").height);
      });
  expect(await heightAtOnce(0)).toBeGreaterThan(20);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await heightAtOnce(1)).toBeLessThan(5);
  await expectOpenQuestion(page, 1);
});
