import type { Page } from "@playwright/test";
import { money } from "#app/region.ts";
import { crm, pictures } from "#content/crm";
import { open } from "./react-start.ts";
import { notSample, sampleStands } from "./sample.ts";
import { expect, test } from "./site-test.ts";

test.skip(!sampleStands, notSample);

const { pipeline } = pictures;
const board = (page: Page) => page.getByRole("img", { name: pipeline.label });
const [opened] = pipeline.stages;
const won = pipeline.stages.at(-1);
if (!opened || !won) throw new Error("there are no stages");
const sumOf = (deals: readonly { amount: number }[]) => deals.reduce((sum, { amount }) => sum + amount, 0);
const before = money(sumOf(won.deals.filter(({ moved }) => !moved)));
const after = money(sumOf(won.deals));

test("with reduced motion the sale has been won, and the sum says so", async ({ page }) => {
  await open(page, "/crm");
  await expect(board(page).getByText(after)).toHaveCSS("opacity", "1");
  await expect(board(page).getByText(before)).toHaveCSS("opacity", "0");
  // What follows the scroll is not motion of its own.
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length,
  );
  expect(moving).toBe(0);
});

test("with motion the card moves once, then the sum changes", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/crm");
  await expect(board(page).getByText(before)).toHaveCSS("opacity", "1");
  await expect(board(page).getByText(after)).toHaveCSS("opacity", "1");
  await expect(board(page).getByText(before)).toHaveCSS("opacity", "0");
});

test("on a phone the board begins where the sale is won, and scrolls to the others", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/crm");
  const last = board(page).getByText(won.name, { exact: true });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  const first = board(page).getByText(opened.name, { exact: true });
  await expect(first).not.toBeInViewport();
  await board(page).evaluate((scroller) => scroller.scrollTo({ left: -scroller.scrollWidth }));
  await expect(first).toBeInViewport();
});

test("the words over the board keep to a line each on any phone", async ({ page }) => {
  await open(page, "/crm");
  for (let width = 360; width < 640; width += 20) {
    await page.setViewportSize({ width, height: 800 });
    const words = page.locator(".board-head span");
    const lines = await words.evaluateAll((all) => all.map((one) => one.getClientRects()[0]?.height ?? 0));
    expect(Math.max(...lines), `${width} px`).toBeLessThan(40);
  }
});

test("the field of the tool that is pointed at lights up, and no other", async ({ page }) => {
  await open(page, "/crm");
  const rows = page.locator(".lit-row");
  const lit = () =>
    page
      .locator(".lit-field")
      .evaluateAll((fields) =>
        fields.flatMap((field, index) =>
          getComputedStyle(field, "::before").opacity === "1" ? [index] : [],
        ),
      );
  await expect(rows).toHaveCount(crm.tools.groups.flatMap(({ list }) => list).length);
  // At the window's foot, where no row is being read.
  const pointed = 2;
  await rows.nth(pointed).evaluate((row) => row.scrollIntoView({ block: "end" }));
  await rows.nth(pointed).hover();
  await expect.poll(lit).toContain(pointed);
});

test("the mail has moved by the third step, with motion and without", async ({ page }) => {
  for (const reducedMotion of ["reduce", "no-preference"] as const) {
    await page.emulateMedia({ reducedMotion });
    await open(page, "/google-workspace");
    const mail = page.locator(".migration-mail");
    await page.locator(".migration-steps").evaluate((steps) => steps.scrollIntoView({ block: "start" }));
    await expect(mail).toHaveCSS("translate", /^(none|0px)/);
  }
});
