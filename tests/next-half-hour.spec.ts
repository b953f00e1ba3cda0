import type { Page } from "@playwright/test";
import { findNextOfferedSlot, type Slot, toWallTime } from "#app/booking/slots.ts";
import { buildContactAddressWithSlot } from "#app/booking/wanted-slot.ts";
import { ownAgendaPath } from "#app/contact-links.ts";
import { nextHalfHour } from "#content/calls";
import { contact } from "#content/contact";
import { topicByPage } from "#content/topics";
import { site } from "#site";
import {
  locateChosenDayInput,
  locateChosenTimeInput,
  locateHalfHourLabel,
  setVisitorAndServerClock,
  siteAgendaRules,
  testNowIso,
} from "./agenda-page.ts";
import { aSolutionPath } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";
import { recordPageTransitions } from "./view-transitions.ts";

// The first half hour of the agenda's hours, beside the button of an opening.

test.skip(!ownAgendaPath, "site.config.ts names a booking service");

/** Five minutes later, so that no slot becomes too soon to book at exactly this moment. */
const testMomentMs = Date.parse(testNowIso) + 5 * 60_000;
const expectedNextSlot = findNextOfferedSlot(siteAgendaRules, testMomentMs) as Slot;
const locateNextHalfHourLink = (page: Page) => page.locator("[data-next-half-hour]");
const locateShownHour = (page: Page) => locateNextHalfHourLink(page).locator("[data-when]");
const removeLeadingZero = (time: string) => time.replace(/^0/, "");

