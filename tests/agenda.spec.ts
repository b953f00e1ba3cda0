import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import ical from "ical.js";
import { agendaTexts } from "#app/booking/agenda-words.ts";
import { formatDayName, formatHourName } from "#app/booking/date-names.ts";
import { type AgendaDay, addDays, listWorkingWeekdays, type Slot } from "#app/booking/slots.ts";
import { buildMailLink, buildWhatsappLink, ownAgendaPath } from "#app/contact-links.ts";
import { contact } from "#content/contact";
import { site } from "#site";
import {
  chooseInputByValue,
  chooseSlot,
  countClickedLinks,
  listEnabledInputValues,
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
  testNowIso,
  waitForAgenda,
} from "./agenda-page.ts";
import { checkAccessibility } from "./axe.ts";
import { readRecordedEvents, recordSiteEvents } from "./events.ts";
import { waitForPaint } from "./frames.ts";
import { findLayoutFaults } from "./layout-faults.ts";
import { aSolutionPath, getPageTopic } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";
import { recordDocumentTransitions } from "./view-transitions.ts";

test.skip(!ownAgendaPath, "site.config.ts names a booking service");
test.use({ timezoneId: site.timeZone });

const offeredDates = offeredAgendaDays.map(({ date }) => date);
const [first, second] = offeredAgendaDays as [AgendaDay, AgendaDay];
/** Half hours of the second day, all of whose hours are offered. */
const [slot, later] = offeredAgendaDays.slice(1, 2).flatMap(({ slots }) => slots) as [Slot, Slot];

const locateVisibleChoices = (page: Page) => page.locator("label.agenda-choice:visible");
const locateMeetingMessage = (page: Page) => page.locator(".agenda-message");

/** Opens the agenda and waits until it runs and has the server's time, its last request. */
async function openAgendaWithServerTime(page: Page) {
  const answered = page.waitForResponse(/\/agenda\?\d+$/);
  await page.goto("/agenda");
  await answered;
  await waitForAgenda(page);
}

const setRootFontSize = (page: Page, size: string) =>
  page.locator("html").evaluate((html, value) => {
    html.style.fontSize = value;
  }, size);

test("the agenda offers exactly the firm's days and, on three of them, its hours; it links to /contacto only outside the frame", async ({
  page,
}) => {
  await openAgenda(page);
  await waitForAgenda(page);
  expect(await locateDayInputs(page).evaluateAll(listEnabledInputValues)).toEqual(offeredDates);
  expect(offeredDates.length).toBeGreaterThan(5);
  await expect(locateChosenDayInput(page)).toHaveValue(first.date);
  for (const day of [first, second, ...offeredAgendaDays.slice(-1)]) {
    await chooseInputByValue(page, day.date);
    const expected = listOfferedSlots(day).map(({ time }) => time);
    expect(await locateTimeInputs(page).evaluateAll(listEnabledInputValues), `hours of ${day.date}`).toEqual(
      expected,
    );
  }
  await expect(locateChosenTimeInput(page)).toHaveCount(0);
  // One row per week: no row is empty, and none contains a past day.
  const rows = page.locator(".agenda-days tbody tr:visible");
  for (const row of await rows.all()) await expect(row.locator("label:visible").last()).toBeAttached();
  await locateLink(page, agendaTexts.whole).click();
  await expect(page).toHaveURL("/contacto");
  const frame = page.frameLocator("iframe");
  await waitForAgenda(frame);
  await expect(locateLink(frame, agendaTexts.whole)).toHaveCount(0);
});

