import type { Page } from "@playwright/test";
import { expect, phoneWindow, test } from "../../tests/fixtures.ts";
import { readLayoutShifts } from "../../tests/layout-shifts.ts";
import { aSolutionPath, missingPagePath } from "../../tests/paths.ts";

test.use(phoneWindow);

const readPlaces = (page: Page) =>
  page
    .locator("main h2, footer")
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top + scrollY)));
const isLaidOut = (page: Page) =>
  page.evaluate(() => document.querySelector("footer a")?.checkVisibility({ contentVisibilityAuto: true }));

/** A visit with another address is a new one for the browser. */
async function visit(page: Page, path: string, number: number) {
  await page.goto(`${path}?utm_source=${number}`);
  await expect.poll(() => isLaidOut(page), "the foot of the page waits").toBe(false);
}

for (const { path, tag } of [
  { path: "/", tag: [] },
  { path: aSolutionPath, tag: "@slow" },
])
  test(`what waits far below on ${path} comes without a shift, and is found`, { tag }, async ({
    page,
    browserConsole,
  }) => {
    await visit(page, path, 1);
    await page.emulateMedia({ media: "print" });
    await expect.poll(() => isLaidOut(page), "on paper").toBe(true);
    await page.emulateMedia({ media: null });

    await visit(page, path, 2);
    await page.mouse.wheel(0, 100);
    await expect(page.locator("html[data-far]"), "the first scroll ends the waiting").toHaveCount(0);
    const shifts = await readLayoutShifts(page);
    expect(shifts.score, JSON.stringify(shifts.moved)).toBe(0);
    const places = await readPlaces(page);

    const heading = page.locator("main h2").nth(-2);
    await heading.scrollIntoViewIfNeeded();
    const readTop = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const top = await readTop();
    await page.reload();
    await expect.poll(readTop, "after a reload").toBe(top);
    expect(await readPlaces(page), "as without waiting").toEqual(places);
    await page.goto(missingPagePath);
    await page.goBack();
    await expect.poll(readTop, "after Back").toBe(top);

    const last = page.locator("main h2").last();
    await visit(page, path, 3);
    // Not of the standard, but what Ctrl+F does.
    const words = (await last.textContent()) ?? "";
    await page.evaluate((text) => (window as never as { find(text: string): void }).find(text), words);
    await expect(last, "found").toBeInViewport();

    await visit(page, path, 4);
    await last.evaluate((element) => {
      element.id = "far";
      const link = document.createElement("a");
      link.href = "#far";
      document.body.append(link);
      link.click();
    });
    await expect(last, "linked").toBeInViewport();

    await visit(page, path, 5);
    await page.keyboard.press("End");
    await expect(page.locator("footer a").last()).toBeInViewport();
    expect(await readPlaces(page), "after a key").toEqual(places);

    browserConsole.allowFault(/ERR_FAILED/);
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(`${path}?utm_source=6`);
    expect(await isLaidOut(page), "where no script arrives").toBe(true);
  });
