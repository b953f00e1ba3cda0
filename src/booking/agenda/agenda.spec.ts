import { readFileSync } from "node:fs";
import type { Route } from "@playwright/test";
import {
  agendaTexts,
  listOfferedSlots,
  locateAgenda,
  locateBookingFrame,
  offeredAgendaDays,
  openAgendaPageWithClocks,
  setVisitorAndServerClock,
  testNowIso,
  waitForAgenda,
} from "../../../tests/agenda-page.ts";
import { findAxeViolations } from "../../../tests/axe.ts";
import { readRecordedEvents, recordSiteEvents } from "../../../tests/events.ts";
import { expect, test } from "../../../tests/fixtures.ts";
import { readScrollY, waitForPaint } from "../../../tests/frames.ts";
import { findLayoutFaults } from "../../../tests/layout-faults.ts";
import { aSolutionPath, getPageTopic } from "../../../tests/paths.ts";
import { measureContrast, repaintDark } from "../../../tests/repaint.ts";
import { firm } from "../../content/firm/firm.ts";
import { contactLinks } from "../../content/pages/contact-links.ts";
import { contactWords } from "../../content/shared/contact.ts";
import { read } from "../../site-content.ts";
import { siteAgendaRules } from "../agenda-rules.ts";
import { type AgendaDay, addDays, convertToWallTime, formatTimeOfDay, type Slot } from "../slots.ts";
import { buildContactAddressWithSlot } from "../wanted-slot.ts";
import { agendaWords } from "./words.ts";

const { contactPageTexts } = read(contactWords);
const { buildMailLink, buildWhatsappLink, ownAgendaPath } = read(contactLinks);
const site = read(firm);
const words = read(agendaWords);

test.skip(!ownAgendaPath, "content/site.yaml names a booking service");
test.use({ timezoneId: site.timeZone });

const offeredDates = offeredAgendaDays.map(({ date }) => date);
const [firstDay, secondDay] = offeredAgendaDays as [AgendaDay, AgendaDay];
const [testSlot, laterSlot] = offeredAgendaDays.slice(1, 2).flatMap(({ slots }) => slots) as [Slot, Slot];

test("/agenda and its frame offer exactly the hours that can still be booked", async ({ page }) => {
  const agenda = await openAgendaPageWithClocks(page);
  expect(await agenda.listOfferedDates()).toEqual(offeredDates);
  expect(offeredDates.length).toBeGreaterThan(5);
  await expect(agenda.chosenDay).toHaveValue(firstDay.date);
  await expect(agenda.chosenDay).toHaveAccessibleName(/^\p{L}+ \d+ de \p{L}+$/u);
  const gone = agenda.days.and(page.locator(":disabled")).first();
  await expect(gone).toHaveAccessibleName(new RegExp(words.unavailable));
  for (const day of [firstDay, secondDay]) {
    await agenda.choose(day.date);
    const expected = listOfferedSlots(day).map(({ time }) => time);
    expect(await agenda.listOfferedTimes(), `hours of ${day.date}`).toEqual(expected);
  }
  const weeks = page.locator(".agenda-days tbody tr:visible");
  await expect(weeks.filter({ hasNot: page.locator("label:visible") })).toHaveCount(0);
  await agenda.choose(testSlot.time);
  expect(await findAxeViolations(page)).toEqual([]);
  await agenda.link(words.whole).click();
  await expect(page).toHaveURL(buildContactAddressWithSlot(testSlot));
  const frame = locateAgenda(page.frameLocator("iframe"));
  await expect(frame.chosenHour).toHaveValue(testSlot.time);
  await expect(frame.link(words.whole)).toHaveCount(0);
});