test("day, hour and message can be completed with the keyboard only; arrow keys follow the rows and columns of days and hours", async ({
  page,
}) => {
  await openAgenda(page);
  await waitForAgenda(page);
  const { keyboard } = page;
  const { time } = later;
  await test.step("Tab and arrow keys move the focus from the days to the fields of the message", async () => {
    // Outside the frame the first link is the one to /contacto.
    await keyboard.press("Tab");
    await expect(locateLink(page, agendaTexts.whole)).toBeFocused();
    await keyboard.press("Tab");
    await expect(locateDayInputs(page).and(page.locator(":focus"))).toHaveValue(first.date);
    await keyboard.press("ArrowRight");
    await expect(locateChosenDayInput(page)).toHaveValue(second.date);
    await keyboard.press("Tab");
    await keyboard.press("Space");
    await keyboard.press("ArrowRight");
    await expect(locateChosenTimeInput(page)).toHaveValue(time);
    await expect(locateTimeInputs(page).and(page.locator(":focus"))).toHaveValue(time);
    await expect(page.getByRole("status")).toContainText(formatHourName(time));
    for (const name of [agendaTexts.chosen.whatsapp, agendaTexts.chosen.mail]) {
      await keyboard.press("Tab");
      await expect(locateLink(page, name)).toBeFocused();
    }
    for (const typed of ["Ana", "Ferretería  Norte & Cía"]) {
      await keyboard.press("Tab");
      await keyboard.type(typed);
    }
    const text = (await readWhatsappMessage(page)) ?? "";
    expect(text).toContain("soy Ana, de Ferretería Norte & Cía.");
    expect(text).toContain(formatHourName(time));
    await expect(locateMeetingMessage(page)).toHaveText(text);
    const mail = (await locateLink(page, agendaTexts.chosen.mail).getAttribute("href")) ?? "";
    expect(mail).toBe(buildMailLink(new URL(mail).searchParams.get("subject") ?? "", text));
  });

  await test.step("up and down change the week, left and right the day", async () => {
    const weekLater = addDays(second.date, 7);
    expect(offeredDates, `booking: ${second.date} has hours a week later`).toContain(weekLater);
    await chooseInputByValue(page, second.date);
    await keyboard.press("ArrowDown");
    await expect(locateChosenDayInput(page)).toHaveValue(weekLater);
    await expect(locateDayInputs(page).and(page.locator(":focus"))).toHaveValue(weekLater);
    await keyboard.press("ArrowUp");
    await expect(locateChosenDayInput(page)).toHaveValue(second.date);
    // There is no row above the first one.
    await keyboard.press("ArrowUp");
    await keyboard.press("ArrowUp");
    const above = addDays(second.date, -7);
    await expect(locateChosenDayInput(page)).toHaveValue(offeredDates.includes(above) ? above : second.date);
    await chooseInputByValue(page, second.date);
    await keyboard.press("ArrowLeft");
    await expect(locateChosenDayInput(page)).toHaveValue(first.date);
  });

  await test.step("up and down change the hour and keep the minutes", async () => {
    const [hour = "", minute] = slot.time.split(":");
    const below = second.slots.find((one) => one.time.endsWith(`:${minute}`) && one.time.slice(0, 2) > hour);
    await chooseSlot(page, slot);
    await keyboard.press("ArrowDown");
    await expect(locateChosenTimeInput(page)).toHaveValue(below?.time ?? "");
    await keyboard.press("ArrowUp");
    await expect(locateChosenTimeInput(page)).toHaveValue(slot.time);
  });
});

test("the accessible name of each day and hour contains its visible text, and axe finds no violation after a half hour is chosen", async ({
  page,
}) => {
  await openAgenda(page);
  // Until then the HTML has cells that the script hides.
  await waitForAgenda(page);
  await expect(locateChosenDayInput(page)).toHaveAccessibleName(/^\p{L}+ \d+ de \p{L}+$/u);
  // The accessible name contains the visible text (WCAG 2.5.3), and no other element repeats it.
  for (const label of await locateVisibleChoices(page).all()) {
    const visibleText = await label.evaluate((element) => {
      const copy = element.cloneNode(true) as HTMLElement;
      for (const hidden of copy.querySelectorAll(".sr-only")) hidden.remove();
      return copy.textContent?.trim();
    });
    await expect(label.locator("input")).toHaveAccessibleName(new RegExp(`(^| )${visibleText}( |$)`));
    await expect(label.locator("input")).not.toHaveAttribute("aria-label");
  }
  const gone = locateDayInputs(page).and(page.locator(":disabled")).first();
  await expect(gone).toHaveAccessibleName(new RegExp(agendaTexts.unavailable));
  await chooseSlot(page, slot);
  expect((await checkAccessibility(page)).violations).toEqual([]);
});

