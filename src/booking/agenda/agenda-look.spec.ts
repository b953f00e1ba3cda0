import { laterSlot, openAgendaPageWithClocks, testSlot } from "../../../tests/agenda-page.ts";
import { expect, test } from "../../../tests/fixtures.ts";
import { waitForPaint } from "../../../tests/frames.ts";
import { findLayoutFaults } from "../../../tests/layout-faults.ts";
import { measureContrast, repaintDark } from "../../../tests/repaint.ts";
import { agendaPageTexts, ownAgendaPath, site } from "../../../tests/shared-content.ts";
import { formatTimeOfDay } from "../slots.ts";

test.skip(!ownAgendaPath, "content/site.yaml names a booking service");
test.use({ timezoneId: site.timeZone });

test("a half hour moves to the summary, looks different in each state, and fits a phone with large text", async ({
  page,
}) => {
  const agenda = await openAgendaPageWithClocks(page);
  await agenda.choose(testSlot.date);
  await page.evaluate(() => {
    const start = document.startViewTransition;
    document.startViewTransition = function (update) {
      const transition = start.call(this, update);
      document.body.dataset.moved = "";
      return transition;
    };
  });
  for (const [reducedMotion, { time }] of [
    ["reduce", testSlot],
    ["no-preference", laterSlot],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await agenda.choose(time);
    await expect(agenda.halfHour).toContainText(formatTimeOfDay(time));
    await expect(page.locator("body[data-moved]")).toHaveCount(reducedMotion === "reduce" ? 0 : 1);
  }
  await page.emulateMedia({ reducedMotion: "reduce" });

  // A browser that repaints a light page dark.
  const endRepaint = await repaintDark(page);
  await expect(page.locator("body")).toHaveCSS("color-scheme", "light dark");
  await waitForPaint(page);
  for (const amber of [agenda.labelOf(laterSlot.time), agenda.whatsapp])
    expect(await measureContrast(page, amber)).toBeGreaterThan(4.5);
  await endRepaint();

  for (const settings of [
    { forcedColors: "active" },
    { forcedColors: "none", contrast: "more", colorScheme: "dark" },
  ] as const) {
    await page.emulateMedia(settings);
    const input = page.locator('input[name="time"]:enabled:not(:checked)').last();
    const label = agenda.labelOf(await input.inputValue());
    await label.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await label.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    // With room for the focus outline.
    const clip = { x: x - 6, y: y - 6, width: width + 12, height: height + 12 };
    const pictures = new Set<string>();
    for (const [index, state] of ["free", "chosen", "unavailable", "focused"].entries()) {
      await label.locator("input").evaluate((element: HTMLInputElement, wanted) => {
        element.checked = wanted === "chosen";
        element.disabled = wanted === "unavailable";
        if (wanted === "focused") element.focus({ focusVisible: true } as FocusOptions);
        else element.blur();
      }, state);
      pictures.add((await page.screenshot({ clip })).toString("base64"));
      expect(pictures.size, `looks until ${state}`).toBe(index + 1);
    }
  }
  await page.emulateMedia({ forcedColors: "none", contrast: "no-preference", colorScheme: "light" });

  for (const [width, height, textSize] of [
    [320, 700, "200%"],
    [360, 740, "130%"],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), textSize);
    await agenda.chooseSlot(testSlot);
    await waitForPaint(page);
    expect(await page.evaluate(findLayoutFaults), `${width} px`).toEqual([]);
    const sizes = await page
      .locator("label.agenda-choice:visible")
      .evaluateAll((labels) =>
        labels.map((label) => label.getBoundingClientRect()).flatMap(({ width, height }) => [width, height]),
      );
    expect(Math.min(...sizes), `${width} px`).toBeGreaterThanOrEqual(44);
    if (width !== 360) continue;
    await agenda.choose(laterSlot.time);
    for (const link of [agenda.whatsapp, agenda.mail]) await expect(link).toBeInViewport({ ratio: 1 });
    await page.getByRole("button", { name: agendaPageTexts.chosen.change }).press("Enter");
    await expect(agenda.chosenHour).toBeFocused();
    await expect(agenda.labelOf(laterSlot.time)).toBeInViewport({ ratio: 1 });
  }
});
