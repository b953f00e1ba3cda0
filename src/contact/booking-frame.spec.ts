import { listScriptAddresses } from "../../tests/built-site.ts";
import { expect, test } from "../../tests/fixtures.ts";
import { readLayoutShifts } from "../../tests/layout-shifts.ts";
import { delayMatchingFiles } from "../../tests/react-start.ts";
import { ownAgendaPath } from "../../tests/shared-content.ts";

test("the agenda's frame grows to its height only when that moves nothing in view", async ({ page }) => {
  test.skip(!ownAgendaPath, "content/site.yaml names a booking service");
  await page.setViewportSize({ width: 360, height: 800 });
  const agendaScripts = new RegExp(`(?:${listScriptAddresses("/agenda").join("|")})$`);
  const release = await delayMatchingFiles(page, agendaScripts);
  await page.goto("/contacto", { waitUntil: "domcontentloaded" });
  const frame = page.locator("iframe");
  const agenda = page.frameLocator("iframe").locator("body");
  const readFrameHeight = () => frame.evaluate((element) => element.clientHeight);
  await frame.evaluate((element) => {
    scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight / 2, behavior: "instant" });
  });
  const before = await readLayoutShifts(page);
  release();
  await expect(agenda).toHaveAttribute("data-running");
  expect(await readLayoutShifts(page)).toEqual(before);
  expect(await readFrameHeight()).toBe(600);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect.poll(readFrameHeight).toBeGreaterThan(600);
  const missingPx = await agenda.evaluate(({ scrollHeight }) => scrollHeight - innerHeight);
  expect(missingPx, "hidden part of the agenda").toBe(0);
});