test("in the frame of /contacto the agenda does not scroll, its message has the topic but no campaign data, and choice and sending are reported as events", async ({
  page,
}) => {
  await setVisitorAndServerClock(page);
  await recordSiteEvents(page);
  const topic = getPageTopic(aSolutionPath);
  const campaign = { utm_source: "soporte-whatsapp.com/verificar tu cuenta", utm_campaign: "urgente" };
  await page.goto(`/contacto?${new URLSearchParams({ tema: topic.id, ...campaign })}`);
  const inside = page.frameLocator("iframe");
  await chooseSlot(inside, slot);
  await expect(locateHalfHourLabel(inside)).toContainText(formatHourName(slot.time));
  expect(await readWhatsappMessage(inside)).toContain(topic.wants);
  for (const place of [page, inside])
    for (const link of await place.locator('a[href*="wa.me"], a[href^="mailto:"]').all())
      expect(decodeURIComponent((await link.getAttribute("href")) ?? "")).not.toMatch(/soporte|urgente/);
  // The frame is as high as its content.
  await expect
    .poll(() =>
      inside
        .locator("html")
        .evaluate((html) => [html.scrollHeight - html.clientHeight, html.scrollWidth - html.clientWidth]),
    )
    .toEqual([0, 0]);
  const send = locateLink(inside, agendaTexts.chosen.whatsapp);
  await expect(send).toHaveAttribute("target", "_blank");
  await expect(send).toHaveAttribute("rel", "noopener");
  await expect(locateLink(inside, agendaTexts.chosen.mail)).toHaveAttribute("target", "_top");
  await expect(inside.getByText(agendaTexts.sent.title)).toBeHidden();
  await send.evaluate((link) => link.addEventListener("click", (event) => event.preventDefault()));
  await send.click();
  await expect(inside.getByText(agendaTexts.sent.title)).toBeVisible();
  expect(await readRecordedEvents(page)).toEqual(
    expect.arrayContaining([
      { event: "site_slot_chosen", page: "/contacto", date: slot.date, time: slot.time },
      { event: "site_booking_done", page: "/contacto", way: "whatsapp" },
    ]),
  );
  expect(JSON.stringify(await readRecordedEvents(page)), "no event holds the message").not.toContain("Hola");
});

/** Records the announcements of the status and the number of created calendar files, as attributes of the document. */
const recordStatusAnnouncements = (status: Locator) =>
  status.evaluate((element) => {
    const { dataset } = document.documentElement;
    dataset.announced = "";
    new MutationObserver(() => {
      dataset.announced += `${element.textContent}|`;
    }).observe(element, { childList: true, characterData: true, subtree: true });
    const create = URL.createObjectURL.bind(URL);
    dataset.files = "0";
    URL.createObjectURL = (blob) => {
      dataset.files = String(Number(dataset.files) + 1);
      return create(blob);
    };
  });

