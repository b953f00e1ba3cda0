import type { Page } from "@playwright/test";
import { home } from "#content/home";
import { open } from "./react-start.ts";
import { sampleStands } from "./sample.ts";
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

test("all questions, one open at a time, the open one can be closed, by pointer and keyboard", async ({
  page,
}) => {
  await open(page, "/");
  expect(titles.length).toBeGreaterThan(1);
  if (sampleStands) expect(titles).toHaveLength(4);
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

/** What moves of the questions now. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .flatMap(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement ?? [])
      .filter((name) => name === "::details-content"),
  );

test("an answer opens and closes with motion, and at once for who wants none", async ({ page }) => {
  await open(page, "/");
  await summary(page, 0).click();
  expect(await moving(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  // The motion is caught at its beginning, however slow the machine is.
  const animations = (index: number) =>
    questions(page)
      .nth(index)
      .evaluate((details) => {
        (details.querySelector("summary") as HTMLElement).click();
        const { height } = getComputedStyle(details, "::details-content");
        return { height, moving: document.getAnimations().length };
      });
  const opening = await animations(1);
  expect(opening.moving).toBeGreaterThan(0);
  expect(Number.parseFloat(opening.height)).toBeLessThan(5);
  await expectOpen(page, 1);
  await expect.poll(() => moving(page)).toEqual([]);
});
