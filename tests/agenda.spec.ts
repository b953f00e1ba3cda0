import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import ical from "ical.js";
import { agenda } from "#app/booking/agenda-words.ts";
import { dayName, hourName } from "#app/booking/date-names.ts";
import { type AgendaDay, addDays, type Slot, workingDays } from "#app/booking/slots.ts";
import { mailLink, ownBookingPath, whatsappLink } from "#app/contact-links.ts";
import { contact } from "#content/contact";
import { site } from "#site";
import {
  choose,
  chooseSlot,
  chosenDay,
  chosenTime,
  days,
  daysAt,
  daysNow,
  enabledValues,
  half,
  now,
  offeredSlots,
  openAgenda,
  setClock,
  textOf,
  times,
  way,
} from "./agenda-page.ts";
import { look } from "./axe.ts";
import { noteEvents, told } from "./events.ts";
import { painted } from "./frames.ts";
import { layoutFaults } from "./layout-faults.ts";
import { aSolution, topicFrom } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";
import { noteJourneys } from "./view-transitions.ts";

test.skip(!ownBookingPath, "site.config.ts names a booking service");
test.use({ timezoneId: site.timeZone });

const dates = daysNow.map(({ date }) => date);
const [first, second, third] = daysNow as [AgendaDay, AgendaDay, AgendaDay];
/** Half hours of the second day, which is offered from its beginning. */
const [slot, later] = daysNow.slice(1, 2).flatMap(({ slots }) => slots) as [Slot, Slot];

/** Opens the agenda and waits until it runs and has been told the server's time: it asks for nothing more. */
async function gotoAnswered(page: Page) {
  const answered = page.waitForResponse(/\/agenda\?\d+$/);
  await page.goto("/agenda");
  await answered;
  await expect(page.locator("body")).toHaveAttribute("data-running");
}

test("the days and hours of the firm are offered, and nothing else", async ({ page }) => {
  await openAgenda(page);
  await expect(days(page).first()).toBeAttached();
  expect(await days(page).evaluateAll(enabledValues)).toEqual(dates);
  expect(dates.length).toBeGreaterThan(5);
  await expect(chosenDay(page)).toHaveValue(first.date);
  for (const day of [first, second, ...daysNow.slice(-1)]) {
    await choose(page, day.date);
    expect(await times(page).evaluateAll(enabledValues)).toEqual(offeredSlots(day).map(({ time }) => time));
  }
  await expect(chosenTime(page)).toHaveCount(0);
  // One row a week: no row is empty, none holds a day that is over.
  const rows = page.locator(".agenda-days tbody tr:visible");
  for (const row of await rows.all()) await expect(row.locator("label:visible").last()).toBeAttached();
});