test("typing a name triggers no screen reader announcement; sending announces the calendar links, whose file has the meeting", async ({
  page,
}) => {
  await openAgenda(page);
  await chooseSlot(page, slot);
  const status = page.locator('[data-agenda="status"]');
  await expect(status).not.toBeEmpty();
  await recordStatusAnnouncements(status);
  await page.getByLabel(agendaTexts.chosen.name).pressSequentially("Ana");
  await expect(locateMeetingMessage(page)).toContainText("soy Ana.");
  await expect(page.locator("html")).toHaveAttribute("data-announced", "");
  await expect(page.locator("html")).toHaveAttribute("data-files", "0");
  await countClickedLinks(page);
  await locateLink(page, agendaTexts.chosen.mail).click();
  await expect(page.locator("html")).toHaveAttribute("data-announced", `${agendaTexts.sent.status}|`);
  await expect(page.locator("html")).toHaveAttribute("data-files", "1");

  const google = new URL((await locateLink(page, agendaTexts.sent.google).getAttribute("href")) ?? "");
  expect(google.searchParams.get("text")).toBe(agendaTexts.sent.event);
  const download = page.waitForEvent("download");
  await locateLink(page, agendaTexts.sent.file).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(agendaTexts.sent.fileName);
  const calendar = new ical.Component(ical.parse(readFileSync(await file.path(), "utf8")));
  const event = new ical.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
  expect(event.startDate.toJSDate().getTime()).toBe(slot.start);
  expect(event.endDate.toJSDate().getTime()).toBe(slot.end);
  expect(event.summary).toBe(agendaTexts.sent.event);
});

test.describe("a visitor in Asia/Kolkata, half hours away from the firm's time zone", () => {
  const timeZone = "Asia/Kolkata";
  test.use({ timezoneId: timeZone });

  test("sees hours, and the next day for hours after midnight, in their own time; the message also has the firm's day and time", async ({
    page,
  }) => {
    await openAgenda(page);
    await chooseInputByValue(page, slot.date);
    const ownHour = (instant: number) =>
      new Date(instant).toLocaleTimeString("es-AR", {
        timeZone,
        hour: "numeric",
        minute: "2-digit",
        hourCycle: "h23",
      });
    const own = ownHour(slot.start);
    const labelOf = (time: string) => page.locator(`label:has(input[value="${time}"])`);
    await expect(labelOf(slot.time).locator("input")).toHaveAccessibleName(own);
    await expect(labelOf(slot.time)).toHaveText(own);
    await expect(page.getByText(agendaTexts.hour.ownZone(own, formatHourName(slot.time)))).toBeVisible();
    await chooseInputByValue(page, slot.time);
    await expect(locateHalfHourLabel(page)).toContainText(agendaTexts.chosen.ownWhen(own, ownHour(slot.end)));
    expect(await readWhatsappMessage(page)).toContain(`para mí, ${own}`);
    expect(await readWhatsappMessage(page)).toContain(formatHourName(slot.time));

    const acrossMidnight = second.slots.find(
      ({ start, date }) => new Date(start).toLocaleDateString("sv", { timeZone }) !== date,
    );
    // In that time zone, the firm's last hours may be after midnight.
    if (!acrossMidnight) return;
    await chooseSlot(page, acrossMidnight);
    const nextDate = addDays(acrossMidnight.date, 1);
    await expect(labelOf(acrossMidnight.time)).toContainText(String(Number(nextDate.slice(8))));
    await expect(locateHalfHourLabel(page)).toContainText(formatDayName(nextDate));
    expect(await readWhatsappMessage(page)).toContain(formatDayName(acrossMidnight.date));
  });
});

test("the server's time corrects a visitor's clock that is wrong by days; without a response the agenda uses the visitor's clock", async ({
  page,
  browserConsole,
}) => {
  browserConsole.expectFault(/ERR_INTERNET_DISCONNECTED/);
  await openAgenda(page, { visitor: "2026-11-19T23:00:00Z", server: testNowIso });
  await expect.poll(() => locateDayInputs(page).evaluateAll(listEnabledInputValues)).toEqual(offeredDates);
  const failed = page.waitForEvent("requestfailed");
  await openAgenda(page, { server: null });
  await failed;
  expect(await locateDayInputs(page).evaluateAll(listEnabledInputValues)).toEqual(offeredDates);
});

test("a half hour chosen offline shows a message until the connection returns, and stays chosen", async ({
  page,
  context,
}) => {
  await setVisitorAndServerClock(page);
  await openAgendaWithServerTime(page);
  await context.setOffline(true);
  await expect(page.getByText(agendaTexts.chosen.offline)).toBeHidden();
  await chooseSlot(page, slot);
  await expect(page.getByRole("status").filter({ hasText: agendaTexts.chosen.offline })).toBeVisible();
  expect(await page.evaluate(findLayoutFaults)).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText(agendaTexts.chosen.offline)).toHaveCount(0);
  await expect(locateHalfHourLabel(page)).toContainText(formatHourName(slot.time));
});

