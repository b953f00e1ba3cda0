import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { agendaTexts } from "../src/booking/agenda/agenda-words.ts";
import { createDateNames, formatTimeOfDay } from "../src/booking/agenda/date-names.ts";
import { type AgendaDay, addDays, type Slot } from "../src/booking/slots.ts";
import { buildContactAddressWithSlot } from "../src/booking/wanted-slot.ts";
import { contactPageTexts } from "../src/content/contact.ts";
import { buildMailLink, buildWhatsappLink, ownAgendaPath } from "../src/content/contact-links.ts";
import { site } from "../src/content/site.ts";
import {
  listOfferedSlots,
  locateAgenda,
  offeredAgendaDays,
  openAgendaPageWithClocks,
  setVisitorAndServerClock,
  startCountingClickedLinks,
  testNowIso,
  waitForAgenda,
} from "./agenda-page.ts";
import { findAxeViolations } from "./axe.ts";
import { readRecordedEvents, recordSiteEvents } from "./events.ts";
import { readScrollY, waitForPaint } from "./frames.ts";
import { findLayoutFaults } from "./layout-faults.ts";
import { aSolutionPath, getPageTopic } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

test.skip(!ownAgendaPath, "content/site.yaml names a booking service");
test.use({ timezoneId: site.timeZone });

const { formatDateWithMonth } = createDateNames(agendaTexts.day);
const offeredDates = offeredAgendaDays.map(({ date }) => date);
const [firstDay, secondDay] = offeredAgendaDays as [AgendaDay, AgendaDay];
/** Two half hours of the second day that has offered ones; all hours of that day are offered. */
const [testSlot, laterSlot] = offeredAgendaDays.slice(1, 2).flatMap(({ slots }) => slots) as [Slot, Slot];

test("/agenda and its frame offer exactly the hours that can still be booked", async ({ page }) => {
  const agenda = await openAgendaPageWithClocks(page);
  await waitForAgenda(page);
  expect(await agenda.listOfferedDates()).toEqual(offeredDates);
  expect(offeredDates.length).toBeGreaterThan(5);
  await expect(agenda.chosenDay).toHaveValue(firstDay.date);
  for (const day of [firstDay, secondDay, ...offeredAgendaDays.slice(-1)]) {
    await agenda.choose(day.date);
    const expected = listOfferedSlots(day).map(({ time }) => time);
    expect(await agenda.listOfferedTimes(), `hours of ${day.date}`).toEqual(expected);
  }
  await expect(agenda.chosenHour).toHaveCount(0);
  // The table of days has a row per week, of which none is empty.
  const rows = page.locator(".agenda-days tbody tr:visible");
  for (const row of await rows.all()) await expect(row.locator("label:visible").last()).toBeAttached();
  await agenda.chooseSlot(testSlot);
  await agenda.link(agendaTexts.whole).click();
  await expect(page).toHaveURL(buildContactAddressWithSlot(testSlot));
  const frame = page.frameLocator("iframe");
  await waitForAgenda(frame);
  await expect(locateAgenda(frame).chosenHour).toHaveValue(testSlot.time);
  expect(await locateAgenda(frame).listOfferedDates()).toEqual(offeredDates);
  await expect(locateAgenda(frame).link(agendaTexts.whole)).toHaveCount(0);
});

test("with the keyboard alone a visitor chooses an hour and fills in the message", async ({ page }) => {
  const agenda = await openAgendaPageWithClocks(page);
  await waitForAgenda(page);
  const { keyboard } = page;
  const { time } = laterSlot;
  const press = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key);
  };
  // The first Tab focuses the link to /contacto, which /agenda has only outside the frame.
  await press("Tab");
  await expect(agenda.link(agendaTexts.whole)).toBeFocused();
  await press("Tab");
  await expect(agenda.focused).toHaveValue(firstDay.date);
  await press("ArrowRight");
  await expect(agenda.chosenDay).toHaveValue(secondDay.date);
  await press("Tab", "Space", "ArrowRight");
  await expect(agenda.chosenHour.and(agenda.focused)).toHaveValue(time);
  await expect(page.getByRole("status")).toContainText(formatTimeOfDay(time));
  for (const link of [agenda.whatsapp, agenda.mail]) {
    await press("Tab");
    await expect(link).toBeFocused();
  }
  for (const typed of ["Ana", "Ferretería  Norte & Cía"]) {
    await press("Tab");
    await keyboard.type(typed);
  }
  const text = (await agenda.readWhatsappMessage()) ?? "";
  expect(text).toContain("soy Ana, de Ferretería Norte & Cía.");
  expect(text).toContain(formatTimeOfDay(time));
  await expect(agenda.message).toHaveText(text);
  const mail = (await agenda.mail.getAttribute("href")) ?? "";
  expect(mail).toBe(buildMailLink(new URL(mail).searchParams.get("subject") ?? "", text));
});