test("with the keyboard a visitor chooses an hour, fills in the message and notes the meeting", async ({
  page,
}) => {
  const agenda = await openAgendaPageWithClocks(page);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  // The first Tab focuses the link to /contacto, which /agenda has only outside the frame.
  await press("Tab");
  await expect(agenda.link(words.whole)).toBeFocused();
  await press("Tab");
  await expect(agenda.focused).toHaveValue(firstDay.date);
  const weekLater = addDays(secondDay.date, 7);
  expect(offeredDates, `booking: ${secondDay.date} has hours a week later`).toContain(weekLater);
  for (const [key, date] of [
    ["ArrowRight", secondDay.date],
    ["ArrowDown", weekLater],
    ["ArrowUp", secondDay.date],
  ] as const) {
    await press(key);
    await expect(agenda.chosenDay.and(agenda.focused)).toHaveValue(date);
  }
  const minutes = laterSlot.time.slice(2);
  const hourLater = secondDay.slots.find(({ time }) => time > laterSlot.time && time.endsWith(minutes));
  for (const [keys, hour] of [
    [["Tab", "Space", "ArrowRight"], laterSlot.time],
    [["ArrowDown"], hourLater?.time ?? ""],
    [["ArrowUp"], laterSlot.time],
  ] as const) {
    await press(...keys);
    await expect(agenda.chosenHour.and(agenda.focused)).toHaveValue(hour);
  }
  const time = formatTimeOfDay(laterSlot.time);
  await expect(agenda.status).toContainText(time);
  for (const link of [agenda.whatsapp, agenda.mail]) {
    await press("Tab");
    await expect(link).toBeFocused();
  }
  // Where no mail program opens, the address stands beside the message.
  await expect(page.getByText(site.email, { exact: true }).filter({ visible: true })).toBeVisible();
  await agenda.status.evaluate((status) => {
    const record = () => status.setAttribute("data-announced", "");
    new MutationObserver(record).observe(status, { childList: true });
  });
  for (const typed of ["Ana", "Ferretería  Norte & Cía"]) {
    await press("Tab");
    await page.keyboard.type(typed);
  }
  await expect(agenda.status).not.toHaveAttribute("data-announced");
  await expect(agenda.link(words.sent.file)).toBeHidden();
  const text = (await agenda.readWhatsappMessage()) ?? "";
  expect(text).toContain("soy Ana, de Ferretería Norte & Cía.");
  expect(text).toContain(time);
  await expect(agenda.message).toHaveText(text);
  const mail = (await agenda.mail.getAttribute("href")) ?? "";
  expect(mail).toBe(buildMailLink(new URL(mail).searchParams.get("subject") ?? "", text));

  await agenda.mail.click();
  await expect(agenda.status).toHaveText(words.sent.status);
  const [from, to] = [laterSlot.startMs, laterSlot.endMs].map((ms) =>
    new Date(ms).toISOString().replace(/[-:]|\.000/g, ""),
  );
  const google = new URL((await agenda.link(words.sent.google).getAttribute("href")) ?? "");
  const { date, time: firmTime } = laterSlot;
  expect(google.searchParams.get("dates")).toContain(`${date}T${firmTime}00/`.replaceAll(/[-:]/g, ""));
  expect(google.searchParams.get("ctz")).toBe(site.timeZone);
  const download = page.waitForEvent("download");
  await agenda.link(words.sent.file).click();
  expect((await download).suggestedFilename()).toBe(words.sent.fileName);
  const file = readFileSync(await (await download).path(), "utf8");
  expect(file).toContain(`DTSTART:${from}\r\nDTEND:${to}\r\n`);
});

