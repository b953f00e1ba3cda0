import type { Page } from "@playwright/test";
import {
  agendaTexts,
  listOfferedDays,
  listOfferedSlots,
  locateAgenda,
  offeredAgendaDays,
  offeredDates,
  openAgendaPageWithClocks,
  secondDay,
  setVisitorAndServerClock,
  testNowIso,
  testSlot,
} from "../../../tests/agenda-page.ts";
import { readRecordedEvents, recordSiteEvents } from "../../../tests/events.ts";
import { expect, test } from "../../../tests/fixtures.ts";
import { agendaPageTexts, ownAgendaPath, site } from "../../../tests/shared-content.ts";
import { siteAgendaRules } from "../agenda-rules.ts";
import { addDays, convertToWallTime, formatTimeOfDay, type Slot } from "../slots.ts";
import { buildContactAddressWithSlot } from "../wanted-slot.ts";

test.skip(!ownAgendaPath, "content/site.yaml names a booking service");
test.use({ timezoneId: site.timeZone });

const offeredSlots = offeredAgendaDays.flatMap(listOfferedSlots);
const [firstOfferedSlot, secondOfferedSlot] = offeredSlots as [Slot, Slot];
const lastOfferedSlot = offeredSlots.at(-1) as Slot;
const formatNoLonger = (slot: Slot) =>
  agendaTexts.formatSlotSentence(agendaPageTexts.unoffered["no longer"], slot);

const agendaRefreshTriggers = {
  "after a minute": (page: Page) => page.clock.runFor(60_000),
  "on coming back to the tab": (page: Page) =>
    page.evaluate(() => document.dispatchEvent(new Event("visibilitychange"))),
  "on coming back by Back": (page: Page) =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))),
};

test("an address, a reload and Back choose the half hour of the address", async ({ page }) => {
  await setVisitorAndServerClock(page);
  const agenda = locateAgenda(page.frameLocator("iframe"));
  const expectChosen = async ({ date, time }: Slot) => {
    await expect(agenda.chosenDay).toHaveValue(date);
    await expect(agenda.chosenHour).toHaveValue(time);
  };
  await page.goto(buildContactAddressWithSlot(lastOfferedSlot));
  await expectChosen(lastOfferedSlot);
  expect(await agenda.readWhatsappMessage()).toContain(agendaTexts.formatDate(lastOfferedSlot.date));
  await agenda.chooseSlot(firstOfferedSlot);
  await expect(agenda.halfHour).toContainText(formatTimeOfDay(firstOfferedSlot.time));
  await page.reload();
  await expectChosen(firstOfferedSlot);
  await page.goto(buildContactAddressWithSlot(secondOfferedSlot));
  await expectChosen(secondOfferedSlot);
  await page.goBack();
  await expectChosen(firstOfferedSlot);
});

test("the server's time corrects the clock; offline counts only without an answer", async ({
  page,
  context,
  browserConsole,
}) => {
  browserConsole.allowFault(/ERR_INTERNET_DISCONNECTED|favicon/);
  await setVisitorAndServerClock(page, { visitor: "2026-12-19T23:00:00Z", server: testNowIso });
  await page.goto(`/agenda?cuando=${testSlot.date}T${testSlot.time}`);
  const agenda = locateAgenda(page);
  const notice = page.getByRole("status").filter({ hasText: agendaPageTexts.chosen.offline });
  await expect.poll(agenda.listOfferedDates).toEqual(offeredDates);
  await expect(agenda.chosenHour).toHaveValue(testSlot.time);
  // The browser says that it is offline, but the site answers.
  const answered = page.waitForResponse(/\/agenda\?\d+$/);
  await context.setOffline(true);
  await answered;
  await expect(notice).toHaveCount(0);
  await setVisitorAndServerClock(page, { server: null });
  await page.evaluate(() => dispatchEvent(new Event("offline")));
  await expect(notice).toBeVisible();
  expect(await agenda.listOfferedDates()).toEqual(offeredDates);
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await expect(agenda.halfHour).toContainText(formatTimeOfDay(testSlot.time));
});

test.describe("a visitor whose clock differs from the firm's by hours and a half", () => {
  const timeZone = "Asia/Kolkata";
  test.use({ timezoneId: timeZone });

  test("a visitor in Asia/Kolkata sees own hours; the message also has the firm's", async ({ page }) => {
    const agenda = await openAgendaPageWithClocks(page);
    const local = convertToWallTime(testSlot.startMs, timeZone);
    const own = formatTimeOfDay(local.time);
    await agenda.choose(testSlot.date);
    await expect(agenda.labelOf(testSlot.time)).toHaveText(own);
    await expect(page.getByText(agendaTexts.formatZoneNote({ ...testSlot, local }))).toBeVisible();
    await agenda.choose(testSlot.time);
    await expect(agenda.halfHour).toContainText(own);
    expect(await agenda.readWhatsappMessage()).toContain(`para mí, ${own}`);
    expect(await agenda.readWhatsappMessage()).toContain(formatTimeOfDay(testSlot.time));

    const nextDate = addDays(secondDay.date, 1);
    // The firm's last hours of a day can be after midnight there.
    const afterMidnight = secondDay.slots.find(
      ({ startMs }) => convertToWallTime(startMs, timeZone).date === nextDate,
    );
    if (afterMidnight) {
      await agenda.chooseSlot(afterMidnight);
      await expect(agenda.labelOf(afterMidnight.time)).toContainText(String(Number(nextDate.slice(8))));
      await expect(agenda.halfHour).toContainText(agendaTexts.formatDate(nextDate));
      expect(await agenda.readWhatsappMessage()).toContain(agendaTexts.formatDate(secondDay.date));
    }

    // A browser that hides the zone, as Tor.
    await page.addInitScript(() => {
      Date.prototype.getTimezoneOffset = () => 0;
    });
    await page.goto(`/agenda?cuando=${testSlot.date}T${testSlot.time}`);
    await expect(page.getByText(agendaTexts.formatHiddenZoneNote(testSlot))).toBeVisible();
    await page.goto("/");
    await expect(page.locator("[data-next-half-hour] [data-when]")).toHaveText(/, \d+:\d\d UTC[-+]\d+$/);
  });
});

