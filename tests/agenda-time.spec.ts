import type { Page } from "@playwright/test";
import { agendaTexts } from "#app/booking/agenda-words.ts";
import { formatDayName, formatHourName, formatShortDayName } from "#app/booking/date-names.ts";
import { type AgendaDay, findNextSlot, listAgendaDays, type Slot, toWallTime } from "#app/booking/slots.ts";
import { buildContactAddress } from "#app/booking/wanted-slot.ts";
import { ownAgendaPath } from "#app/contact-links.ts";
import { site } from "#site";
import {
  agendaRules,
  chooseSlot,
  chooseValue,
  chosenDay,
  chosenTime,
  countFollowedLinks,
  dayInputs,
  findLink,
  halfHourLabel,
  listEnabledValues,
  listOfferedDays,
  listOfferedSlots,
  offeredDays,
  openAgenda,
  readMessageText,
  setClock,
  testNow,
  timeInputs,
  waitForAgenda,
} from "./agenda-page.ts";
import { readRecordedEvents, recordEvents } from "./events.ts";
import { expect, test } from "./site-test.ts";

// The hours that the agenda offers depend on the time, and a page may stay open for days.

test.skip(!ownAgendaPath, "site.config.ts names a booking service");
test.use({ timezoneId: site.timeZone });

const faultTag = "@fault";
const [first] = offeredDays as [AgendaDay];
const firstSlot = listOfferedSlots(first)[0] as Slot;
const lastSlot = listOfferedSlots(offeredDays.at(-1)).at(-1) as Slot;
const minutesToMs = (count: number) => count * 60_000;
/** The moment at which a slot has just become too soon to book. */
const getTooSoonMoment = ({ start }: Slot) =>
  new Date(start - site.booking.noticeHours * minutesToMs(60) + minutesToMs(1)).toISOString();
const missedSlotNotice = (page: Page) => page.locator('[data-agenda="missed"]');
const agendaStatus = (page: Page) => page.locator('[data-agenda="status"]');
const formatMissedText = ({ date, time }: Slot) =>
  agendaTexts.missed["no longer"](formatDayName(date), formatHourName(time));

const returnActions = {
  "after a minute": (page: Page) => page.clock.runFor(minutesToMs(1)),
  "on coming back to the tab": (page: Page) =>
    page.evaluate(() => document.dispatchEvent(new Event("visibilitychange"))),
  "on coming back to the window": (page: Page) => page.evaluate(() => dispatchEvent(new Event("focus"))),
  "on coming back by Back": (page: Page) =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))),
};

test("the agenda stays open for 50 hours → past hours disappear within a minute or on return, and a message names the chosen hour that has passed", {
  tag: faultTag,
}, async ({ page }) => {
  await page.clock.install({ time: testNow });
  const later = new Date(Date.parse(testNow) + minutesToMs(50 * 60)).toISOString();
  for (const [moment, comeBack] of Object.entries(returnActions))
    await test.step(`${moment} the past hours disappear, and a message names the chosen one`, async () => {
      await openAgenda(page);
      await chooseSlot(page, firstSlot);
      await expect(halfHourLabel(page)).toContainText(formatHourName(firstSlot.time));
      await setClock(page, { visitor: later });
      await comeBack(page);
      await expect
        .poll(() => dayInputs(page).evaluateAll(listEnabledValues), moment)
        .toEqual(listOfferedDays(later).map(({ date }) => date));
      await expect(chosenTime(page)).toHaveCount(0);
      await expect(halfHourLabel(page)).toContainText(agendaTexts.chosen.waiting);
      await expect(missedSlotNotice(page)).toHaveText(formatMissedText(firstSlot));
      await expect(agendaStatus(page)).toHaveText(formatMissedText(firstSlot));
      await expect(findLink(page, agendaTexts.chosen.whatsapp)).toBeHidden();
      await page.evaluate(() => sessionStorage.clear());
    });
});

test("the visitor taps an hour that is now within the notice period → the hour is not chosen, and a message gives the reason", {
  tag: faultTag,
}, async ({ page }) => {
  await openAgenda(page);
  await chooseValue(page, firstSlot.date);
  await setClock(page, { visitor: getTooSoonMoment(firstSlot) });
  await chooseValue(page, firstSlot.time);
  await expect(missedSlotNotice(page)).toHaveText(formatMissedText(firstSlot));
  await expect(chosenTime(page)).toHaveCount(0);
  await expect(timeInputs(page).and(page.locator(`[value="${firstSlot.time}"]`))).toBeDisabled();
});