test("the frame is asked for until it comes, never moves and knows the topic", async ({
  page,
  browserConsole,
}) => {
  browserConsole.allowFault(/ERR_CONNECTION_RESET|status of 503/);
  await page.clock.install({ time: testNowIso });
  await setVisitorAndServerClock(page);
  const faults: ((route: Route) => Promise<void>)[] = [
    (route) => route.fulfill({ status: 503, body: "503 Service Unavailable" }),
    (route) => route.abort("connectionreset"),
  ];
  await page.route("/agenda", (route) => {
    const fault = route.request().method() === "GET" && faults.shift();
    return fault ? fault(route) : route.continue();
  });
  await recordSiteEvents(page);
  const topic = getPageTopic(aSolutionPath);
  const campaign = { utm_source: "soporte-whatsapp.com/verificar tu cuenta", utm_campaign: "urgente" };
  await page.goto(`/contacto?${new URLSearchParams({ tema: topic.id, ...campaign })}`);
  const inside = page.frameLocator("iframe");
  const agenda = locateAgenda(inside);
  await expect(page.locator("[data-notice]:visible")).toHaveText(new RegExp(contactPageTexts.frame.offline));
  await expect(locateBookingFrame(page)).toBeHidden();
  expect(await page.locator(".booking-frame").evaluate(({ clientHeight }) => clientHeight)).toBe(0);
  await expect(async () => {
    await page.clock.runFor(5000);
    await waitForAgenda(inside);
  }).toPass();
  await expect(page.locator("[data-notice]:visible")).toHaveCount(0);
  await setVisitorAndServerClock(page);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => readScrollY(page)).toBe(120);
  await agenda.choose(testSlot.date);
  const before = await locateBookingFrame(page).boundingBox();
  await agenda.choose(testSlot.time);
  await expect(agenda.halfHour).toContainText(formatTimeOfDay(testSlot.time));
  await waitForPaint(page);
  expect(await readScrollY(page)).toBe(120);
  expect(await locateBookingFrame(page).boundingBox()).toEqual(before);
  expect(await agenda.readWhatsappMessage()).toContain(topic.wants);
  for (const place of [page, inside])
    for (const link of await place.locator('a[href*="wa.me"], a[href^="mailto:"]').all())
      expect(decodeURIComponent((await link.getAttribute("href")) ?? "")).not.toMatch(/soporte|urgente/);
  const measureOverflow = (html: HTMLElement) =>
    html.scrollHeight - html.clientHeight + html.scrollWidth - html.clientWidth;
  await expect.poll(() => inside.locator("html").evaluate(measureOverflow)).toBe(0);
  await expect(agenda.whatsapp).toHaveAttribute("target", "_blank");
  await expect(agenda.mail).toHaveAttribute("target", "_top");
  await agenda.whatsapp.click();
  const events = await readRecordedEvents(page);
  const { date, time } = testSlot;
  expect(events).toContainEqual({ event: "site_slot_chosen", page: "/contacto", date, time });
  expect(events).toContainEqual({ event: "site_booking_message", page: "/contacto", way: "whatsapp" });
  expect(JSON.stringify(events), "no event holds the message").not.toContain("Hola");
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

test("the server's time corrects the clock; offline counts only without an answer", async ({
  page,
  context,
  browserConsole,
}) => {
  browserConsole.allowFault(/ERR_INTERNET_DISCONNECTED|favicon/);
  await setVisitorAndServerClock(page, { visitor: "2026-12-19T23:00:00Z", server: testNowIso });
  await page.goto(`/agenda?cuando=${testSlot.date}T${testSlot.time}`);
  const agenda = locateAgenda(page);
  const notice = page.getByRole("status").filter({ hasText: words.chosen.offline });
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

test("an agenda without any half hour shows a message and a WhatsApp link", async ({ page }) => {
  await page.route("**/agenda", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(?<name>noticeHours&quot;:)\d+/, "$<name>9999");
    await route.fulfill({ response, body });
  });
  const agenda = await openAgendaPageWithClocks(page);
  await expect(page.getByRole("heading", { name: words.none.title })).toBeVisible();
  await expect(agenda.days.first()).toBeHidden();
  const whatsapp = agenda.link(contactPageTexts.other.whatsapp);
  await expect(whatsapp).toHaveAttribute("href", buildWhatsappLink(words.none.message));
});

test("on a phone with large text the agenda is not cut off, and targets have 44 px", async ({ page }) => {
  const agenda = await openAgendaPageWithClocks(page);
  for (const [width, height, textSize] of [
    [320, 700, "200%"],
    [360, 740, "130%"],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), textSize);
    await agenda.chooseSlot(testSlot);
    await waitForPaint(page);
    expect(await page.evaluate(findLayoutFaults), `${width} px`).toEqual([]);
    const sizes = await page
      .locator("label.agenda-choice:visible")
      .evaluateAll((labels) =>
        labels.map((label) => label.getBoundingClientRect()).flatMap(({ width, height }) => [width, height]),
      );
    expect(Math.min(...sizes), `${width} px`).toBeGreaterThanOrEqual(44);
    if (width !== 360) continue;
    await agenda.choose(laterSlot.time);
    for (const link of [agenda.whatsapp, agenda.mail]) await expect(link).toBeInViewport({ ratio: 1 });
    await page.getByRole("button", { name: words.chosen.change }).press("Enter");
    await expect(agenda.chosenHour).toBeFocused();
    await expect(agenda.labelOf(laterSlot.time)).toBeInViewport({ ratio: 1 });
  }
});