test.describe("the agenda when time passes or something fails", { tag: "@fault" }, () => {
  test("agenda left open for 50 hours → past hours go, a message names the chosen one", async ({ page }) => {
    await page.clock.install({ time: testNowIso });
    const later = new Date(Date.parse(testNowIso) + 50 * 3_600_000).toISOString();
    const offeredLater = listOfferedDays(later).map(({ date }) => date);
    const agenda = await openAgendaPageWithClocks(page);
    await agenda.chooseSlot(firstOfferedSlot);
    for (const [moment, comeBack] of Object.entries(agendaRefreshTriggers)) {
      await setVisitorAndServerClock(page);
      await comeBack(page);
      await expect(agenda.chosenHour, moment).toHaveValue(firstOfferedSlot.time);
      await setVisitorAndServerClock(page, { visitor: later });
      await comeBack(page);
      await expect.poll(() => agenda.listOfferedDates(), moment).toEqual(offeredLater);
      await expect(agenda.chosenHour).toHaveCount(0);
      for (const message of [agenda.unofferedNotice, agenda.status])
        await expect(message).toHaveText(formatNoLonger(firstOfferedSlot));
      await expect(agenda.whatsapp).toBeHidden();
    }
  });

  test("hour that is now too soon → it is not chosen, WhatsApp does not open", async ({ page }) => {
    await recordSiteEvents(page);
    const agenda = await openAgendaPageWithClocks(page);
    const noticeMs = siteAgendaRules.noticeHours * 3_600_000;
    const tooSoon = new Date(firstOfferedSlot.startMs - noticeMs + 60_000).toISOString();
    const expectUnoffered = () => expect(agenda.unofferedNotice).toHaveText(formatNoLonger(firstOfferedSlot));
    await agenda.choose(firstOfferedSlot.date);
    await setVisitorAndServerClock(page, { visitor: tooSoon });
    await agenda.choose(firstOfferedSlot.time);
    await expectUnoffered();
    await expect(agenda.chosenHour).toHaveCount(0);
    await expect(agenda.labelOf(firstOfferedSlot.time).locator("input")).toBeDisabled();

    // The clock is set back: the hour that the visitor wanted is chosen.
    await setVisitorAndServerClock(page);
    await agendaRefreshTriggers["on coming back to the tab"](page);
    await expect(agenda.chosenHour).toHaveValue(firstOfferedSlot.time);
    await setVisitorAndServerClock(page, { visitor: tooSoon });
    await agenda.whatsapp.click();
    await expectUnoffered();
    await expect(agenda.hours.and(agenda.focused)).toBeEnabled();
    expect(page.context().pages()).toHaveLength(1);
    const events = (await readRecordedEvents(page)).map(({ event }) => event);
    expect(events).not.toContain("site_booking_message");
  });

  test("choice of a day without the chosen hour → a message, until a day has it", async ({ page }) => {
    const [slot, day] =
      offeredSlots
        .flatMap((one) => offeredAgendaDays.map((other) => [one, other] as const))
        .find(([{ time }, other]) => listOfferedSlots(other).every((one) => one.time !== time)) ?? [];
    if (!slot || !day) throw new Error("booking: every day offers the same hours at the time of this test");
    const agenda = await openAgendaPageWithClocks(page);
    await agenda.chooseSlot(slot);
    await agenda.choose(day.date);
    for (const message of [agenda.unofferedNotice, agenda.status])
      await expect(message).toContainText(formatTimeOfDay(slot.time));
    await expect(agenda.chosenHour).toHaveCount(0);
    await agenda.choose(slot.date);
    await expect(agenda.chosenHour).toHaveValue(slot.time);
    await expect(agenda.unofferedNotice).toBeHidden();
    await expect(agenda.status).toHaveText(
      agendaTexts.formatSlotSentence(agendaPageTexts.chosen.status, slot),
    );
  });

  test("nonsense in session storage → a request is sent, a reload keeps the name", async ({ page }) => {
    await page.addInitScript(() => {
      // A lone surrogate, which a cut text can contain.
      sessionStorage["meeting-request"] ??= '{"sent":"2026-13-45T99:99","name":"\\ud83d","firm":[1]}';
      sessionStorage["first-touch"] ??= '["nonsense"]';
    });
    const agenda = await openAgendaPageWithClocks(page);
    await agenda.chooseSlot(lastOfferedSlot);
    await agenda.mail.click();
    await expect(agenda.link(agendaPageTexts.sent.google)).toBeVisible();
    const name = page.getByLabel(agendaPageTexts.chosen.name);
    await name.fill("Ana");
    await page.reload();
    await expect(name).toHaveValue("Ana");
    await expect(agenda.link(agendaPageTexts.sent.file)).toHaveAttribute("href", /^blob:/);
  });
});
