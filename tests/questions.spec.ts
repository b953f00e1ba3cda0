import { homePageTexts } from "../src/home/words.ts";
import { openPageWithFonts } from "./react-start.ts";
import { isSampleContent } from "./sample.ts";
import { expect, test } from "./site-test.ts";

const { list: homeQuestions } = homePageTexts.questions;

test("on / pointer and keyboard open one question at a time and close the open question", async ({
  page,
}) => {
  await openPageWithFonts(page, "/");
  const questions = page.getByRole("main").locator("details");
  const summary = (index: number) => questions.nth(index).locator("summary");
  const expectOpenQuestion = async (open: number | null) => {
    for (const [index, { title, text }] of homeQuestions.entries()) {
      const answer = questions.nth(index).getByText(text, { exact: true });
      await expect(answer, title).toBeVisible({ visible: index === open });
    }
  };
  if (isSampleContent) expect(homeQuestions).toHaveLength(4);
  await expect(questions.locator("summary")).toHaveText(homeQuestions.map(({ title }) => title));
  await expectOpenQuestion(null);
  for (const index of homeQuestions.keys()) {
    await summary(index).click();
    await expectOpenQuestion(index);
  }
  await summary(homeQuestions.length - 1).click();
  await expectOpenQuestion(null);

  await summary(0).press("Enter");
  await expectOpenQuestion(0);
  await page.keyboard.press("Tab");
  await expect(summary(1)).toBeFocused();
  await page.keyboard.press("Space");
  await expectOpenQuestion(1);
});
