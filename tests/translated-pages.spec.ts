import type { Locator, Page } from "@playwright/test";
import { ownAgendaPath } from "../src/content/contact-links.ts";
import { site } from "../src/content/site.ts";
import {
  listOfferedSlots,
  locateAgenda,
  offeredAgendaDays,
  setVisitorAndServerClock,
  waitForAgenda,
} from "./agenda-page.ts";
import { delayMatchingFiles } from "./delay-files.ts";
import { aSolutionPath, getPageTopic } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";
import { translatePage } from "./translate-page.ts";

// The form of /hablemos is tested in meddled-pages.spec.ts.

test.use({ timezoneId: site.timeZone });

/** Changes the page, and the frame in it, as a browser's translation and extensions do. */
async function translateAndExtendPage(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    await translatePage(frame);
    await frame.evaluate(() => {
      for (const place of [document.documentElement, document.body]) {
        place.prepend(document.createElement("extension-first"));
        place.append(document.createElement("extension-last"));
      }
    });
  }
}

for (const when of ["before its scripts start", "after its scripts have started"]) {
  /** @param last the last element that the page, or the frame in it, needs before its scripts start */
  async function openAndChangePage(
    page: Page,
    path: string,
    last: Locator,
    waitForStart: () => Promise<void>,
  ) {
    const isBefore = when.startsWith("before");
    const release = isBefore ? await delayMatchingFiles(page, /\/assets\/.*\.js/) : undefined;
    await page.goto(path, { waitUntil: "commit" });
    await last.waitFor({ state: "attached" });
    if (!isBefore) await waitForStart();
    await translateAndExtendPage(page);
    release?.();
    await waitForStart();
  }

  test(`/contacto changed by a translation and an extension ${when} → topic and half hours are chosen as usual`, {
    tag: "@fault",
  }, async ({ page }) => {
    test.skip(!ownAgendaPath, "content/site.yaml names a booking service");
    await setVisitorAndServerClock(page);
    const frame = page.frameLocator("main iframe");
    const agenda = locateAgenda(frame);
    const { id, lead } = getPageTopic(aSolutionPath);
    const last = frame.locator("main");
    await openAndChangePage(page, `/contacto?tema=${id}`, last, () => waitForAgenda(frame));
    await expect(page.locator("[data-topic]:visible")).toHaveText(`«${lead}»`);
    for (const slot of offeredAgendaDays.slice(0, 2).flatMap((day) => listOfferedSlots(day).slice(-1))) {
      await agenda.chooseSlot(slot);
      const time = slot.time.replace(/^0/, "");
      for (const place of [agenda.message, agenda.halfHour, agenda.status])
        await expect(place).toContainText(time);
      expect(await agenda.readWhatsappMessage()).toContain(time);
      await translateAndExtendPage(page);
    }
  });

  test(`/ changed by a translation and an extension ${when} → the next half hour and the chosen chat are shown`, {
    tag: "@fault",
  }, async ({ page }) => {
    test.skip(!ownAgendaPath, "content/site.yaml names a booking service");
    await setVisitorAndServerClock(page);
    const link = page.locator("[data-next-half-hour]");
    const waitForStart = () => expect(link).toHaveAttribute("href", /cuando=/);
    await openAndChangePage(page, "/", page.locator("footer"), waitForStart);
    await expect(link).toBeVisible();
    const chats = page.locator(".talk-log");
    for (const index of [1, 0]) {
      await page.locator(".talk-chip").nth(index).click();
      await expect(chats.nth(index)).toBeVisible();
      await expect(chats.nth(1 - index)).toBeHidden();
    }
  });
}