test.describe("in the firm's time zone", () => {
  test.use({ timezoneId: site.timeZone });

  test("the next half hour links to /contacto, where the agenda has it chosen; it is shown under the title as long as it stays chosen", async ({
    page,
  }) => {
    await setVisitorAndServerClock(page, { visitor: new Date(testMomentMs).toISOString() });
    const agenda = page.frameLocator("iframe");
    const underTitle = page.locator("[data-wanted-half-hour]");
    for (const path of [aSolutionPath, "/"]) {
      await page.goto(path);
      await expect(locateShownHour(page), path).toHaveText(
        new RegExp(`, ${removeLeadingZero(expectedNextSlot.time)}$`),
      );
      const topic = topicByPage[path];
      const address = buildContactAddressWithSlot(
        expectedNextSlot,
        new URLSearchParams(topic && { tema: topic }),
      );
      await expect(locateNextHalfHourLink(page), path).toHaveAttribute("href", address);
    }
    const name = (await locateShownHour(page).textContent()) ?? "";
    await locateNextHalfHourLink(page).click();
    await expect(underTitle).toHaveText(name);
    await expect(locateChosenDayInput(agenda)).toHaveValue(expectedNextSlot.date);
    await expect(locateChosenTimeInput(agenda)).toHaveValue(expectedNextSlot.time);
    await expect(locateHalfHourLabel(agenda)).toContainText(removeLeadingZero(expectedNextSlot.time));
    const others = agenda.locator("label:has(input[name=time]:enabled:not(:checked))");
    await others.first().click();
    await expect(underTitle).toHaveText(contact.opening.halfHour);
    await agenda.locator(`label:has(input[name=time][value="${expectedNextSlot.time}"])`).click();
    await expect(underTitle).toHaveText(name);
    await others.first().click();
    await expect(underTitle).toHaveText(contact.opening.halfHour);
    await page.reload();
    await expect(locateChosenTimeInput(agenda)).not.toHaveValue(expectedNextSlot.time);
    await expect(underTitle).toHaveText(contact.opening.halfHour);
    // An address with an hour that the agenda does not offer.
    await page.goto(buildContactAddressWithSlot({ date: expectedNextSlot.date, time: "03:10" }));
    await expect(locateChosenDayInput(agenda)).toHaveCount(1);
    await expect(underTitle).toHaveText(contact.opening.halfHour);
  });

  test("the day of the next half hour is called today, tomorrow or by its weekday", async ({ page }) => {
    const quarter = 6 * 3_600_000;
    /** For each way to name the day, a moment in the next two weeks at which it is used. */
    const moments = new Map<string, { instant: number; name: RegExp }>();
    for (let instant = testMomentMs; instant < testMomentMs + 56 * quarter; instant += quarter) {
      const slot = findNextOfferedSlot(siteAgendaRules, instant);
      if (!slot) continue;
      const away = Date.parse(slot.date) - Date.parse(toWallTime(instant, site.timeZone).date);
      const key = { 0: nextHalfHour.today, 86400000: nextHalfHour.tomorrow }[away] ?? "weekday";
      const name = key === "weekday" ? `^\\p{Letter}{3} ${Number(slot.date.slice(8))}$` : `^${key}$`;
      moments.set(key, { instant, name: new RegExp(name, "u") });
    }
    for (const { instant, name } of moments.values()) {
      await page.clock.setFixedTime(instant);
      await page.goto("/");
      await expect(locateShownHour(page)).toContainText(", ");
      const [day] = ((await locateShownHour(page).textContent()) ?? "").split(", ");
      expect(day, `at ${new Date(instant).toISOString()}`).toMatch(name);
    }
  });

  test("the half hour becomes too soon to book → the following one replaces it within a minute, or when the visitor returns to the page", {
    tag: "@fault",
  }, async ({ page }) => {
    await page.clock.install({ time: testMomentMs });
    const later = expectedNextSlot.start - site.booking.noticeHours * 3_600_000 + 60_000;
    const after = findNextOfferedSlot(siteAgendaRules, later) as Slot;
    for (const [when, comeBack] of Object.entries({
      "after a minute": () => page.clock.runFor(61_000),
      "on return to the tab": () =>
        page.evaluate(() => document.dispatchEvent(new Event("visibilitychange"))),
      "on return by Back": () =>
        page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))),
    }))
      await test.step(`${when} the following half hour is shown`, async () => {
        await page.clock.setSystemTime(testMomentMs);
        await page.goto("/");
        await page.clock.runFor(5000);
        await expect(locateShownHour(page)).toHaveText(
          new RegExp(`, ${removeLeadingZero(expectedNextSlot.time)}$`),
        );
        await page.clock.setSystemTime(later);
        await comeBack();
        await expect(locateNextHalfHourLink(page), when).toHaveAttribute(
          "href",
          buildContactAddressWithSlot(after),
        );
        await expect(locateShownHour(page)).toHaveText(new RegExp(`, ${removeLeadingZero(after.time)}$`));
      });
  });

  test.describe("with motion", () => {
    test.use({ reducedMotion: "no-preference" });

    test("the next half hour moves from / to /contacto in a view transition", async ({
      page,
      browserName,
    }) => {
      test.skip(browserName !== "chromium", "no transitions between documents");
      const crossings = await recordPageTransitions(page);
      await page.goto("/");
      await expect(locateNextHalfHourLink(page)).toBeVisible();
      const from = await locateShownHour(page).textContent();
      await locateNextHalfHourLink(page).click();
      await expect(page).toHaveURL(/\/contacto/);
      await expect.poll(crossings).toMatchObject([{ from }]);
    });
  });
});

test.describe("in another time zone", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  test("the next half hour is shown in the visitor's time, and its link has the firm's time", async ({
    page,
  }) => {
    await page.clock.setFixedTime(testMomentMs);
    await page.goto("/");
    const own = toWallTime(expectedNextSlot.start, "Asia/Tokyo").time;
    await expect(locateShownHour(page)).toHaveText(new RegExp(`, ${removeLeadingZero(own)}$`));
    await expect(locateNextHalfHourLink(page)).toHaveAttribute(
      "href",
      buildContactAddressWithSlot(expectedNextSlot),
    );
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("/ shows the text about the meeting in place of the next half hour", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByText(nextHalfHour.waiting, { exact: true }).first()).toBeVisible();
    await expect(locateNextHalfHourLink(page)).toBeHidden();
  });
});