test("arrow keys change week and day in the agenda, and the hour with its minutes", async ({ page }) => {
  const agenda = await openAgendaPageWithClocks(page);
  const [weekLater, above] = [addDays(secondDay.date, 7), addDays(secondDay.date, -7)];
  expect(offeredDates, `booking: ${secondDay.date} has hours a week later`).toContain(weekLater);
  await agenda.choose(secondDay.date);
  for (const [key, date] of [
    ["ArrowDown", weekLater],
    ["ArrowUp", secondDay.date],
    // In the first row of days ArrowUp does nothing.
    ["ArrowUp", offeredDates.includes(above) ? above : secondDay.date],
  ] as const) {
    await page.keyboard.press(key);
    await expect(agenda.chosenDay.and(agenda.focused)).toHaveValue(date);
  }
  await agenda.choose(secondDay.date);
  await page.keyboard.press("ArrowLeft");
  await expect(agenda.chosenDay).toHaveValue(firstDay.date);

  const [hour = "", minute] = testSlot.time.split(":");
  const below = secondDay.slots.find((one) => one.time.endsWith(`:${minute}`) && one.time.slice(0, 2) > hour);
  await agenda.chooseSlot(testSlot);
  await page.keyboard.press("ArrowDown");
  await expect(agenda.chosenHour).toHaveValue(below?.time ?? "");
  await page.keyboard.press("ArrowUp");
  await expect(agenda.chosenHour).toHaveValue(testSlot.time);
});

test("accessible names in the agenda contain the visible text; no axe violation", async ({ page }) => {
  const agenda = await openAgendaPageWithClocks(page);
  // Before the agenda runs, its HTML has cells that the script later hides.
  await waitForAgenda(page);
  await expect(agenda.chosenDay).toHaveAccessibleName(/^\p{L}+ \d+ de \p{L}+$/u);
  // The accessible name contains the visible text (WCAG 2.5.3), and no aria-label replaces it.
  for (const label of await agenda.choices.all()) {
    const visibleText = await label.evaluate((element) => {
      const copy = element.cloneNode(true) as HTMLElement;
      for (const hidden of copy.querySelectorAll(".sr-only")) hidden.remove();
      return copy.textContent?.trim();
    });
    await expect(label.locator("input")).toHaveAccessibleName(new RegExp(`(^| )${visibleText}( |$)`));
    await expect(label.locator("input")).not.toHaveAttribute("aria-label");
  }
  const gone = agenda.days.and(page.locator(":disabled")).first();
  await expect(gone).toHaveAccessibleName(new RegExp(agendaTexts.unavailable));
  await agenda.chooseSlot(testSlot);
  expect(await findAxeViolations(page)).toEqual([]);
});

test("the agenda's frame does not scroll, reports events and knows the page's topic", async ({ page }) => {
  await setVisitorAndServerClock(page);
  await recordSiteEvents(page);
  const topic = getPageTopic(aSolutionPath);
  const campaign = { utm_source: "soporte-whatsapp.com/verificar tu cuenta", utm_campaign: "urgente" };
  await page.goto(`/contacto?${new URLSearchParams({ tema: topic.id, ...campaign })}`);
  const inside = page.frameLocator("iframe");
  const agenda = locateAgenda(inside);
  await agenda.chooseSlot(testSlot);
  await expect(agenda.halfHour).toContainText(formatTimeOfDay(testSlot.time));
  expect(await agenda.readWhatsappMessage()).toContain(topic.wants);
  for (const place of [page, inside])
    for (const link of await place.locator('a[href*="wa.me"], a[href^="mailto:"]').all())
      expect(decodeURIComponent((await link.getAttribute("href")) ?? "")).not.toMatch(/soporte|urgente/);
  // The frame is as high as its content.
  const overflow = (html: HTMLElement) => [
    html.scrollHeight - html.clientHeight,
    html.scrollWidth - html.clientWidth,
  ];
  await expect.poll(() => inside.locator("html").evaluate(overflow)).toEqual([0, 0]);
  await expect(agenda.whatsapp).toHaveAttribute("target", "_blank");
  await expect(agenda.whatsapp).toHaveAttribute("rel", "noopener");
  await expect(agenda.mail).toHaveAttribute("target", "_top");
  await expect(inside.getByText(agendaTexts.sent.title)).toBeHidden();
  await agenda.whatsapp.evaluate((link) => link.addEventListener("click", (event) => event.preventDefault()));
  await agenda.whatsapp.click();
  await expect(inside.getByText(agendaTexts.sent.title)).toBeVisible();
  const events = await readRecordedEvents(page);
  const { date, time } = testSlot;
  expect(events).toContainEqual({ event: "site_slot_chosen", page: "/contacto", date, time });
  expect(events).toContainEqual({ event: "site_booking_done", page: "/contacto", way: "whatsapp" });
  expect(JSON.stringify(events), "no event holds the message").not.toContain("Hola");
});