test("the visitor sends a request for an hour that is now too soon → nothing is sent, and the focus moves to the next hours", {
  tag: faultTag,
}, async ({ page }) => {
  await recordEvents(page);
  await openAgenda(page);
  await chooseSlot(page, firstSlot);
  const sent = await countFollowedLinks(page);
  for (const name of [agendaTexts.chosen.whatsapp, agendaTexts.chosen.mail]) {
    await expect(findLink(page, name)).toBeVisible();
    await setClock(page, { visitor: getTooSoonMoment(firstSlot) });
    await findLink(page, name).click();
    await expect(missedSlotNotice(page)).toHaveText(formatMissedText(firstSlot));
    expect(await sent()).toBe(0);
    await expect(page.locator("input[name=time]:focus")).toBeEnabled();
    await setClock(page);
    await returnActions["on coming back to the tab"](page);
    await chooseSlot(page, firstSlot);
  }
  expect((await readRecordedEvents(page)).filter(({ event }) => event === "site_booking_done")).toEqual([]);
  await findLink(page, agendaTexts.chosen.whatsapp).click();
  expect(await sent()).toBe(1);
});

test("the hour of a sent request becomes too soon to book → a text asks the visitor to wait for the answer, and the calendar links stay", {
  tag: faultTag,
}, async ({ page }) => {
  await openAgenda(page);
  await chooseSlot(page, firstSlot);
  await countFollowedLinks(page);
  await findLink(page, agendaTexts.chosen.mail).click();
  await expect(agendaStatus(page)).toHaveText(agendaTexts.sent.status);
  await setClock(page, { visitor: getTooSoonMoment(firstSlot) });
  await returnActions["on coming back to the tab"](page);
  await expect(missedSlotNotice(page)).toHaveText(
    agendaTexts.missed.sent(formatDayName(firstSlot.date), formatHourName(firstSlot.time)),
  );
  await page.reload();
  await expect(missedSlotNotice(page)).toHaveText(
    agendaTexts.missed.sent(formatDayName(firstSlot.date), formatHourName(firstSlot.time)),
  );
  await expect(findLink(page, agendaTexts.sent.google)).toHaveAttribute("href", /dates=\d{8}T/);
  // After the choice of another half hour the message can be sent again.
  await chooseSlot(page, lastSlot);
  await expect(findLink(page, agendaTexts.sent.google)).toBeHidden();
});

test("the visitor's clock is set back by days while the agenda is open → the agenda uses the server's time", {
  tag: faultTag,
}, async ({ page }) => {
  await openAgenda(page);
  await waitForAgenda(page);
  await setClock(page, { visitor: "2026-11-19T23:00:00Z", server: testNow });
  await returnActions["on coming back to the tab"](page);
  await expect
    .poll(() => dayInputs(page).evaluateAll(listEnabledValues))
    .toEqual(offeredDays.map(({ date }) => date));
});

test.describe("in the computer's time zone", () => {
  test.use({ timezoneId: undefined });

  test("the computer changes its time zone while the agenda is open → the hours change to that zone", {
    tag: faultTag,
  }, async ({ page, browserName }) => {
    test.skip(browserName !== "chromium", "only Chromium lets a test change the zone");
    await openAgenda(page);
    await chooseSlot(page, lastSlot);
    const label = page.locator(`label:has(input[value="${lastSlot.time}"])`);
    const client = await page.context().newCDPSession(page);
    await client.send("Emulation.setTimezoneOverride", { timezoneId: "Asia/Kathmandu" });
    await returnActions["on coming back to the window"](page);
    const own = formatHourName(toWallTime(lastSlot.start, "Asia/Kathmandu").time);
    await expect(label).toContainText(own);
    await expect(halfHourLabel(page)).toContainText(own);
    expect(await readMessageText(page)).toContain(`para mí, ${own}`);
    await expect(page.getByText(agendaTexts.hour.ownZone(own, formatHourName(lastSlot.time)))).toBeVisible();
  });
});

/** Two days of which the second lacks a time of the first. */
function findDifferingDays(): { with: Slot; without: AgendaDay } | undefined {
  for (const day of offeredDays)
    for (const slot of listOfferedSlots(day)) {
      const without = offeredDays.find(
        (other) => other.date !== day.date && !listOfferedSlots(other).some(({ time }) => time === slot.time),
      );
      if (without) return { with: slot, without };
    }
  return undefined;
}

test("the visitor changes to a day without the chosen hour → a message explains it, and back on a day that offers the hour it is chosen again", {
  tag: faultTag,
}, async ({ page }) => {
  const found = findDifferingDays();
  if (!found) throw new Error("booking: every day offers the same hours at the time of this test");
  const { with: wanted, without } = found;
  const sentence = agendaTexts.missed["not on this day"](
    formatShortDayName(without.date),
    formatHourName(wanted.time),
  );
  await openAgenda(page);
  await chooseSlot(page, wanted);
  await chooseValue(page, without.date);
  await expect(missedSlotNotice(page)).toHaveText(sentence);
  await expect(agendaStatus(page)).toHaveText(sentence);
  await expect(chosenTime(page)).toHaveCount(0);
  await chooseValue(page, wanted.date);
  await expect(chosenTime(page)).toHaveValue(wanted.time);
  await expect(missedSlotNotice(page)).toBeHidden();
  await expect(agendaStatus(page)).toHaveText(
    agendaTexts.chosen.status(formatDayName(wanted.date), formatHourName(wanted.time)),
  );
});

