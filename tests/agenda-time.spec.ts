import type { Page } from "@playwright/test";
import { agendaTexts } from "../src/booking/agenda/agenda-words.ts";
import { createDateNames, formatTimeOfDay } from "../src/booking/agenda/date-names.ts";
import { listAgendaDays, type Slot } from "../src/booking/slots.ts";
import { buildContactAddressWithSlot } from "../src/booking/wanted-slot.ts";
import { ownAgendaPath } from "../src/content/contact-links.ts";
import { site } from "../src/content/site.ts";
import {
  listOfferedDays,
  listOfferedSlots,
  locateAgenda,
  offeredAgendaDays,
  openAgendaPageWithClocks,
  setVisitorAndServerClock,
  siteAgendaRules,
  startCountingClickedLinks,
  testNowIso,
  waitForAgenda,
} from "./agenda-page.ts";
import { readRecordedEvents, recordSiteEvents } from "./events.ts";
import { aSolutionPath } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

test.skip(!ownAgendaPath, "content/site.yaml names a booking service");
test.use({ timezoneId: site.timeZone });

const { formatDateWithMonth, formatDateWithoutMonth } = createDateNames(agendaTexts.day);
const [firstOfferedSlot, secondOfferedSlot] = offeredAgendaDays.flatMap(listOfferedSlots) as [Slot, Slot];
const lastOfferedSlot = offeredAgendaDays.flatMap(listOfferedSlots).at(-1) as Slot;
const minutesToMs = (count: number) => count * 60_000;
/** Computes the moment (ISO 8601) one minute after a half hour became too soon to book. */
const getTooSoonInstant = ({ startMs }: Slot) =>
  new Date(startMs - site.booking.noticeHours * minutesToMs(60) + minutesToMs(1)).toISOString();
/** Formats the agenda's text that this half hour is no longer offered. */
const formatUnofferedSlotText = ({ date, time }: Slot) =>
  agendaTexts.unoffered["no longer"](formatDateWithMonth(date), formatTimeOfDay(time));

/** Causes an event upon which an open agenda compares its hours with the clock again; the keys are words of test titles. */
const agendaRefreshTriggers = {
  "after a minute": (page: Page) => page.clock.runFor(minutesToMs(1)),
  "on coming back to the tab": (page: Page) =>
    page.evaluate(() => document.dispatchEvent(new Event("visibilitychange"))),
  "on coming back to the window": (page: Page) => page.evaluate(() => dispatchEvent(new Event("focus"))),
  "on coming back by Back": (page: Page) =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))),
};

test("the address holds the chosen half hour: reload, Back and a new tab keep it", async ({
  page,
  context,
}) => {
  await setVisitorAndServerClock(page);
  await page.goto(buildContactAddressWithSlot(lastOfferedSlot));
  const agenda = locateAgenda(page.frameLocator("iframe"));
  await expect(agenda.chosenDay).toHaveValue(lastOfferedSlot.date);
  await expect(agenda.chosenHour).toHaveValue(lastOfferedSlot.time);
  await expect(agenda.halfHour).toContainText(formatTimeOfDay(lastOfferedSlot.time));
  expect(await agenda.readWhatsappMessage()).toContain(formatDateWithMonth(lastOfferedSlot.date));
  await agenda.chooseSlot(firstOfferedSlot);
  await expect(agenda.halfHour).toContainText(formatTimeOfDay(firstOfferedSlot.time));
  await page.reload();
  await expect(agenda.chosenHour).toHaveValue(firstOfferedSlot.time);
  await page.goto(aSolutionPath);
  await page.goBack();
  await expect(agenda.chosenDay).toHaveValue(firstOfferedSlot.date);
  await expect(agenda.chosenHour).toHaveValue(firstOfferedSlot.time);
  const otherTab = await context.newPage();
  await setVisitorAndServerClock(otherTab);
  await otherTab.goto(page.url());
  await expect(locateAgenda(otherTab.frameLocator("iframe")).chosenHour).toHaveValue(firstOfferedSlot.time);
  await otherTab.close();
  // The half hour in a new address replaces the former choice.
  await page.goto(buildContactAddressWithSlot(secondOfferedSlot));
  await expect(agenda.chosenDay).toHaveValue(secondOfferedSlot.date);
  await expect(agenda.chosenHour).toHaveValue(secondOfferedSlot.time);
});

