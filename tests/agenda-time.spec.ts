import type { Page } from "@playwright/test";
import { agendaTexts } from "#app/booking/agenda-words.ts";
import { formatDayName, formatHourName, formatShortDayName } from "#app/booking/date-names.ts";
import {
  type AgendaDay,
  findNextOfferedSlot,
  listAgendaDays,
  type Slot,
  toWallTime,
} from "#app/booking/slots.ts";
import { buildContactAddressWithSlot } from "#app/booking/wanted-slot.ts";
import { ownAgendaPath } from "#app/contact-links.ts";
import { site } from "#site";
import {
  chooseInputByValue,
  chooseSlot,
  countClickedLinks,
  listEnabledInputValues,
  listOfferedDays,
  listOfferedSlots,
  locateChosenDayInput,
  locateChosenTimeInput,
  locateDayInputs,
  locateHalfHourLabel,
  locateLink,
  locateTimeInputs,
  offeredAgendaDays,
  openAgenda,
  readWhatsappMessage,
  setVisitorAndServerClock,
  siteAgendaRules,
  testNowIso,
  waitForAgenda,
} from "./agenda-page.ts";
import { readRecordedEvents, recordSiteEvents } from "./events.ts";
import { expect, test } from "./site-test.ts";

// The hours that the agenda offers depend on the time, and a page may stay open for days.

test.skip(!ownAgendaPath, "site.config.ts names a booking service");
test.use({ timezoneId: site.timeZone });

const faultTag = "@fault";
const [first] = offeredAgendaDays as [AgendaDay];
const firstOfferedSlot = listOfferedSlots(first)[0] as Slot;
const lastOfferedSlot = listOfferedSlots(offeredAgendaDays.at(-1)).at(-1) as Slot;
const minutesToMs = (count: number) => count * 60_000;
/** The moment at which a slot has just become too soon to book. */
const getTooSoonInstant = ({ start }: Slot) =>
  new Date(start - site.booking.noticeHours * minutesToMs(60) + minutesToMs(1)).toISOString();
const locateMissedSlotNotice = (page: Page) => page.locator('[data-agenda="missed"]');
const locateAgendaStatus = (page: Page) => page.locator('[data-agenda="status"]');
const formatMissedSlotText = ({ date, time }: Slot) =>
  agendaTexts.missed["no longer"](formatDayName(date), formatHourName(time));

const pageReturnActions = {
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
  await page.clock.install({ time: testNowIso });
  const later = new Date(Date.parse(testNowIso) + minutesToMs(50 * 60)).toISOString();
  for (const [moment, comeBack] of Object.entries(pageReturnActions))
    await test.step(`${moment} the past hours disappear, and a message names the chosen one`, async () => {
      await openAgenda(page);
      await chooseSlot(page, firstOfferedSlot);
      await expect(locateHalfHourLabel(page)).toContainText(formatHourName(firstOfferedSlot.time));
      await setVisitorAndServerClock(page, { visitor: later });
      await comeBack(page);
      await expect
        .poll(() => locateDayInputs(page).evaluateAll(listEnabledInputValues), moment)
        .toEqual(listOfferedDays(later).map(({ date }) => date));
      await expect(locateChosenTimeInput(page)).toHaveCount(0);
      await expect(locateHalfHourLabel(page)).toContainText(agendaTexts.chosen.waiting);
      await expect(locateMissedSlotNotice(page)).toHaveText(formatMissedSlotText(firstOfferedSlot));
      await expect(locateAgendaStatus(page)).toHaveText(formatMissedSlotText(firstOfferedSlot));
      await expect(locateLink(page, agendaTexts.chosen.whatsapp)).toBeHidden();
      await page.evaluate(() => sessionStorage.clear());
    });
});

test("the visitor taps an hour that is now within the notice period → the hour is not chosen, and a message gives the reason", {
  tag: faultTag,
}, async ({ page }) => {
  await openAgenda(page);
  await chooseInputByValue(page, firstOfferedSlot.date);
  await setVisitorAndServerClock(page, { visitor: getTooSoonInstant(firstOfferedSlot) });
  await chooseInputByValue(page, firstOfferedSlot.time);
  await expect(locateMissedSlotNotice(page)).toHaveText(formatMissedSlotText(firstOfferedSlot));
  await expect(locateChosenTimeInput(page)).toHaveCount(0);
  await expect(locateTimeInputs(page).and(page.locator(`[value="${firstOfferedSlot.time}"]`))).toBeDisabled();
});