test("an address with a slot opens /contacto with that slot chosen; another choice stays after a reload, until an address with another slot", async ({
  page,
}) => {
  await setClock(page);
  await page.goto(buildContactAddress(lastSlot));
  const inside = page.frameLocator("iframe");
  await expect(chosenDay(inside)).toHaveValue(lastSlot.date);
  await expect(chosenTime(inside)).toHaveValue(lastSlot.time);
  await expect(halfHourLabel(inside)).toContainText(formatHourName(lastSlot.time));
  expect(await readMessageText(inside)).toContain(formatDayName(lastSlot.date));
  await chooseSlot(inside, firstSlot);
  await expect(halfHourLabel(inside)).toContainText(formatHourName(firstSlot.time));
  await page.reload();
  await expect(chosenTime(inside)).toHaveValue(firstSlot.time);
  // A new address with another slot replaces the stored choice.
  const next = findNextSlot(agendaRules, Date.parse(testNow)) as Slot;
  await page.goto(buildContactAddress(next));
  await expect(chosenDay(inside)).toHaveValue(next.date);
  await expect(chosenTime(inside)).toHaveValue(next.time);
});

test("the address has a slot that is past or invalid → the agenda offers its days with no hour chosen, and explains the past slot", {
  tag: faultTag,
}, async ({ page }) => {
  const [over] = listAgendaDays(agendaRules, Date.parse(testNow) - minutesToMs(7 * 24 * 60)).flatMap(
    ({ slots }) => slots,
  );
  if (!over) throw new Error("booking: no hours");
  await setClock(page);
  for (const { wanted, message } of [
    { wanted: `${over.date}T${over.time}`, message: formatMissedText(over) },
    ...["mañana", "2026-02-30T09:00", "<b>9:00</b>", "2026-11-26T09:00:00Z"].map((wanted) => ({
      wanted,
      message: "",
    })),
  ])
    await test.step(`with the slot ${wanted} in the address no hour is chosen`, async () => {
      await page.goto(`/agenda?${new URLSearchParams({ cuando: wanted })}`);
      await waitForAgenda(page);
      await expect(missedSlotNotice(page), wanted).toHaveText(message);
      await expect(halfHourLabel(page)).toContainText(agendaTexts.chosen.waiting);
      expect(await dayInputs(page).evaluateAll(listEnabledValues)).toEqual(
        offeredDays.map(({ date }) => date),
      );
      await page.evaluate(() => sessionStorage.clear());
    });
});

test("session storage has values with an unexpected shape → the agenda, its message and its calendar links work", {
  tag: faultTag,
}, async ({ context }) => {
  for (const stored of [
    '["nonsense"]',
    '{"utm_source":"x"}',
    '{"date":5,"chosen":[],"sent":{},"wanted":0,"name":{},"firm":[1]}',
    // A lone surrogate, which a cut text can contain.
    '{"date":"x","chosen":"2026-13-45T99:99","sent":"2026-11-26","name":"\\ud83d"}',
  ])
    await test.step(`with ${stored} in session storage the agenda works`, async () => {
      const tab = await context.newPage();
      await setClock(tab);
      await tab.addInitScript((text) => {
        for (const key of ["half-hour", "first-touch"]) sessionStorage[key] ??= text;
      }, stored);
      await tab.goto("/agenda");
      await chooseSlot(tab, lastSlot);
      await expect(tab.locator(".agenda-message"), stored).toContainText(formatDayName(lastSlot.date));
      await countFollowedLinks(tab);
      await findLink(tab, agendaTexts.chosen.mail).click();
      await expect(findLink(tab, agendaTexts.sent.google), stored).toBeVisible();
      await tab.close();
    });
});

test("crypto.randomUUID is missing, as on a page by plain http → the agenda makes a calendar file, and keeps the choice after a reload", {
  tag: faultTag,
}, async ({ page }) => {
  // Such a page is not a secure context, so these features are missing.
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, "randomUUID"));
  await openAgenda(page);
  await chooseSlot(page, lastSlot);
  await countFollowedLinks(page);
  await findLink(page, agendaTexts.chosen.mail).click();
  await expect(findLink(page, agendaTexts.sent.file)).toHaveAttribute("href", /^blob:/);
  await page.reload();
  await expect(chosenTime(page)).toHaveValue(lastSlot.time);
  await expect(page.locator(".agenda-message")).toContainText(formatDayName(lastSlot.date));
});