test.describe("the agenda when time passes or something fails", { tag: "@fault" }, () => {
  test("agenda left open for 50 hours → past hours go, a message names the chosen one", async ({ page }) => {
    await page.clock.install({ time: testNowIso });
    const later = new Date(Date.parse(testNowIso) + minutesToMs(50 * 60)).toISOString();
    const offeredLater = listOfferedDays(later).map(({ date }) => date);
    for (const [moment, comeBack] of Object.entries(agendaRefreshTriggers)) {
      const agenda = await openAgendaPageWithClocks(page);
      await agenda.chooseSlot(firstOfferedSlot);
      await expect(agenda.halfHour).toContainText(formatTimeOfDay(firstOfferedSlot.time));
      await setVisitorAndServerClock(page, { visitor: later });
      await comeBack(page);
      await expect.poll(() => agenda.listOfferedDates(), moment).toEqual(offeredLater);
      await expect(agenda.chosenHour).toHaveCount(0);
      await expect(agenda.halfHour).toContainText(agendaTexts.chosen.waiting);
      for (const message of [agenda.unofferedNotice, agenda.status])
        await expect(message).toHaveText(formatUnofferedSlotText(firstOfferedSlot));
      await expect(agenda.whatsapp).toBeHidden();
    }
  });

  test("hour that is now too soon → it is not chosen, WhatsApp and mail open nothing", async ({ page }) => {
    await recordSiteEvents(page);
    const agenda = await openAgendaPageWithClocks(page);
    await agenda.choose(firstOfferedSlot.date);
    const makeTooSoon = () =>
      setVisitorAndServerClock(page, { visitor: getTooSoonInstant(firstOfferedSlot) });
    const makeOfferedAgain = async () => {
      await setVisitorAndServerClock(page);
      await agendaRefreshTriggers["on coming back to the tab"](page);
    };
    const expectUnoffered = () =>
      expect(agenda.unofferedNotice).toHaveText(formatUnofferedSlotText(firstOfferedSlot));
    await makeTooSoon();
    await agenda.choose(firstOfferedSlot.time);
    await expectUnoffered();
    await expect(agenda.chosenHour).toHaveCount(0);
    await expect(agenda.labelOf(firstOfferedSlot.time).locator("input")).toBeDisabled();

    const countClickedLinks = await startCountingClickedLinks(page);
    for (const link of [agenda.whatsapp, agenda.mail]) {
      await makeOfferedAgain();
      await agenda.chooseSlot(firstOfferedSlot);
      await expect(link).toBeVisible();
      await makeTooSoon();
      await link.click();
      await expectUnoffered();
      expect(await countClickedLinks()).toBe(0);
      await expect(agenda.hours.and(agenda.focused)).toBeEnabled();
    }
    const events = (await readRecordedEvents(page)).map(({ event }) => event);
    expect(events).not.toContain("site_booking_done");
    await makeOfferedAgain();
    await agenda.chooseSlot(firstOfferedSlot);
    await agenda.whatsapp.click();
    expect(await countClickedLinks()).toBe(1);
  });

  test("choice of a day without the chosen hour → a message, until a day has it", async ({ page }) => {
    // Finds a half hour, and a day that does not offer the same time.
    const [slot, dayWithoutTime] =
      offeredAgendaDays
        .flatMap(listOfferedSlots)
        .flatMap((slot) => offeredAgendaDays.map((day) => [slot, day] as const))
        .find(([{ time }, day]) => listOfferedSlots(day).every((other) => other.time !== time)) ?? [];
    if (!slot || !dayWithoutTime)
      throw new Error("booking: every day offers the same hours at the time of this test");
    const sentence = agendaTexts.unoffered["not on this day"](
      formatDateWithoutMonth(dayWithoutTime.date),
      formatTimeOfDay(slot.time),
    );
    const agenda = await openAgendaPageWithClocks(page);
    await agenda.chooseSlot(slot);
    await agenda.choose(dayWithoutTime.date);
    await expect(agenda.unofferedNotice).toHaveText(sentence);
    await expect(agenda.status).toHaveText(sentence);
    await expect(agenda.chosenHour).toHaveCount(0);
    await agenda.choose(slot.date);
    await expect(agenda.chosenHour).toHaveValue(slot.time);
    await expect(agenda.unofferedNotice).toBeHidden();
    await expect(agenda.status).toHaveText(
      agendaTexts.chosen.status(formatDateWithMonth(slot.date), formatTimeOfDay(slot.time)),
    );
  });

  test("past or invalid half hour in the address of /agenda → no hour is chosen", async ({ page }) => {
    const weekBefore = Date.parse(testNowIso) - minutesToMs(7 * 24 * 60);
    const [pastSlot] = listAgendaDays(siteAgendaRules, weekBefore).flatMap(({ slots }) => slots);
    if (!pastSlot) throw new Error("booking: no hours");
    await setVisitorAndServerClock(page);
    const agenda = locateAgenda(page);
    for (const [value, message] of [
      [`${pastSlot.date}T${pastSlot.time}`, formatUnofferedSlotText(pastSlot)],
      ["mañana", ""],
      ["<b>9:00</b>", ""],
    ] as const) {
      await page.goto(`/agenda?${new URLSearchParams({ cuando: value })}`);
      await waitForAgenda(page);
      await expect(agenda.unofferedNotice, value).toHaveText(message);
      await expect(agenda.halfHour, value).toContainText(agendaTexts.chosen.waiting);
      expect(await agenda.listOfferedDates()).toEqual(offeredAgendaDays.map(({ date }) => date));
    }
  });

  for (const stored of [
    '["nonsense"]',
    '{"sent":{},"name":{},"firm":[1]}',
    // A lone surrogate, which a cut text can contain.
    '{"sent":"2026-13-45T99:99","name":"\\ud83d"}',
  ])
    test(`${stored} in session storage → an hour can be chosen and the request sent`, async ({ page }) => {
      await page.addInitScript((text) => {
        for (const key of ["meeting-request", "first-touch"]) sessionStorage[key] ??= text;
      }, stored);
      const agenda = await openAgendaPageWithClocks(page);
      await agenda.chooseSlot(lastOfferedSlot);
      await expect(agenda.message).toContainText(formatDateWithMonth(lastOfferedSlot.date));
      await startCountingClickedLinks(page);
      await agenda.mail.click();
      await expect(agenda.link(agendaTexts.sent.google)).toBeVisible();
    });

  test("no crypto.randomUUID, as on plain http → calendar file, and kept choice", async ({ page }) => {
    // On plain http a page is not a secure context, and browsers leave out crypto.randomUUID.
    await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, "randomUUID"));
    const agenda = await openAgendaPageWithClocks(page);
    await agenda.chooseSlot(lastOfferedSlot);
    await page.getByLabel(agendaTexts.chosen.name).fill("Ana");
    await startCountingClickedLinks(page);
    await agenda.mail.click();
    await expect(agenda.link(agendaTexts.sent.file)).toHaveAttribute("href", /^blob:/);
    await page.reload();
    await expect(agenda.message).toContainText(formatDateWithMonth(lastOfferedSlot.date));
    await expect(agenda.message).toContainText(formatTimeOfDay(lastOfferedSlot.time));
    await expect(agenda.message).toContainText("soy Ana");
  });
});