test("the agenda offers calendar links once the message is sent, not while typed", async ({ page }) => {
  const agenda = await openAgendaPageWithClocks(page);
  await agenda.chooseSlot(testSlot);
  await expect(agenda.status).not.toBeEmpty();
  const announced: string[] = [];
  await page.exposeFunction("recordAnnouncement", (text: string) => announced.push(text));
  await agenda.status.evaluate((element) =>
    new MutationObserver(() =>
      (window as unknown as { recordAnnouncement: (text: string | null) => void }).recordAnnouncement(
        element.textContent,
      ),
    ).observe(element, { childList: true, characterData: true, subtree: true }),
  );
  await page.getByLabel(agendaTexts.chosen.name).pressSequentially("Ana");
  await expect(agenda.message).toContainText("soy Ana.");
  await expect(agenda.link(agendaTexts.sent.file)).toBeHidden();
  expect(announced).toEqual([]);
  await startCountingClickedLinks(page);
  await agenda.mail.click();
  await expect.poll(() => announced).toEqual([agendaTexts.sent.status]);

  await expect(agenda.link(agendaTexts.sent.google)).toHaveAttribute("href", /text=.+&dates=\d{8}T/);
  const download = page.waitForEvent("download");
  await agenda.link(agendaTexts.sent.file).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(agendaTexts.sent.fileName);
  // src/booking/agenda/calendar-event.test.ts checks the rest of the file.
  const start = new Date(testSlot.startMs).toISOString().replace(/[-:]|\.\d+/g, "");
  expect(readFileSync(await file.path(), "utf8")).toContain(`DTSTART:${start}`);
});

test.describe("a visitor in Asia/Kolkata, whose clock differs from the firm's by hours and a half", () => {
  const timeZone = "Asia/Kolkata";
  test.use({ timezoneId: timeZone });

  test("a visitor in Asia/Kolkata sees own hours; the message also has the firm's", async ({ page }) => {
    const agenda = await openAgendaPageWithClocks(page);
    await agenda.choose(testSlot.date);
    const ownHour = (instant: number) =>
      new Date(instant).toLocaleTimeString("es-AR", {
        timeZone,
        hour: "numeric",
        minute: "2-digit",
        hourCycle: "h23",
      });
    const own = ownHour(testSlot.startMs);
    await expect(agenda.labelOf(testSlot.time).locator("input")).toHaveAccessibleName(own);
    await expect(agenda.labelOf(testSlot.time)).toHaveText(own);
    await expect(page.getByText(agendaTexts.hour.ownZone(own, formatTimeOfDay(testSlot.time)))).toBeVisible();
    await agenda.choose(testSlot.time);
    await expect(agenda.halfHour).toContainText(agendaTexts.chosen.ownWhen(own, ownHour(testSlot.endMs)));
    expect(await agenda.readWhatsappMessage()).toContain(`para mí, ${own}`);
    expect(await agenda.readWhatsappMessage()).toContain(formatTimeOfDay(testSlot.time));

    const acrossMidnight = secondDay.slots.find(
      ({ startMs, date }) => new Date(startMs).toLocaleDateString("sv", { timeZone }) !== date,
    );
    // In Asia/Kolkata the firm's last hours of a day can be after midnight.
    if (!acrossMidnight) return;
    await agenda.chooseSlot(acrossMidnight);
    const nextDate = addDays(acrossMidnight.date, 1);
    await expect(agenda.labelOf(acrossMidnight.time)).toContainText(String(Number(nextDate.slice(8))));
    await expect(agenda.halfHour).toContainText(formatDateWithMonth(nextDate));
    expect(await agenda.readWhatsappMessage()).toContain(formatDateWithMonth(acrossMidnight.date));
  });
});

