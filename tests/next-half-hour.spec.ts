import type { Page } from "@playwright/test";
import { formatTimeOfDay } from "../src/booking/agenda/date-names.ts";
import { convertToWallTime, findNextOfferedSlot, type Slot } from "../src/booking/slots.ts";
import { buildContactAddressWithSlot } from "../src/booking/wanted-slot.ts";
import { nextHalfHourTexts } from "../src/content/calls.ts";
import { contactPageTexts } from "../src/content/contact.ts";
import { ownAgendaPath } from "../src/content/contact-links.ts";
import { site } from "../src/content/site.ts";
import { topicIdByPagePath } from "../src/content/topics.ts";
import { locateAgenda, setVisitorAndServerClock, siteAgendaRules, testNowIso } from "./agenda-page.ts";
import { aSolutionPath } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

// Tests of the link beside the booking button in a page's first section: it offers the agenda's next half hour.

test.skip(!ownAgendaPath, "content/site.yaml names a booking service");

/** The current time of these tests, in epoch ms: 5 minutes after `testNowIso`, so that no slot becomes too soon during a test. */
const testMomentMs = Date.parse(testNowIso) + 5 * 60_000;
const expectedNextSlot = findNextOfferedSlot(siteAgendaRules, testMomentMs) as Slot;
const locateNextHalfHourLink = (page: Page) => page.locator("[data-next-half-hour]");
const locateShownDayAndTime = (page: Page) => locateNextHalfHourLink(page).locator("[data-when]");
/** Expects that the next half hour is shown, with its day and this time. */
const expectShownTime = (page: Page, time: string) =>
  expect(locateShownDayAndTime(page)).toHaveText(new RegExp(`, ${formatTimeOfDay(time)}$`));

test.describe("for a visitor in the firm's time zone", () => {
  test.use({ timezoneId: site.timeZone });

  test("the next half hour's link opens /contacto with it chosen and named", async ({ page }) => {
    await setVisitorAndServerClock(page, { visitor: new Date(testMomentMs).toISOString() });
    const agenda = locateAgenda(page.frameLocator("iframe"));
    const underTitle = page.locator("[data-wanted-half-hour]");
    for (const path of [aSolutionPath, "/"]) {
      await page.goto(path);
      await expectShownTime(page, expectedNextSlot.time);
      const topic = topicIdByPagePath[path];
      const parameters = new URLSearchParams(topic && { tema: topic });
      const address = buildContactAddressWithSlot(expectedNextSlot, parameters);
      await expect(locateNextHalfHourLink(page), path).toHaveAttribute("href", address);
    }
    const name = (await locateShownDayAndTime(page).textContent()) ?? "";
    await locateNextHalfHourLink(page).click();
    await expect(underTitle).toHaveText(name);
    await expect(agenda.chosenDay).toHaveValue(expectedNextSlot.date);
    await expect(agenda.chosenHour).toHaveValue(expectedNextSlot.time);
    await expect(agenda.halfHour).toContainText(formatTimeOfDay(expectedNextSlot.time));
    const other = (await agenda.listOfferedTimes()).find((time) => time !== expectedNextSlot.time) ?? "";
    const otherName = name.replace(/, .*/, `, ${formatTimeOfDay(other)}`);
    for (const [time, text] of [
      [other, otherName],
      [expectedNextSlot.time, name],
      [other, otherName],
    ] as const) {
      await agenda.choose(time);
      await expect(underTitle).toHaveText(text);
    }
    await page.reload();
    await expect(agenda.chosenHour).toHaveValue(other);
    await expect(underTitle).toHaveText(otherName);
    // An address with an hour that the agenda does not offer.
    await page.goto(buildContactAddressWithSlot({ date: expectedNextSlot.date, time: "03:10" }));
    await expect(agenda.chosenDay).toHaveCount(1);
    await expect(underTitle).toHaveText(contactPageTexts.opening.halfHour);
  });

  test("the next half hour is today, tomorrow or on a weekday", async ({ page }) => {
    const quarter = 6 * 3_600_000;
    /** For each way to name the day, a moment in the next two weeks at which it is used. */
    const moments = new Map<string, { instant: number; name: RegExp }>();
    for (let instant = testMomentMs; instant < testMomentMs + 56 * quarter; instant += quarter) {
      const slot = findNextOfferedSlot(siteAgendaRules, instant);
      if (!slot) continue;
      const away = Date.parse(slot.date) - Date.parse(convertToWallTime(instant, site.timeZone).date);
      const key = { 0: nextHalfHourTexts.today, 86400000: nextHalfHourTexts.tomorrow }[away] ?? "weekday";
      const name = key === "weekday" ? `^\\p{Letter}{3} ${Number(slot.date.slice(8))}$` : `^${key}$`;
      moments.set(key, { instant, name: new RegExp(name, "u") });
    }
    for (const { instant, name } of moments.values()) {
      await page.clock.setFixedTime(instant);
      await page.goto("/");
      await expect(locateShownDayAndTime(page)).toContainText(", ");
      const [day] = ((await locateShownDayAndTime(page).textContent()) ?? "").split(", ");
      expect(day, `at ${new Date(instant).toISOString()}`).toMatch(name);
    }
  });

  test("next half hour shown on / is now too soon to book → the following half hour replaces it", {
    tag: "@fault",
  }, async ({ page }) => {
    await page.clock.install({ time: testMomentMs });
    const later = expectedNextSlot.startMs - site.booking.noticeHours * 3_600_000 + 60_000;
    const after = findNextOfferedSlot(siteAgendaRules, later) as Slot;
    for (const [when, comeBack] of Object.entries({
      "after a minute": () => page.clock.runFor(61_000),
      "on return to the tab": () =>
        page.evaluate(() => document.dispatchEvent(new Event("visibilitychange"))),
      "on return by Back": () =>
        page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))),
    }))
      await test.step(when, async () => {
        await page.clock.setSystemTime(testMomentMs);
        await page.goto("/");
        await page.clock.runFor(5000);
        await expectShownTime(page, expectedNextSlot.time);
        await page.clock.setSystemTime(later);
        await comeBack();
        await expectShownTime(page, after.time);
        await expect(locateNextHalfHourLink(page)).toHaveAttribute(
          "href",
          buildContactAddressWithSlot(after),
        );
      });
  });
});

test.describe("for a visitor in another time zone", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  test("a visitor elsewhere sees own time, and the link has the firm's", async ({ page }) => {
    await page.clock.setFixedTime(testMomentMs);
    await page.goto("/");
    await expectShownTime(page, convertToWallTime(expectedNextSlot.startMs, "Asia/Tokyo").time);
    const address = buildContactAddressWithSlot(expectedNextSlot);
    await expect(locateNextHalfHourLink(page)).toHaveAttribute("href", address);
  });
});

test.describe("with JavaScript disabled", () => {
  test.use({ javaScriptEnabled: false });

  test("without scripts / shows a text in place of the next half hour", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByText(nextHalfHourTexts.waiting, { exact: true }).first()).toBeVisible();
    await expect(locateNextHalfHourLink(page)).toBeHidden();
  });
});