test("the visitor sends a request for an hour that is now too soon → nothing is sent, and the focus moves to the next hours", {
  tag: faultTag,
}, async ({ page }) => {
  await recordSiteEvents(page);
  await openAgenda(page);
  await chooseSlot(page, firstOfferedSlot);
  const sent = await countClickedLinks(page);
  for (const name of [agendaTexts.chosen.whatsapp, agendaTexts.chosen.mail]) {
    await expect(locateLink(page, name)).toBeVisible();
    await setVisitorAndServerClock(page, { visitor: getTooSoonInstant(firstOfferedSlot) });
    await locateLink(page, name).click();
    await expect(locateMissedSlotNotice(page)).toHaveText(formatMissedSlotText(firstOfferedSlot));
    expect(await sent()).toBe(0);
    await expect(page.locator("input[name=time]:focus")).toBeEnabled();
    await setVisitorAndServerClock(page);
    await pageReturnActions["on coming back to the tab"](page);
    await chooseSlot(page, firstOfferedSlot);
  }
  expect((await readRecordedEvents(page)).filter(({ event }) => event === "site_booking_done")).toEqual([]);
  await locateLink(page, agendaTexts.chosen.whatsapp).click();
  expect(await sent()).toBe(1);
});

test("the hour of a sent request becomes too soon to book → a text asks the visitor to wait for the answer, and the calendar links stay", {
  tag: faultTag,
}, async ({ page }) => {
  await openAgenda(page);
  await chooseSlot(page, firstOfferedSlot);
  await countClickedLinks(page);
  await locateLink(page, agendaTexts.chosen.mail).click();
  await expect(locateAgendaStatus(page)).toHaveText(agendaTexts.sent.status);
  await setVisitorAndServerClock(page, { visitor: getTooSoonInstant(firstOfferedSlot) });
  await pageReturnActions["on coming back to the tab"](page);
  await expect(locateMissedSlotNotice(page)).toHaveText(
    agendaTexts.missed.sent(formatDayName(firstOfferedSlot.date), formatHourName(firstOfferedSlot.time)),
  );
  await page.reload();
  await expect(locateMissedSlotNotice(page)).toHaveText(
    agendaTexts.missed.sent(formatDayName(firstOfferedSlot.date), formatHourName(firstOfferedSlot.time)),
  );
  await expect(locateLink(page, agendaTexts.sent.google)).toHaveAttribute("href", /dates=\d{8}T/);
  // After the choice of another half hour the message can be sent again.
  await chooseSlot(page, lastOfferedSlot);
  await expect(locateLink(page, agendaTexts.sent.google)).toBeHidden();
});

test.describe("in the computer's time zone", () => {
  test.use({ timezoneId: undefined });

  test("the computer changes its time zone while the agenda is open → the hours change to that zone", {
    tag: faultTag,
  }, async ({ page, browserName }) => {
    test.skip(browserName !== "chromium", "only Chromium lets a test change the zone");
    await openAgenda(page);
    await chooseSlot(page, lastOfferedSlot);
    const label = page.locator(`label:has(input[value="${lastOfferedSlot.time}"])`);
    const client = await page.context().newCDPSession(page);
    await client.send("Emulation.setTimezoneOverride", { timezoneId: "Asia/Kathmandu" });
    await pageReturnActions["on coming back to the window"](page);
    const own = formatHourName(toWallTime(lastOfferedSlot.start, "Asia/Kathmandu").time);
    await expect(label).toContainText(own);
    await expect(locateHalfHourLabel(page)).toContainText(own);
    expect(await readWhatsappMessage(page)).toContain(`para mí, ${own}`);
    await expect(
      page.getByText(agendaTexts.hour.ownZone(own, formatHourName(lastOfferedSlot.time))),
    ).toBeVisible();
  });
});