test("the server's time corrects a clock that is wrong by days", async ({ page, browserConsole }) => {
  browserConsole.allowFault(/ERR_INTERNET_DISCONNECTED/);
  const agenda = await openAgendaPageWithClocks(page, {
    visitor: "2026-11-19T23:00:00Z",
    server: testNowIso,
  });
  await expect.poll(agenda.listOfferedDates).toEqual(offeredDates);
  const failed = page.waitForEvent("requestfailed");
  await openAgendaPageWithClocks(page, { server: null });
  await failed;
  expect(await agenda.listOfferedDates()).toEqual(offeredDates);
});

test("offline a chosen hour shows a message until the connection returns", async ({
  page,
  context,
  browserConsole,
}) => {
  // On a busy machine Chromium fetches the icon only now.
  browserConsole.allowFault(/favicon/);
  const answered = page.waitForResponse(/\/agenda\?\d+$/);
  const agenda = await openAgendaPageWithClocks(page);
  await answered;
  await waitForAgenda(page);
  await context.setOffline(true);
  await expect(page.getByText(agendaTexts.chosen.offline)).toBeHidden();
  await agenda.chooseSlot(testSlot);
  await expect(page.getByRole("status").filter({ hasText: agendaTexts.chosen.offline })).toBeVisible();
  expect(await page.evaluate(findLayoutFaults)).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText(agendaTexts.chosen.offline)).toHaveCount(0);
  await expect(agenda.halfHour).toContainText(formatTimeOfDay(testSlot.time));
});

/** Runs in the page: whether a view transition is moving the half hour. */
const findMoveOfHalfHour = () =>
  document
    .getAnimations()
    .some(({ effect }) => (effect as KeyframeEffect).pseudoElement === "::view-transition-group(half-hour)");

test("a chosen half hour moves to the summary, or with reduced motion appears there", async ({ page }) => {
  const agenda = await openAgendaPageWithClocks(page);
  for (const [reducedMotion, slot, isMoving] of [
    ["reduce", testSlot, false],
    ["no-preference", laterSlot, true],
    ["no-preference", testSlot, true],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await agenda.choose(slot.date);
    const moves = page.waitForFunction(findMoveOfHalfHour, undefined, { timeout: 1500 }).then(
      () => true,
      () => false,
    );
    await agenda.choose(slot.time);
    expect(await moves, `${reducedMotion} ${slot.time}`).toBe(isMoving);
    await expect(agenda.halfHour).toContainText(formatTimeOfDay(slot.time));
  }
});

test("an agenda without any half hour shows a message and a WhatsApp link", async ({ page }) => {
  // Changes the rules in the page, so that the notice period is longer than the offered weeks.
  await page.route("**/agenda", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/&quot;noticeHours&quot;:\d+/, "&quot;noticeHours&quot;:9999");
    expect(body).not.toBe(html);
    await route.fulfill({ response, body });
  });
  const agenda = await openAgendaPageWithClocks(page);
  await expect(page.getByRole("heading", { name: agendaTexts.none.title })).toBeVisible();
  await expect(agenda.days.first()).toBeHidden();
  await expect(agenda.link(contactPageTexts.other.whatsapp)).toHaveAttribute(
    "href",
    buildWhatsappLink(agendaTexts.none.message),
  );
});

/** Measures the boxes of all elements of a locator, in px from the window's corner. */
const measureBoxes = (parts: Locator): Promise<DOMRect[]> =>
  parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON()));

