import type { Page } from "@playwright/test";
import { home } from "#content/home";
import { open } from "./react-start.ts";
import { isSampleContent } from "./sample.ts";
import { expect, test } from "./site-test.ts";

const { list } = home.questions;
const titles = list.map(({ title }) => title);
const last = list.length - 1;

const questions = (page: Page) => page.getByRole("main").locator("details");
const summary = (page: Page, index: number) => questions(page).nth(index).locator("summary");
const answer = (page: Page, index: number) => page.getByText(list[index]?.text ?? "", { exact: true });

async function expectOpen(page: Page, open: number | null) {
  for (const index of list.keys()) {
    await expect(answer(page, index), titles[index]).toBeVisible({ visible: index === open });
  }
}

test("pointer and keyboard open the questions one at a time and close the open one", async ({ page }) => {
  await open(page, "/");
  expect(titles.length).toBeGreaterThan(1);
  if (isSampleContent) expect(titles).toHaveLength(4);
  await expect(questions(page).locator("summary")).toHaveText(titles);
  await expectOpen(page, null);
  for (const index of list.keys()) {
    await summary(page, index).click();
    await expectOpen(page, index);
  }
  await summary(page, last).click();
  await expectOpen(page, null);

  await summary(page, 0).focus();
  await page.keyboard.press("Enter");
  await expectOpen(page, 0);
  await page.keyboard.press("Tab");
  await expect(summary(page, 1)).toBeFocused();
  await page.keyboard.press("Space");
  await expectOpen(page, 1);
  await page.keyboard.press("Enter");
  await expectOpen(page, null);
});

test("an answer opens with motion, and at once with reduced motion", async ({ page }) => {
  await open(page, "/");
  /** Opens a question. @returns the height of its answer immediately, before the next frame */
  const heightAtOnce = (index: number) =>
    questions(page)
      .nth(index)
      .evaluate((details) => {
        (details.querySelector("summary") as HTMLElement).click();
        return Number.parseFloat(getComputedStyle(details, "::details-content").height);
      });
  expect(await heightAtOnce(0)).toBeGreaterThan(20);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await heightAtOnce(1)).toBeLessThan(5);
  await expectOpen(page, 1);
});
