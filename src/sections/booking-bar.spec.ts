import type { Page } from "@playwright/test";
import { expect, phoneWindow, test } from "../../tests/fixtures.ts";
import { solutionPaths } from "../../tests/paths.ts";
import { waitForFonts } from "../../tests/react-start.ts";

test.use(phoneWindow);

/** Lists the controls that are covered after they got the focus at the upper or lower edge of the window. */
async function findCoveredControls(page: Page): Promise<string[]> {
  await page.goto(solutionPaths[0] ?? "");
  await waitForFonts(page);
  return page.evaluate(async () => {
    const found: string[] = [];
    for (const target of document.querySelectorAll<HTMLElement>("main :is(a, button, summary)"))
      for (const edge of ["top", "bottom"]) {
        if (!target.checkVisibility()) continue;
        target.blur();
        const box = target.getBoundingClientRect();
        scrollBy({ top: edge === "top" ? box.top : box.bottom - innerHeight, behavior: "instant" });
        target.focus();
        await new Promise(requestAnimationFrame);
        const { left, top, right, bottom } = target.getBoundingClientRect();
        const atMiddle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (!target.contains(atMiddle)) found.push(`${target.textContent} at ${Math.round(top)}`);
      }
    return found;
  });
}

test("header and bar cover no focus", async ({ page }) => {
  expect(await findCoveredControls(page)).toEqual([]);
});

test("with a zoom of 400 % there is no bar, and no focus is covered", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await findCoveredControls(page)).toEqual([]);
  await expect(page.locator(".booking-bar")).toBeHidden();
});