test("the chosen half hour moves to the summary in an animation; with reduced motion it appears in the summary at once", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const journeys = await recordDocumentTransitions(page);
  await openAgenda(page);
  await chooseInputByValue(page, slot.date);
  expect(await journeys()).toEqual([]);
  for (const { time } of [slot, later]) await chooseInputByValue(page, time);
  await expect(locateHalfHourLabel(page)).toContainText(formatHourName(later.time));
  const expected = [slot, later].map(({ time }) => ({
    from: formatHourName(time),
    to: expect.stringContaining(formatHourName(time)),
    left: 0,
  }));
  await expect.poll(journeys).toEqual(expected);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await chooseInputByValue(page, slot.time);
  await expect(locateHalfHourLabel(page)).toContainText(formatHourName(slot.time));
  expect(await journeys()).toEqual(expected);
});

test("without an available half hour the agenda shows a message and a WhatsApp link instead of days", async ({
  page,
}) => {
  await setVisitorAndServerClock(page);
  // The same page and script, with a notice period longer than the offered weeks.
  await page.route("**/agenda", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/ integrity="[^"]+"/g, "");
    await route.fulfill({ response, body });
  });
  await page.route("**/agenda-script-*.js", async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const body = script.replace(/noticeHours:[\de]+/, "noticeHours:9999");
    expect(body).not.toBe(script);
    await route.fulfill({ response, body });
  });
  await page.goto("/agenda");
  await expect(page.getByRole("heading", { name: agendaTexts.none.title })).toBeVisible();
  await expect(locateDayInputs(page).first()).toBeHidden();
  await expect(locateLink(page, contact.other.whatsapp)).toHaveAttribute(
    "href",
    buildWhatsappLink(agendaTexts.none.message),
  );
});

test("from 320 to 1920 px and with text up to 200 % nothing is cut off and no choice is smaller than 44 px; from 1280 px none is higher than 56 px", async ({
  page,
}) => {
  await setVisitorAndServerClock(page);
  for (const { width, height, text, check } of [
    { width: 320, height: 700, text: "100%" },
    { width: 320, height: 700, text: "200%" },
    { width: 1216, height: 700, text: "200%" },
    { width: 360, height: 740, text: "130%", check: expectSendButtonInView },
    { width: 1280, height: 800, text: "100%", check: expectWideAgendaLayout },
    { width: 1920, height: 1080, text: "100%", check: expectWideAgendaLayout },
  ])
    await test.step(`at ${width} px with text of ${text} nothing is cut off, and no choice is smaller than 44 px`, async () => {
      await page.setViewportSize({ width, height });
      await page.goto("/agenda");
      await waitForAgenda(page);
      await setRootFontSize(page, text);
      await chooseSlot(page, slot);
      // The page has scrolled to the form of the message.
      await waitForPaint(page);
      expect(await page.evaluate(findLayoutFaults)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const sizes = await locateVisibleChoices(page).evaluateAll((labels) =>
        labels.map((label) => label.getBoundingClientRect().toJSON()),
      );
      expect(Math.min(...sizes.flatMap((box) => [box.width, box.height]))).toBeGreaterThanOrEqual(44);
      await check?.(page);
      await page.evaluate(() => sessionStorage.clear());
    });
});

/** After an hour is tapped, the send buttons are in view; the optional fields are below them. */
async function expectSendButtonInView(page: Page) {
  const mail = locateLink(page, agendaTexts.chosen.mail);
  await expect(locateLink(page, agendaTexts.chosen.whatsapp)).toBeInViewport({ ratio: 1 });
  await expect(mail).toBeInViewport({ ratio: 1 });
  const bottom = await mail.evaluate((link) => link.getBoundingClientRect().bottom);
  const name = page.getByLabel(agendaTexts.chosen.name);
  expect(await name.evaluate((input) => input.getBoundingClientRect().top)).toBeGreaterThan(bottom);
}

async function expectWideAgendaLayout(page: Page) {
  const boxesOf = (parts: Locator) =>
    parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON()));
  const heights = (await boxesOf(locateVisibleChoices(page))).map(({ height }) => height);
  expect(Math.max(...heights)).toBeLessThanOrEqual(56);
  const [column, ...parts] = await boxesOf(
    page.locator(".agenda-choices, .agenda-choices > :is(fieldset, section)"),
  );
  expect(column.width).toBe(1120);
  expect(new Set(parts.map(({ top }) => top)).size, "all begin at one height").toBe(1);
}

