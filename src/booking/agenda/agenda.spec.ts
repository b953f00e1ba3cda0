import { readFileSync } from "node:fs";
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
import { readScrollY, waitForPaint } from "../../../tests/frames.ts";
import { findLayoutFaults } from "../../../tests/layout-faults.ts";
import { aSolutionPath, getPageTopic } from "../../../tests/site-pages.ts";
import { expect, test } from "../../../tests/site-test.ts";
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

test("with the keyboard alone a visitor chooses an hour and fills in the message", async ({ page }) => {
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
  for (const typed of ["Ana", "Ferretería  Norte & Cía"]) {
    await press("Tab");
    await page.keyboard.type(typed);
  }
  const text = (await agenda.readWhatsappMessage()) ?? "";
  expect(text).toContain("soy Ana, de Ferretería Norte & Cía.");
  expect(text).toContain(time);
  await expect(agenda.message).toHaveText(text);
  const mail = (await agenda.mail.getAttribute("href")) ?? "";
  expect(mail).toBe(buildMailLink(new URL(mail).searchParams.get("subject") ?? "", text));
});

test("the agenda's frame never scrolls or moves, reports events and knows the topic", async ({ page }) => {
  await setVisitorAndServerClock(page);
  await recordSiteEvents(page);
  const topic = getPageTopic(aSolutionPath);
  const campaign = { utm_source: "soporte-whatsapp.com/verificar tu cuenta", utm_campaign: "urgente" };
  await page.goto(`/contacto?${new URLSearchParams({ tema: topic.id, ...campaign })}`);
  const inside = page.frameLocator("iframe");
  const agenda = locateAgenda(inside);
  await waitForAgenda(inside);
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
  expect(events).toContainEqual({ event: "site_booking_done", page: "/contacto", way: "whatsapp" });
  expect(JSON.stringify(events), "no event holds the message").not.toContain("Hola");
});

test("the agenda offers calendar links once the message is sent, not while typed", async ({ page }) => {
  const agenda = await openAgendaPageWithClocks(page);
  await agenda.chooseSlot(testSlot);
  await expect(agenda.status).not.toBeEmpty();
  await agenda.status.evaluate((status) => {
    const record = () => status.setAttribute("data-announced", "");
    new MutationObserver(record).observe(status, { childList: true });
  });
  await page.getByLabel(words.chosen.name).pressSequentially("Ana");
  await expect(agenda.message).toContainText("soy Ana.");
  await expect(agenda.link(words.sent.file)).toBeHidden();
  await expect(agenda.status).not.toHaveAttribute("data-announced");
  await agenda.mail.click();
  await expect(agenda.status).toHaveText(words.sent.status);

  const [from, to] = [testSlot.startMs, testSlot.endMs].map((time) =>
    new Date(time).toISOString().replace(/[-:]|\.000/g, ""),
  );
  const google = new URL((await agenda.link(words.sent.google).getAttribute("href")) ?? "");
  expect(google.searchParams.get("dates")).toBe(`${from}/${to}`);
  const download = page.waitForEvent("download");
  await agenda.link(words.sent.file).click();
  expect((await download).suggestedFilename()).toBe(words.sent.fileName);
  const file = readFileSync(await (await download).path(), "utf8");
  expect(file).toContain(`DTSTART:${from}\r\nDTEND:${to}\r\n`);
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
    if (!afterMidnight) return;
    await agenda.chooseSlot(afterMidnight);
    await expect(agenda.labelOf(afterMidnight.time)).toContainText(String(Number(nextDate.slice(8))));
    await expect(agenda.halfHour).toContainText(agendaTexts.formatDate(nextDate));
    expect(await agenda.readWhatsappMessage()).toContain(agendaTexts.formatDate(secondDay.date));
  });
});

test("the server's time corrects a clock that is wrong by days", async ({ page, browserConsole }) => {
  browserConsole.allowFault(/ERR_INTERNET_DISCONNECTED/);
  await setVisitorAndServerClock(page, { visitor: "2026-12-19T23:00:00Z", server: testNowIso });
  await page.goto(`/agenda?cuando=${testSlot.date}T${testSlot.time}`);
  const agenda = locateAgenda(page);
  await expect.poll(agenda.listOfferedDates).toEqual(offeredDates);
  await expect(agenda.chosenHour).toHaveValue(testSlot.time);
  const failed = page.waitForEvent("requestfailed");
  await openAgendaPageWithClocks(page, { server: null });
  await failed;
  expect(await agenda.listOfferedDates()).toEqual(offeredDates);
});

test("offline a chosen hour shows a message, until online", async ({ page, context, browserConsole }) => {
  // On a busy machine Chromium fetches the icon only now.
  browserConsole.allowFault(/favicon/);
  const answered = page.waitForResponse(/\/agenda\?\d+$/);
  const agenda = await openAgendaPageWithClocks(page);
  await answered;
  await context.setOffline(true);
  await agenda.chooseSlot(testSlot);
  await expect(page.getByRole("status").filter({ hasText: words.chosen.offline })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(words.chosen.offline)).toHaveCount(0);
  await expect(agenda.halfHour).toContainText(formatTimeOfDay(testSlot.time));
});

test("a chosen half hour moves to the summary, or with reduced motion appears there", async ({ page }) => {
  const agenda = await openAgendaPageWithClocks(page);
  await agenda.choose(testSlot.date);
  const isMoving = () =>
    document
      .getAnimations()
      .some(({ effect }) => (effect as KeyframeEffect).pseudoElement?.endsWith("-group(half-hour)"));
  for (const [reducedMotion, { time }] of [
    ["reduce", testSlot],
    ["no-preference", laterSlot],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    const moves = page.waitForFunction(isMoving, undefined, { timeout: 1500 }).then(Boolean, () => false);
    await agenda.choose(time);
    expect(await moves, reducedMotion).toBe(reducedMotion !== "reduce");
    await expect(agenda.halfHour).toContainText(formatTimeOfDay(time));
  }
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
  for (const [width, height, textSize] of [
    [320, 700, "200%"],
    [360, 740, "130%"],
  ] as const) {
    await page.setViewportSize({ width, height });
    const agenda = await openAgendaPageWithClocks(page);
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
    for (const link of [agenda.whatsapp, agenda.mail]) await expect(link).toBeInViewport({ ratio: 1 });
    await page.getByRole("button", { name: words.chosen.change }).press("Enter");
    await expect(agenda.chosenHour).toBeFocused();
    await expect(agenda.labelOf(testSlot.time)).toBeInViewport({ ratio: 1 });
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
  }
});

for (const [name, settings] of [
  ["forced colours", { forcedColors: "active" }],
  ["more contrast in the dark scheme", { contrast: "more", colorScheme: "dark" }],
] as const)
  test(`${name} → the states of a half hour look different`, { tag: "@fault" }, async ({ page }) => {
    await page.emulateMedia(settings);
    const agenda = await openAgendaPageWithClocks(page);
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
      }, state);
      pictures.add((await page.screenshot({ clip })).toString("base64"));
      expect(pictures.size, `looks until ${state}`).toBe(index + 1);
    }
  });
