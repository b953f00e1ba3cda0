import { readFileSync } from "node:fs";
import type { Route } from "@playwright/test";
import {
  firstDay,
  laterSlot,
  listOfferedSlots,
  locateAgenda,
  locateBookingFrame,
  offeredDates,
  openAgendaPageWithClocks,
  secondDay,
  setVisitorAndServerClock,
  testNowIso,
  testSlot,
  waitForAgenda,
} from "../../../tests/agenda-page.ts";
import { findAxeViolations } from "../../../tests/axe.ts";
import { readRecordedEvents, recordSiteEvents } from "../../../tests/events.ts";
import { expect, test } from "../../../tests/fixtures.ts";
import { readScrollY, waitForPaint } from "../../../tests/frames.ts";
import { aSolutionPath, getPageTopic } from "../../../tests/paths.ts";
import {
  agendaPageTexts,
  buildMailLink,
  buildWhatsappLink,
  contactPageTexts,
  ownAgendaPath,
  site,
} from "../../../tests/shared-content.ts";
import { siteAgendaRules } from "../agenda-rules.ts";
import { addDays, formatTimeOfDay } from "../slots.ts";
import { buildContactAddressWithSlot } from "../wanted-slot.ts";

test.skip(!ownAgendaPath, "content/site.yaml names a booking service");
test.use({ timezoneId: site.timeZone });

test("/agenda and its frame offer exactly the hours that can still be booked", async ({ page }) => {
  const agenda = await openAgendaPageWithClocks(page);
  expect(await agenda.listOfferedDates()).toEqual(offeredDates);
  expect(offeredDates.length).toBeGreaterThan(5);
  await expect(agenda.chosenDay).toHaveValue(firstDay.date);
  await expect(agenda.chosenDay).toHaveAccessibleName(/^\p{L}+ \d+ de \p{L}+$/u);
  const gone = agenda.days.and(page.locator(":disabled")).first();
  await expect(gone).toHaveAccessibleName(new RegExp(agendaPageTexts.unavailable));
  for (const day of [firstDay, secondDay]) {
    await agenda.choose(day.date);
    const expected = listOfferedSlots(day).map(({ time }) => time);
    expect(await agenda.listOfferedTimes(), `hours of ${day.date}`).toEqual(expected);
  }
  const weeks = page.locator(".agenda-days tbody tr:visible");
  await expect(weeks.filter({ hasNot: page.locator("label:visible") })).toHaveCount(0);
  await agenda.choose(testSlot.time);
  expect(await findAxeViolations(page)).toEqual([]);
  await agenda.link(agendaPageTexts.whole).click();
  await expect(page).toHaveURL(buildContactAddressWithSlot(testSlot));
  const frame = locateAgenda(page.frameLocator("iframe"));
  await expect(frame.chosenHour).toHaveValue(testSlot.time);
  await expect(frame.link(agendaPageTexts.whole)).toHaveCount(0);
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
  await expect(agenda.link(agendaPageTexts.whole)).toBeFocused();
  await press("Tab");
  await expect(agenda.focused).toHaveValue(firstDay.date);
  const weekLater = addDays(secondDay.date, 7);
  expect(offeredDates, `booking: ${secondDay.date} has hours a week later`).toContain(weekLater);
  const minutes = laterSlot.time.slice(2);
  const hourLater = secondDay.slots.find(({ time }) => time > laterSlot.time && time.endsWith(minutes));
  for (const [keys, chosen, value] of [
    [["ArrowRight"], agenda.chosenDay, secondDay.date],
    [["ArrowDown"], agenda.chosenDay, weekLater],
    [["ArrowUp"], agenda.chosenDay, secondDay.date],
    [["Tab", "Space", "ArrowRight"], agenda.chosenHour, laterSlot.time],
    [["ArrowDown"], agenda.chosenHour, hourLater?.time ?? ""],
    [["ArrowUp"], agenda.chosenHour, laterSlot.time],
  ] as const) {
    await press(...keys);
    await expect(chosen.and(agenda.focused)).toHaveValue(value);
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
  await expect(agenda.link(agendaPageTexts.sent.file)).toBeHidden();
  const text = (await agenda.readWhatsappMessage()) ?? "";
  expect(text).toContain("soy Ana, de Ferretería Norte & Cía.");
  expect(text).toContain(time);
  await expect(agenda.message).toHaveText(text);
  const mail = (await agenda.mail.getAttribute("href")) ?? "";
  expect(mail).toBe(buildMailLink(new URL(mail).searchParams.get("subject") ?? "", text));

  await agenda.mail.click();
  await expect(agenda.status).toHaveText(agendaPageTexts.sent.status);
  const [from, to] = [laterSlot.startMs, laterSlot.endMs].map((ms) =>
    new Date(ms).toISOString().replace(/[-:]|\.000/g, ""),
  );
  const google = new URL((await agenda.link(agendaPageTexts.sent.google).getAttribute("href")) ?? "");
  const { date, time: firmTime } = laterSlot;
  expect(google.searchParams.get("dates")).toContain(`${date}T${firmTime}00/`.replaceAll(/[-:]/g, ""));
  expect(google.searchParams.get("ctz")).toBe(site.timeZone);
  const download = page.waitForEvent("download");
  await agenda.link(agendaPageTexts.sent.file).click();
  expect((await download).suggestedFilename()).toBe(agendaPageTexts.sent.fileName);
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

test("an agenda without any half hour shows a message and a WhatsApp link", async ({ page }) => {
  await page.route("**/agenda", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(?<name>noticeHours&quot;:)\d+/, "$<name>9999");
    await route.fulfill({ response, body });
  });
  const agenda = await openAgendaPageWithClocks(page);
  await expect(page.getByRole("heading", { name: agendaPageTexts.none.title })).toBeVisible();
  await expect(agenda.days.first()).toBeHidden();
  const whatsapp = agenda.link(contactPageTexts.other.whatsapp);
  await expect(whatsapp).toHaveAttribute("href", buildWhatsappLink(agendaPageTexts.none.message));
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
    const mailLink = buildMailLink(agendaPageTexts.anyWeek.subject);
    await expect(agenda.link(agendaPageTexts.anyWeek.mail)).toHaveAttribute("href", mailLink);
    await expect(page.getByText(site.email, { exact: true }).filter({ visible: true })).toBeVisible();
  }
});
