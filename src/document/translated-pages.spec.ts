import type { Page } from "@playwright/test";
import {
  listOfferedSlots,
  locateAgenda,
  offeredAgendaDays,
  setVisitorAndServerClock,
  waitForAgenda,
} from "../../tests/agenda-page.ts";
import { expect, test } from "../../tests/fixtures.ts";
import { aSolutionPath, getPageTopic } from "../../tests/paths.ts";
import { delayMatchingFiles } from "../../tests/react-start.ts";
import { ownAgendaPath, site } from "../../tests/shared-content.ts";
import { translatePage } from "../../tests/translate-page.ts";

test.use({ timezoneId: site.timeZone });
test.skip(!ownAgendaPath, "content/site.yaml names a booking service");

async function openTranslated(page: Page, path: string) {
  await setVisitorAndServerClock(page);
  const release = await delayMatchingFiles(page, /\/assets\/.*\.js/);
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("footer").waitFor({ state: "attached" });
  if (path !== "/") await page.frameLocator("main iframe").locator("main").waitFor({ state: "attached" });
  for (const frame of page.frames()) await translatePage(frame);
  release();
}

test("/contacto is translated at any moment → half hours work", { tag: "@fault" }, async ({ page }) => {
  const { id, lead } = getPageTopic(aSolutionPath);
  await openTranslated(page, `/contacto?tema=${id}`);
  const frame = page.frameLocator("main iframe");
  const agenda = locateAgenda(frame);
  await waitForAgenda(frame);
  await expect(page.locator("[data-topic]:visible")).toHaveText(`«${lead}»`);
  for (const slot of offeredAgendaDays.slice(0, 2).flatMap((day) => listOfferedSlots(day).slice(-1))) {
    await agenda.chooseSlot(slot);
    const time = slot.time.replace(/^0/, "");
    for (const place of [agenda.message, agenda.halfHour, agenda.status])
      await expect(place).toContainText(time);
    expect(await agenda.readWhatsappMessage()).toContain(time);
    for (const part of page.frames()) await translatePage(part);
  }
});

test("/ is translated at any moment → half hour and chats work", { tag: "@fault" }, async ({ page }) => {
  await openTranslated(page, "/");
  const link = page.locator("[data-next-half-hour]");
  await expect(link).toHaveAttribute("href", /cuando=/);
  await expect(link).toBeVisible();
  const chats = page.locator(".talk-log");
  for (const index of [1, 0]) {
    await translatePage(page);
    await page.locator(".talk-chip").nth(index).click();
    await expect(chats.nth(index)).toBeVisible();
    await expect(chats.nth(1 - index)).toBeHidden();
  }
});
