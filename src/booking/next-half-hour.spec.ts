import type { Page } from "@playwright/test";
import { locateAgenda, setVisitorAndServerClock, testNowIso } from "../../tests/agenda-page.ts";
import { expect, test } from "../../tests/fixtures.ts";
import { aSolutionPath } from "../../tests/paths.ts";
import { contactPageTexts, nextHalfHour, ownAgendaPath, site } from "../../tests/shared-content.ts";
import { topics } from "../content/pages/topics.ts";
import { read } from "../site-content.ts";
import { siteAgendaRules } from "./agenda-rules.ts";
import { convertToWallTime, findNextOfferedSlot, formatTimeOfDay, type Slot } from "./slots.ts";
import { buildContactAddressWithSlot } from "./wanted-slot.ts";

const { topicIdByPagePath } = read(topics);

test.skip(!ownAgendaPath, "content/site.yaml names a booking service");
test.use({ timezoneId: site.timeZone });

/** 5 minutes later, so that no slot becomes too soon during a test. */
const testMomentMs = Date.parse(testNowIso) + 5 * 60_000;
const nextSlot = findNextOfferedSlot(siteAgendaRules, testMomentMs) as Slot;
const locateLink = (page: Page) => page.locator("[data-next-half-hour]");
const locateDayAndTime = (page: Page) => locateLink(page).locator("[data-when]");
async function expectOffer(page: Page, time: string, address: string) {
  await expect(locateDayAndTime(page)).toHaveText(new RegExp(`, ${formatTimeOfDay(time)}$`));
  await expect(locateLink(page)).toHaveAttribute("href", address);
}

test("the next half hour's link opens /contacto with it chosen and named; it is today, tomorrow or on a weekday", async ({
  page,
}) => {
  await setVisitorAndServerClock(page, { visitor: new Date(testMomentMs).toISOString() });
  const agenda = locateAgenda(page.frameLocator("iframe"));
  const underTitle = page.locator("[data-wanted-half-hour]");
  for (const path of [aSolutionPath, "/"]) {
    await page.goto(path);
    const topic = topicIdByPagePath[path];
    const parameters = new URLSearchParams(topic && { tema: topic });
    await expectOffer(page, nextSlot.time, buildContactAddressWithSlot(nextSlot, parameters));
  }
  const name = (await locateDayAndTime(page).textContent()) ?? "";
  await locateLink(page).click();
  await expect(underTitle).toHaveText(name);
  await expect(agenda.chosenHour).toHaveValue(nextSlot.time);
  const other = (await agenda.listOfferedTimes()).find((time) => time !== nextSlot.time) ?? "";
  await agenda.choose(other);
  const otherName = name.replace(/, .*/, `, ${formatTimeOfDay(other)}`);
  await expect(underTitle).toHaveText(otherName);
  await page.goto(buildContactAddressWithSlot({ date: nextSlot.date, time: "03:10" }));
  await expect(agenda.chosenDay).toHaveCount(1);
  await expect(underTitle).toHaveText(contactPageTexts.opening.halfHour);

  const quarter = 6 * 3_600_000;
  /** For each way to name the day, a moment in the next two weeks at which it is used. */
  const moments = new Map<string, { instant: number; name: RegExp }>();
  for (let instant = testMomentMs; instant < testMomentMs + 56 * quarter; instant += quarter) {
    const { date } = findNextOfferedSlot(siteAgendaRules, instant) as Slot;
    const away = Date.parse(date) - Date.parse(convertToWallTime(instant, site.timeZone).date);
    const near = { 0: nextHalfHour.today, 86400000: nextHalfHour.tomorrow }[away];
    const name = near ?? `\\p{Letter}{3} ${Number(date.slice(8))}`;
    moments.set(near ?? "weekday", { instant, name: new RegExp(`^${name}, `, "u") });
  }
  for (const { instant, name } of moments.values()) {
    await page.clock.setFixedTime(instant);
    await page.goto("/");
    await expect(locateDayAndTime(page), `at ${new Date(instant).toISOString()}`).toHaveText(name);
  }
});

test.describe("for a visitor in another time zone", () => {
  const timezoneId = "Asia/Tokyo";
  test.use({ timezoneId });

  test("next half hour is too soon by now → the following shows", { tag: "@fault" }, async ({ page }) => {
    const expectOwnTime = (slot: Slot) =>
      expectOffer(page, convertToWallTime(slot.startMs, timezoneId).time, buildContactAddressWithSlot(slot));
    await page.clock.install({ time: testMomentMs });
    const later = nextSlot.startMs - siteAgendaRules.noticeHours * 3_600_000 + 60_000;
    await page.goto("/");
    await page.clock.runFor(5000);
    await expectOwnTime(nextSlot);
    await page.clock.setSystemTime(later);
    await page.clock.runFor(61_000);
    await expectOwnTime(findNextOfferedSlot(siteAgendaRules, later) as Slot);
  });
});