test("without its script, or any, /agenda links each weekly span", async ({ browser, baseURL }) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await browser.newPage({ baseURL, javaScriptEnabled });
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto("/agenda");
    const spans = Object.values<readonly string[]>(siteAgendaRules.hours).flat();
    const links = page.getByRole("row").getByRole("link");
    await expect(links.filter({ visible: true })).toHaveCount(spans.length);
    const text = new URL((await links.first().getAttribute("href")) ?? "").searchParams.get("text") ?? "";
    expect(text).toMatch(/ \p{L}+, a alguna hora de \d{1,2}:\d\d a \d{1,2}:\d\d /u);
    const agenda = locateAgenda(page);
    await expect(agenda.days.first()).toBeHidden();
    const mailLink = buildMailLink(words.anyWeek.subject);
    await expect(agenda.link(words.anyWeek.mail)).toHaveAttribute("href", mailLink);
    await expect(page.getByText(site.email, { exact: true }).filter({ visible: true })).toBeVisible();
  }
});

test("a half hour moves to the summary, and looks different in each state", async ({ page }) => {
  const agenda = await openAgendaPageWithClocks(page);
  await agenda.choose(testSlot.date);
  await page.evaluate(() => {
    const start = document.startViewTransition;
    document.startViewTransition = function (update) {
      const transition = start.call(this, update);
      document.body.dataset.moved = "";
      return transition;
    };
  });
  for (const [reducedMotion, { time }] of [
    ["reduce", testSlot],
    ["no-preference", laterSlot],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await agenda.choose(time);
    await expect(agenda.halfHour).toContainText(formatTimeOfDay(time));
    await expect(page.locator("body[data-moved]")).toHaveCount(reducedMotion === "reduce" ? 0 : 1);
  }
  await page.emulateMedia({ reducedMotion: "reduce" });

  // A browser that repaints a light page dark.
  const endRepaint = await repaintDark(page);
  await expect(page.locator("body")).toHaveCSS("color-scheme", "light dark");
  await waitForPaint(page);
  for (const amber of [agenda.labelOf(laterSlot.time), agenda.whatsapp])
    expect(await measureContrast(page, amber)).toBeGreaterThan(4.5);
  await endRepaint();

  for (const settings of [
    { forcedColors: "active" },
    { forcedColors: "none", contrast: "more", colorScheme: "dark" },
  ] as const) {
    await page.emulateMedia(settings);
    const input = page.locator('input[name="time"]:enabled:not(:checked)').last();
    const label = agenda.labelOf(await input.inputValue());
    await label.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await label.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    // With room for the focus outline.
    const clip = { x: x - 6, y: y - 6, width: width + 12, height: height + 12 };
    const pictures = new Set<string>();
    for (const [index, state] of ["free", "chosen", "unavailable", "focused"].entries()) {
      await label.locator("input").evaluate((element: HTMLInputElement, wanted) => {
        element.checked = wanted === "chosen";
        element.disabled = wanted === "unavailable";
        if (wanted === "focused") element.focus({ focusVisible: true } as FocusOptions);
        else element.blur();
      }, state);
      pictures.add((await page.screenshot({ clip })).toString("base64"));
      expect(pictures.size, `looks until ${state}`).toBe(index + 1);
    }
  }
});