test.describe("a visitor in Europe/Madrid", () => {
  test.use({ timezoneId: "Europe/Madrid" });

  test("chooses an hour in a wide window without the page scrolling or the frame moving, and no choice is higher than 56 px", async ({
    page,
  }) => {
    await setVisitorAndServerClock(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/contacto");
    const inside = page.frameLocator("iframe");
    await waitForAgenda(inside);
    await page.mouse.wheel(0, 120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
    await chooseInputByValue(inside, slot.date);
    const before = await page.locator("iframe").boundingBox();
    await chooseInputByValue(inside, slot.time);
    await expect(inside.locator(".agenda-message")).toBeVisible();
    await waitForPaint(page);
    expect(await page.evaluate(() => scrollY)).toBe(120);
    expect(await page.locator("iframe").boundingBox()).toEqual(before);
    const heights = await inside
      .locator("label.agenda-choice:visible")
      .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThanOrEqual(56);
  });
});

/** Expects a link for each span of each weekday, whose message has no date. */
async function expectLinkPerWeeklySpan(page: Page) {
  const spans = listWorkingWeekdays(site.booking.hours).flatMap(
    (weekday) => site.booking.hours[weekday] ?? [],
  );
  const links = page.getByRole("row").getByRole("link");
  await expect(links.filter({ visible: true })).toHaveCount(spans.length, { timeout: 10_000 });
  for (const link of await links.all()) {
    const text = new URL((await link.getAttribute("href")) ?? "").searchParams.get("text") ?? "";
    expect(text).toMatch(/ \p{L}+, a alguna hora de \d{1,2}:\d\d a \d{1,2}:\d\d /u);
    expect(text).not.toMatch(/\d de \p{L}+ /u);
  }
  await expect(locateDayInputs(page).first()).toBeHidden();
}

test("when the agenda's script does not load or scripts are off, the agenda has a WhatsApp link without a date for the hours of each weekday, and a mail link", async ({
  page,
  browser,
  baseURL,
  browserConsole,
}) => {
  browserConsole.expectFault(/ERR_FAILED/);
  await page.route("**/agenda-script-*.js", (route) => route.abort());
  await page.goto("/agenda");
  await expectLinkPerWeeklySpan(page);
  const withoutScripts = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await withoutScripts.goto("/agenda");
  await expectLinkPerWeeklySpan(withoutScripts);
  await expect(withoutScripts.getByRole("link", { name: agendaTexts.anyWeek.mail })).toHaveAttribute(
    "href",
    buildMailLink(agendaTexts.anyWeek.subject),
  );
  await withoutScripts.close();
});

test("the agenda loads one script, under 8 KB, and requests the server's time once", async ({ page }) => {
  const requests: string[] = [];
  let bytes = 0;
  page.on("response", async (response) => {
    requests.push(`${response.request().method()} ${new URL(response.url()).pathname}`);
    if (response.url().includes("agenda-script")) bytes = (await response.request().sizes()).responseBodySize;
  });
  await openAgendaWithServerTime(page);
  await expect.poll(() => bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThan(8 * 1024);
  expect(requests.filter((request) => request.endsWith(".js"))).toHaveLength(1);
  expect(requests.filter((request) => request.startsWith("HEAD"))).toEqual(["HEAD /agenda"]);
});