test("days, hours and request are enabled one after the other, with a paint between them", {
  tag: "@ownwidth",
}, async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.addInitScript(() => {
    let frame = 0;
    const count = () => {
      frame += 1;
      requestAnimationFrame(count);
    };
    count();
    const told: [string, number][] = [];
    Object.assign(window, { told });
    const parts = {
      days: "input[name=day]:enabled",
      hours: "input[name=time]:enabled",
      request: "[data-running] [data-agenda=waiting]",
    };
    new MutationObserver(() => {
      for (const [name, selector] of Object.entries(parts)) {
        const shown = document.querySelector(selector)?.closest("fieldset, section")?.getClientRects().length;
        if (shown && !told.some(([one]) => one === name)) told.push([name, frame]);
      }
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await openAgenda(page);
  await expect(page.locator("body")).toHaveAttribute("data-running");
  const told = await page.evaluate(() => (window as { told?: [string, number][] }).told ?? []);
  expect(told.map(([name]) => name)).toEqual(["days", "hours", "request"]);
  expect(new Set(told.map(([, frame]) => frame)).size).toBe(3);
});

test("the first day shown has hours to choose from, and one with its last hour can be had", async ({
  page,
}) => {
  // A moment, in steps of half an hour, at which the first day has but an hour or two left.
  const late = Array.from({ length: 7 * 48 }, (_, step) =>
    new Date(Date.parse(now) + step * 1_800_000).toISOString(),
  ).find((instant) => offeredSlots(daysAt(instant)[0] as AgendaDay).length < 3);
  if (!late) throw new Error("booking.hours: no day ends");
  await openAgenda(page, { visitor: late });
  const [ending, ...others] = daysAt(late) as [AgendaDay, ...AgendaDay[]];
  const shown = others.find((day) => offeredSlots(day).length >= 4);
  await expect(chosenDay(page)).toHaveValue(shown?.date ?? "");
  await choose(page, ending.date);
  expect(await times(page).evaluateAll(enabledValues)).toHaveLength(offeredSlots(ending).length);
});

test("by keyboard alone: a day, an hour, who one is, and the message is on its way", async ({ page }) => {
  await openAgenda(page);
  await expect(page.locator("body")).toHaveAttribute("data-running");
  await page.keyboard.press("Tab");
  await expect(days(page).and(page.locator(":focus"))).toHaveValue(first.date);
  await page.keyboard.press("ArrowRight");
  await expect(chosenDay(page)).toHaveValue(second.date);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  const { time } = later;
  await expect(chosenTime(page)).toHaveValue(time);
  await expect(times(page).and(page.locator(":focus"))).toHaveValue(time);
  await expect(page.getByRole("status")).toContainText(hourName(time));
  await page.keyboard.press("Tab");
  await expect(way(page, agenda.chosen.whatsapp)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(way(page, agenda.chosen.mail)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("Ana");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Ferretería  Norte & Cía");
  const text = await textOf(page);
  expect(text).toContain("soy Ana de Ferretería Norte & Cía.");
  expect(text).toContain(hourName(time));
  await expect(page.locator(".agenda-message")).toHaveText(text ?? "");
  const mail = await way(page, agenda.chosen.mail).getAttribute("href");
  expect(mail).toBe(mailLink(new URL(mail ?? "").searchParams.get("subject") ?? "", text ?? ""));
});

test("up and down lead to the row above and below, left and right to what comes before and after", async ({
  page,
}) => {
  await openAgenda(page);
  await expect(page.locator("body")).toHaveAttribute("data-running");
  const weekLater = daysNow.find(({ date }) => date === addDays(second.date, 7));
  if (!weekLater) throw new Error(`booking: ${second.date} has no hours a week later`);
  await choose(page, second.date);
  await page.keyboard.press("ArrowDown");
  await expect(chosenDay(page)).toHaveValue(weekLater.date);
  await expect(days(page).and(page.locator(":focus"))).toHaveValue(weekLater.date);
  await page.keyboard.press("ArrowUp");
  await expect(chosenDay(page)).toHaveValue(second.date);
  // Nothing is above: the first row ends there.
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  const above = addDays(second.date, -7);
  await expect(chosenDay(page)).toHaveValue(dates.includes(above) ? above : second.date);
  await choose(page, second.date);
  await page.keyboard.press("ArrowLeft");
  await expect(chosenDay(page)).toHaveValue(first.date);

  await choose(page, second.date);
  const below = second.slots.find(
    ({ time }) => time.slice(3) === slot.time.slice(3) && time.slice(0, 2) > slot.time.slice(0, 2),
  ) as Slot;
  await choose(page, slot.time);
  await page.keyboard.press("ArrowDown");
  await expect(chosenTime(page)).toHaveValue(below.time);
  await page.keyboard.press("ArrowUp");
  await expect(chosenTime(page)).toHaveValue(slot.time);
});

test("each choice has its full accessible name, and says when it is not available", async ({ page }) => {
  await openAgenda(page);
  await expect(chosenDay(page)).toHaveAccessibleName(/^\p{L}+ \d+ de \p{L}+$/u);
  // What is seen is part of it, and nothing stands beside it to be read a second time (WCAG 2.5.3).
  for (const label of await page.locator("label.agenda-choice:visible").all()) {
    const seen = await label.evaluate((element) => {
      const copy = element.cloneNode(true) as HTMLElement;
      for (const hidden of copy.querySelectorAll(".sr-only")) hidden.remove();
      return copy.textContent?.trim();
    });
    await expect(label.locator("input")).toHaveAccessibleName(new RegExp(`(^| )${seen}( |$)`));
    await expect(label.locator("input")).not.toHaveAttribute("aria-label");
  }
  const gone = days(page).and(page.locator(":disabled")).first();
  await expect(gone).toHaveAccessibleName(new RegExp(agenda.unavailable));
  const soon = first.slots.find((one) => !one.offered);
  if (!soon) return;
  const place = times(page).and(page.locator(`[value="${soon.time}"]`));
  const isShown = offeredSlots(first).some(({ time }) => time.slice(0, 2) === soon.time.slice(0, 2));
  if (isShown) await expect(place).toHaveAccessibleName(new RegExp(agenda.unavailable));
  else await expect(place).toBeHidden();
});

test("in the frame of /contacto nothing scrolls, the message has the topic and no campaign words, and events are sent", async ({
  page,
}) => {
  await setClock(page);
  await noteEvents(page);
  await page.goto(`/contacto?tema=${topicFrom(aSolution).id}&utm_source=instagram&utm_campaign=mayo`);
  const inside = page.frameLocator("iframe");
  await chooseSlot(inside, slot);
  await expect(half(inside)).toContainText(hourName(slot.time));
  const text = await textOf(inside);
  expect(text).toContain(topicFrom(aSolution).wants);
  expect(text).not.toMatch(/instagram|mayo/);
  // The frame is as high as what is in it.
  await expect
    .poll(() =>
      inside
        .locator("html")
        .evaluate((html) => [html.scrollHeight - html.clientHeight, html.scrollWidth - html.clientWidth]),
    )
    .toEqual([0, 0]);
  const send = way(inside, agenda.chosen.whatsapp);
  await expect(send).toHaveAttribute("target", "_blank");
  await expect(send).toHaveAttribute("rel", "noopener");
  await expect(way(inside, agenda.chosen.mail)).toHaveAttribute("target", "_top");
  await expect(inside.getByText(agenda.sent.title)).toBeHidden();
  await send.evaluate((link) => link.addEventListener("click", (event) => event.preventDefault()));
  await send.click();
  await expect(inside.getByText(agenda.sent.title)).toBeVisible();
  expect(await told(page)).toEqual(
    expect.arrayContaining([
      { event: "site_slot_chosen", page: "/contacto", date: slot.date, time: slot.time },
      { event: "site_booking_done", page: "/contacto", way: "whatsapp" },
    ]),
  );
  expect(JSON.stringify(await told(page))).not.toContain("Hola");
});

test("the appointment can be taken to a calendar, to be confirmed", async ({ page }) => {
  await openAgenda(page);
  await chooseSlot(page, slot);
  await way(page, agenda.chosen.mail).evaluate((link) =>
    link.addEventListener("click", (event) => event.preventDefault()),
  );
  await way(page, agenda.chosen.mail).click();
  const google = new URL((await way(page, agenda.sent.google).getAttribute("href")) ?? "");
  expect(google.searchParams.get("text")).toBe(agenda.sent.event);
  const download = page.waitForEvent("download");
  await way(page, agenda.sent.file).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(agenda.sent.fileName);
  const calendar = new ical.Component(ical.parse(readFileSync(await file.path(), "utf8")));
  const event = new ical.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
  expect(event.startDate.toJSDate().getTime()).toBe(slot.start);
  expect(event.endDate.toJSDate().getTime()).toBe(slot.end);
  expect(event.summary).toBe(agenda.sent.event);
});

test.describe("a visitor half an hour off", () => {
  test.use({ timezoneId: "Asia/Kolkata" });

  test("sees the hours of their own zone, the firm's once, and the message says both", async ({ page }) => {
    await openAgenda(page);
    await choose(page, slot.date);
    const ownHour = (instant: number) =>
      new Date(instant).toLocaleTimeString("es-AR", {
        timeZone: "Asia/Kolkata",
        hour: "numeric",
        minute: "2-digit",
        hourCycle: "h23",
      });
    const own = ownHour(slot.start);
    const input = times(page).and(page.locator(`[value="${slot.time}"]`));
    await expect(input).toHaveAccessibleName(own);
    await expect(page.locator(`label:has(input[value="${slot.time}"])`)).toHaveText(own);
    await expect(page.getByText(agenda.hour.ownZone(own, hourName(slot.time)))).toBeVisible();
    await choose(page, slot.time);
    await expect(half(page)).toContainText(agenda.chosen.ownWhen(own, ownHour(slot.end)));
    expect(await textOf(page)).toContain(`para mí, ${own}`);
    expect(await textOf(page)).toContain(hourName(slot.time));
  });

  test("sees the day with the hour where it is another one than the firm's", async ({ page }) => {
    await openAgenda(page);
    const next = second.slots.find(
      ({ start, date }) => new Date(start).toLocaleDateString("sv", { timeZone: "Asia/Kolkata" }) !== date,
    );
    test.skip(!next, "the firm's day ends before midnight in Kolkata");
    if (!next) return;
    await chooseSlot(page, next);
    const nextDate = addDays(next.date, 1);
    await expect(page.locator(`label:has(input[value="${next.time}"])`)).toContainText(
      String(Number(nextDate.slice(8))),
    );
    await expect(half(page)).toContainText(dayName(nextDate));
    expect(await textOf(page)).toContain(dayName(next.date));
  });
});

test("a clock that is wrong by days is corrected by the server's", async ({ page }) => {
  await openAgenda(page, { visitor: "2026-11-19T23:00:00Z", server: now });
  await expect.poll(() => days(page).evaluateAll(enabledValues)).toEqual(dates);
});

test("uses the visitor's clock when the server does not answer", async ({ page, browserConsole }) => {
  browserConsole.expectFault(/ERR_INTERNET_DISCONNECTED/);
  const asked = page.waitForEvent("requestfailed");
  await openAgenda(page, { server: null });
  await asked;
  expect(await days(page).evaluateAll(enabledValues)).toEqual(dates);
});

test("offline it says what to do, and keeps what was chosen until there is a connection", async ({
  page,
  context,
}) => {
  await setClock(page);
  await gotoAnswered(page);
  await context.setOffline(true);
  await expect(page.getByText(agenda.chosen.offline)).toBeHidden();
  await chooseSlot(page, slot);
  await expect(page.getByRole("status").filter({ hasText: agenda.chosen.offline })).toBeVisible();
  expect(await page.evaluate(layoutFaults)).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText(agenda.chosen.offline)).toHaveCount(0);
  await expect(half(page)).toContainText(hourName(slot.time));
});

test("each tab has a choice of its own, which outlives a reload", async ({ page, context }) => {
  const other = await context.newPage();
  const choices = [
    { tab: page, choice: slot, name: "Ana" },
    { tab: other, choice: third.slots[1] as Slot, name: "Beto" },
  ];
  for (const { tab, choice, name } of choices) {
    await openAgenda(tab);
    await chooseSlot(tab, choice);
    await tab.getByLabel(agenda.chosen.name).fill(name);
  }
  for (const { tab, choice, name } of choices) {
    await tab.reload();
    await expect(chosenTime(tab)).toHaveValue(choice.time);
    await expect(chosenDay(tab)).toHaveValue(choice.date);
    await expect(tab.locator(".agenda-message")).toContainText(`soy ${name}`);
  }
  await other.close();
});

test.describe("in motion", () => {
  test.use({ reducedMotion: "no-preference" });

  test("the half hour goes from its place to the summary, and nothing waits for it", async ({ page }) => {
    const journeys = await noteJourneys(page);
    await openAgenda(page);
    await choose(page, slot.date);
    expect(await journeys()).toEqual([]);
    for (const { time } of [slot, later]) await choose(page, time);
    const taken = [slot, later].map(({ time }) => hourName(time));
    await expect(half(page)).toContainText(hourName(later.time));
    await expect
      .poll(journeys)
      .toEqual(taken.map((time) => ({ from: time, to: expect.stringContaining(time), left: 0 })));
  });
});

test("with reduced motion the half hour is there at once", async ({ page }) => {
  const journeys = await noteJourneys(page);
  await openAgenda(page);
  await chooseSlot(page, slot);
  await expect(page.locator(".agenda-message")).toBeVisible();
  expect(await journeys()).toEqual([]);
});

test("with no hour left it says so, and how to write", async ({ page }) => {
  await setClock(page);
  // The same page and script with a notice that no hour meets.
  await page.route("**/agenda", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll(/ integrity="[^"]+"/g, ""),
    });
  });
  await page.route("**/agenda-script-*.js", async (route) => {
    const answer = await route.fetch();
    const script = await answer.text();
    const none = script.replace(/noticeHours:[\de]+/, "noticeHours:9999");
    expect(none).not.toBe(script);
    await route.fulfill({ response: answer, body: none });
  });
  await page.goto("/agenda");
  await expect(page.getByRole("heading", { name: agenda.none.title })).toBeVisible();
  await expect(days(page).first()).toBeHidden();
  await expect(way(page, contact.other.whatsapp)).toHaveAttribute("href", whatsappLink(agenda.none.message));
});

test("at 320 px with text twice as large nothing is cut, covered or too small to touch", async ({ page }) => {
  await setClock(page);
  for (const [width, size] of [
    [320, "100%"],
    [320, "200%"],
    [1216, "200%"],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto("/agenda");
    await page.locator("html").evaluate((html, value) => {
      html.style.fontSize = value;
    }, size);
    await chooseSlot(page, slot);
    // The page has scrolled to the message and rests.
    await painted(page);
    expect(await page.evaluate(layoutFaults), `${width} px, ${size}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const small = await page
      .locator("label.agenda-choice:visible")
      .evaluateAll(
        (labels) =>
          labels
            .map((label) => label.getBoundingClientRect())
            .filter(({ width, height }) => width < 44 || height < 44).length,
      );
    expect(small).toBe(0);
  }
});

test("on a phone with larger text the button that sends is in view as soon as an hour is tapped", async ({
  page,
}) => {
  await setClock(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/agenda");
  await page.locator("html").evaluate((html) => {
    html.style.fontSize = "130%";
  });
  await chooseSlot(page, slot);
  await expect(way(page, agenda.chosen.whatsapp)).toBeInViewport({ ratio: 1 });
  await expect(way(page, agenda.chosen.mail)).toBeInViewport({ ratio: 1 });
  // What may be left empty comes after them.
  const bottom = await way(page, agenda.chosen.mail).evaluate((link) => link.getBoundingClientRect().bottom);
  const top = await page
    .getByLabel(agenda.chosen.name)
    .evaluate((input) => input.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(bottom);
});

for (const [width, height] of [
  [1280, 800],
  [1920, 1080],
] as const)
  test(`by itself at ${width} px its choices are as high as a finger, from the top, in a column of 1,120 px`, async ({
    page,
  }) => {
    await setClock(page);
    await page.setViewportSize({ width, height });
    await page.goto("/agenda");
    await chooseSlot(page, slot);
    const heights = await page
      .locator("label.agenda-choice:visible")
      .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    expect(Math.max(...heights)).toBeLessThanOrEqual(56);
    const boxes = await page
      .locator(".agenda-choices, .agenda-choices > *")
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
    expect(boxes[0]?.width).toBe(1120);
    expect(new Set(boxes.slice(1).map(({ top }) => top)).size, "all begin at one height").toBe(1);
  });

test.describe("far from the firm", () => {
  test.use({ timezoneId: "Europe/Madrid" });

  test("choosing an hour in a wide window moves nothing, and what is below the hours is near", async ({
    page,
  }) => {
    await setClock(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/contacto");
    const inside = page.frameLocator("iframe");
    await expect(inside.locator("body")).toHaveAttribute("data-running");
    await page.mouse.wheel(0, 120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
    await choose(inside, slot.date);
    const before = await page.locator("iframe").boundingBox();
    await choose(inside, slot.time);
    await expect(inside.locator(".agenda-message")).toBeVisible();
    await painted(page);
    expect(await page.evaluate(() => scrollY)).toBe(120);
    expect(await page.locator("iframe").boundingBox()).toEqual(before);
    for (const label of await inside.locator("label.agenda-choice:visible").all())
      expect((await label.boundingBox())?.height).toBeLessThanOrEqual(56);
  });
});

test("the chosen half hour has no accessibility violations", async ({ page }) => {
  await openAgenda(page);
  await chooseSlot(page, slot);
  expect((await look(page)).violations).toEqual([]);
});

/** A link for each span of each weekday, which names no date. */
async function expectAnyWeek(page: Page) {
  const spans = workingDays(site.booking.hours).flatMap((weekday) => site.booking.hours[weekday] ?? []);
  const links = page.getByRole("row").getByRole("link");
  await expect(links.filter({ visible: true })).toHaveCount(spans.length, { timeout: 10_000 });
  for (const link of await links.all()) {
    const text = new URL((await link.getAttribute("href")) ?? "").searchParams.get("text") ?? "";
    expect(text).toMatch(/ \p{L}+, a alguna hora de \d{1,2}:\d\d a \d{1,2}:\d\d /u);
    expect(text).not.toMatch(/\d de \p{L}+ /u);
  }
  await expect(days(page).first()).toBeHidden();
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("lists weekdays with their hours as links, without dates that could pass", async ({ page }) => {
    await page.goto("/agenda");
    await expectAnyWeek(page);
    await expect(page.getByRole("link", { name: agenda.anyWeek.mail })).toHaveAttribute(
      "href",
      mailLink(agenda.anyWeek.subject),
    );
  });
});

test("shows those links after some seconds when the script does not load", async ({
  page,
  browserConsole,
}) => {
  browserConsole.expectFault(/ERR_FAILED/);
  await page.route("**/agenda-script-*.js", (route) => route.abort());
  await page.goto("/agenda");
  await expectAnyWeek(page);
});

test("opened by itself it leads to the whole page; in the frame it does not", async ({ page }) => {
  await page.goto("/contacto");
  const inside = page.frameLocator("iframe");
  await expect(inside.locator("body")).toHaveAttribute("data-running");
  await expect(way(inside, agenda.whole)).toHaveCount(0);
  await page.goto("/agenda");
  await way(page, agenda.whole).click();
  await expect(page).toHaveURL("/contacto");
});

test("its script is small and asks for nothing but the time", async ({ page }) => {
  const asked: string[] = [];
  let bytes = 0;
  page.on("response", async (response) => {
    asked.push(`${response.request().method()} ${new URL(response.url()).pathname}`);
    if (response.url().includes("agenda-script")) bytes = (await response.request().sizes()).responseBodySize;
  });
  await gotoAnswered(page);
  await expect.poll(() => bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThan(8 * 1024);
  expect(asked.filter((one) => one.endsWith(".js"))).toHaveLength(1);
  expect(asked.filter((one) => one.startsWith("HEAD"))).toEqual(["HEAD /agenda"]);
});