test("the agenda is not cut off from 320 to 1920 px; its targets have 44 px", async ({ page }) => {
  const agenda = locateAgenda(page);
  await setVisitorAndServerClock(page);
  for (const [width, height, textSize] of [
    [320, 700, "200%"],
    [1216, 700, "200%"],
    [360, 740, "130%"],
    [1280, 800, "100%"],
    [1920, 1080, "100%"],
  ] as const) {
    const at = `at ${width} px with text of ${textSize}`;
    await page.setViewportSize({ width, height });
    await page.goto("/agenda");
    await waitForAgenda(page);
    await page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), textSize);
    await agenda.chooseSlot(testSlot);
    // Waits until the page has scrolled to the form of the message.
    await waitForPaint(page);
    expect(await page.evaluate(findLayoutFaults), at).toEqual([]);
    const boxes = await measureBoxes(agenda.choices);
    expect(Math.min(...boxes.flatMap((box) => [box.width, box.height])), at).toBeGreaterThanOrEqual(44);
    if (width === 360) {
      // Both send buttons are in view, and the optional field for the name is below them.
      for (const link of [agenda.whatsapp, agenda.mail]) await expect(link).toBeInViewport({ ratio: 1 });
      const name = page.getByLabel(agendaTexts.chosen.name);
      const [button, field] = await measureBoxes(agenda.mail.or(name));
      expect(field?.top).toBeGreaterThan(button?.bottom ?? Number.NaN);
    }
    if (textSize === "100%") {
      expect(Math.max(...boxes.map((box) => box.height)), at).toBeLessThanOrEqual(56);
      const parts = await measureBoxes(page.locator(".agenda-choices > :is(fieldset, section)"));
      expect(new Set(parts.map(({ top }) => top)).size, `${at}: the parts are side by side`).toBe(1);
    }
  }
});

/** Opens /contacto at the moment of the tests. @returns the frame with the agenda, once that is ready */
async function openAgendaFrameOnContactPage(page: Page, viewportSize: { width: number; height: number }) {
  await setVisitorAndServerClock(page);
  await page.setViewportSize(viewportSize);
  await page.goto("/contacto");
  const frame = page.frameLocator("iframe");
  await waitForAgenda(frame);
  return frame;
}

test("on a phone the button for another hour focuses the chosen one, in view", async ({ page }) => {
  const frame = await openAgendaFrameOnContactPage(page, { width: 360, height: 780 });
  const agenda = locateAgenda(frame);
  const button = frame.getByRole("button", { name: agendaTexts.chosen.change });
  await expect(button).toBeHidden();
  await agenda.chooseSlot(testSlot);
  const { height } = (await page.locator("iframe").boundingBox()) ?? {};
  await button.press("Enter");
  await expect(agenda.chosenHour).toBeFocused();
  await expect(agenda.labelOf(testSlot.time)).toBeInViewport({ ratio: 1 });
  expect((await page.locator("iframe").boundingBox())?.height).toBe(height);
});

test.describe("a visitor in another time zone than the firm's", () => {
  test.use({ timezoneId: "Europe/Madrid" });

  test("a choice in another time zone neither scrolls nor moves the frame", async ({ page }) => {
    const agenda = locateAgenda(await openAgendaFrameOnContactPage(page, { width: 1280, height: 800 }));
    await page.mouse.wheel(0, 120);
    await expect.poll(() => readScrollY(page)).toBe(120);
    await agenda.choose(testSlot.date);
    const before = await page.locator("iframe").boundingBox();
    await agenda.choose(testSlot.time);
    await expect(agenda.message).toBeVisible();
    await waitForPaint(page);
    expect(await readScrollY(page)).toBe(120);
    expect(await page.locator("iframe").boundingBox()).toEqual(before);
    const heights = (await measureBoxes(agenda.choices)).map(({ height }) => height);
    expect(Math.max(...heights)).toBeLessThanOrEqual(56);
  });
});

/** Expects a link for each span of opening hours of each weekday, with a message that has no date. */
async function expectLinkPerWeeklySpan(page: Page) {
  const spans = Object.values<readonly string[]>(site.booking.hours).flat();
  const links = page.getByRole("row").getByRole("link");
  await expect(links.filter({ visible: true })).toHaveCount(spans.length, { timeout: 10_000 });
  for (const link of await links.all()) {
    const text = new URL((await link.getAttribute("href")) ?? "").searchParams.get("text") ?? "";
    expect(text).toMatch(/ \p{L}+, a alguna hora de \d{1,2}:\d\d a \d{1,2}:\d\d /u);
    expect(text).not.toMatch(/\d de \p{L}+ /u);
  }
  await expect(locateAgenda(page).days.first()).toBeHidden();
}

test("without its script /agenda links each weekly span", async ({
  page,
  browser,
  baseURL,
  browserConsole,
}) => {
  browserConsole.allowFault(/ERR_FAILED/);
  await page.route("**/assets/*.js", (route) => route.abort());
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