/** Two days of which the second lacks a time of the first. */
function findDifferingDays(): { with: Slot; without: AgendaDay } | undefined {
  for (const day of offeredAgendaDays)
    for (const slot of listOfferedSlots(day)) {
      const without = offeredAgendaDays.find(
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
  await chooseInputByValue(page, without.date);
  await expect(locateMissedSlotNotice(page)).toHaveText(sentence);
  await expect(locateAgendaStatus(page)).toHaveText(sentence);
  await expect(locateChosenTimeInput(page)).toHaveCount(0);
  await chooseInputByValue(page, wanted.date);
  await expect(locateChosenTimeInput(page)).toHaveValue(wanted.time);
  await expect(locateMissedSlotNotice(page)).toBeHidden();
  await expect(locateAgendaStatus(page)).toHaveText(
    agendaTexts.chosen.status(formatDayName(wanted.date), formatHourName(wanted.time)),
  );
});

test("an address with a slot opens /contacto with that slot chosen; another choice stays after a reload, until an address with another slot", async ({
  page,
}) => {
  await setVisitorAndServerClock(page);
  await page.goto(buildContactAddressWithSlot(lastOfferedSlot));
  const inside = page.frameLocator("iframe");
  await expect(locateChosenDayInput(inside)).toHaveValue(lastOfferedSlot.date);
  await expect(locateChosenTimeInput(inside)).toHaveValue(lastOfferedSlot.time);
  await expect(locateHalfHourLabel(inside)).toContainText(formatHourName(lastOfferedSlot.time));
  expect(await readWhatsappMessage(inside)).toContain(formatDayName(lastOfferedSlot.date));
  await chooseSlot(inside, firstOfferedSlot);
  await expect(locateHalfHourLabel(inside)).toContainText(formatHourName(firstOfferedSlot.time));
  await page.reload();
  await expect(locateChosenTimeInput(inside)).toHaveValue(firstOfferedSlot.time);
  // A new address with another slot replaces the stored choice.
  const next = findNextOfferedSlot(siteAgendaRules, Date.parse(testNowIso)) as Slot;
  await page.goto(buildContactAddressWithSlot(next));
  await expect(locateChosenDayInput(inside)).toHaveValue(next.date);
  await expect(locateChosenTimeInput(inside)).toHaveValue(next.time);
});

test("the address has a slot that is past or invalid → the agenda offers its days with no hour chosen, and explains the past slot", {
  tag: faultTag,
}, async ({ page }) => {
  const [over] = listAgendaDays(siteAgendaRules, Date.parse(testNowIso) - minutesToMs(7 * 24 * 60)).flatMap(
    ({ slots }) => slots,
  );
  if (!over) throw new Error("booking: no hours");
  await setVisitorAndServerClock(page);
  for (const { wanted, message } of [
    { wanted: `${over.date}T${over.time}`, message: formatMissedSlotText(over) },
    ...["mañana", "2026-02-30T09:00", "<b>9:00</b>", "2026-11-26T09:00:00Z"].map((wanted) => ({
      wanted,
      message: "",
    })),
  ])
    await test.step(`with the slot ${wanted} in the address no hour is chosen`, async () => {
      await page.goto(`/agenda?${new URLSearchParams({ cuando: wanted })}`);
      await waitForAgenda(page);
      await expect(locateMissedSlotNotice(page), wanted).toHaveText(message);
      await expect(locateHalfHourLabel(page)).toContainText(agendaTexts.chosen.waiting);
      expect(await locateDayInputs(page).evaluateAll(listEnabledInputValues)).toEqual(
        offeredAgendaDays.map(({ date }) => date),
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
      await setVisitorAndServerClock(tab);
      await tab.addInitScript((text) => {
        for (const key of ["half-hour", "first-touch"]) sessionStorage[key] ??= text;
      }, stored);
      await tab.goto("/agenda");
      await chooseSlot(tab, lastOfferedSlot);
      await expect(tab.locator(".agenda-message"), stored).toContainText(formatDayName(lastOfferedSlot.date));
      await countClickedLinks(tab);
      await locateLink(tab, agendaTexts.chosen.mail).click();
      await expect(locateLink(tab, agendaTexts.sent.google), stored).toBeVisible();
      await tab.close();
    });
});

test("crypto.randomUUID is missing, as on a page by plain http → the agenda makes a calendar file, and keeps choice and name after a reload", {
  tag: faultTag,
}, async ({ page }) => {
  // Such a page is not a secure context, so these features are missing.
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, "randomUUID"));
  await openAgenda(page);
  await chooseSlot(page, lastOfferedSlot);
  await page.getByLabel(agendaTexts.chosen.name).fill("Ana");
  await countClickedLinks(page);
  await locateLink(page, agendaTexts.chosen.mail).click();
  await expect(locateLink(page, agendaTexts.sent.file)).toHaveAttribute("href", /^blob:/);
  await page.reload();
  await expect(locateChosenTimeInput(page)).toHaveValue(lastOfferedSlot.time);
  await expect(page.locator(".agenda-message")).toContainText(formatDayName(lastOfferedSlot.date));
  await expect(page.locator(".agenda-message")).toContainText("soy Ana");
});
