import type { Page } from "@playwright/test";
import { agenda } from "#app/booking/agenda-words.ts";
import { dayName, hourName, shortDayName } from "#app/booking/date-names.ts";
import { type AgendaDay, agendaDays, nextSlot, type Slot, wallTime } from "#app/booking/slots.ts";
import { buildContactAddress } from "#app/booking/wanted-slot.ts";
import { ownBookingPath } from "#app/contact-links.ts";
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
  rules,
  setClock,
  textOf,
  times,
  way,
} from "./agenda-page.ts";
import { noteEvents, told } from "./events.ts";
import { expect, test } from "./site-test.ts";

// What the agenda offers depends on the time, and a page stays open for days.

test.skip(!ownBookingPath, "site.config.ts names a booking service");
test.use({ timezoneId: site.timeZone });

const tag = "@fault";
const [first] = daysNow as [AgendaDay];
const firstSlot = offeredSlots(first)[0] as Slot;
const lastSlot = offeredSlots(daysNow.at(-1)).at(-1) as Slot;
const minutes = (count: number) => count * 60_000;
/** The moment at which a slot has just become too near. */
const tooLateFor = ({ start }: Slot) =>
  new Date(start - site.booking.noticeHours * minutes(60) + minutes(1)).toISOString();
const notice = (page: Page) => page.locator('[data-agenda="missed"]');
const status = (page: Page) => page.locator('[data-agenda="status"]');
const noLonger = ({ date, time }: Slot) => agenda.missed["no longer"](dayName(date), hourName(time));

/** Counts what is opened to be sent; nothing leaves the page. */
async function countSent(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const opened: string[] = [];
    Object.assign(window, { opened });
    addEventListener("click", (event) => {
      const link = (event.target as Element).closest("a");
      if (!link || event.defaultPrevented) return;
      event.preventDefault();
      opened.push(link.href);
    });
  });
  return () => page.evaluate(() => (window as { opened?: string[] }).opened?.length ?? -1);
}

const comeBack = {
  "after a minute": (page: Page) => page.clock.runFor(minutes(1)),
  "on coming back to the tab": (page: Page) =>
    page.evaluate(() => document.dispatchEvent(new Event("visibilitychange"))),
  "on coming back to the window": (page: Page) => page.evaluate(() => dispatchEvent(new Event("focus"))),
  "on coming back by Back": (page: Page) =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))),
};

for (const [moment, look] of Object.entries(comeBack)) {
  test(`the agenda stays open for 50 hours → ${moment} the hours gone are gone, and what was chosen is told of`, {
    tag,
  }, async ({ page }) => {
    await page.clock.install({ time: now });
    await openAgenda(page);
    await chooseSlot(page, firstSlot);
    await expect(half(page)).toContainText(hourName(firstSlot.time));
    const later = new Date(Date.parse(now) + minutes(50 * 60)).toISOString();
    await setClock(page, { visitor: later });
    await look(page);
    await expect
      .poll(() => days(page).evaluateAll(enabledValues))
      .toEqual(daysAt(later).map(({ date }) => date));
    await expect(chosenTime(page)).toHaveCount(0);
    await expect(half(page)).toContainText(agenda.chosen.waiting);
    await expect(notice(page)).toHaveText(noLonger(firstSlot));
    await expect(status(page)).toHaveText(noLonger(firstSlot));
    await expect(way(page, agenda.chosen.whatsapp)).toBeHidden();
  });
}

test("an hour is within the notice period when it is tapped → it is not chosen, and a message says why", {
  tag,
}, async ({ page }) => {
  await openAgenda(page);
  await choose(page, firstSlot.date);
  await setClock(page, { visitor: tooLateFor(firstSlot) });
  await choose(page, firstSlot.time);
  await expect(notice(page)).toHaveText(noLonger(firstSlot));
  await expect(chosenTime(page)).toHaveCount(0);
  await expect(times(page).and(page.locator(`[value="${firstSlot.time}"]`))).toBeDisabled();
});

test("the chosen hour is too near when it is sent → nothing is sent, and the next hours are at hand", {
  tag,
}, async ({ page }) => {
  await noteEvents(page);
  await openAgenda(page);
  await chooseSlot(page, firstSlot);
  const sent = await countSent(page);
  for (const name of [agenda.chosen.whatsapp, agenda.chosen.mail]) {
    await expect(way(page, name)).toBeVisible();
    await setClock(page, { visitor: tooLateFor(firstSlot) });
    await way(page, name).click();
    await expect(notice(page)).toHaveText(noLonger(firstSlot));
    expect(await sent()).toBe(0);
    await expect(page.locator("input[name=time]:focus")).toBeEnabled();
    await setClock(page);
    await comeBack["on coming back to the tab"](page);
    await chooseSlot(page, firstSlot);
  }
  expect((await told(page)).filter(({ event }) => event === "site_booking_done")).toEqual([]);
  await way(page, agenda.chosen.whatsapp).click();
  expect(await sent()).toBe(1);
});

test("a message was sent and its hour becomes too near → it says to wait for the answer, and the calendar stays", {
  tag,
}, async ({ page }) => {
  await openAgenda(page);
  await chooseSlot(page, firstSlot);
  await countSent(page);
  await way(page, agenda.chosen.mail).click();
  await expect(status(page)).toHaveText(agenda.sent.status);
  await setClock(page, { visitor: tooLateFor(firstSlot) });
  await comeBack["on coming back to the tab"](page);
  await expect(notice(page)).toHaveText(
    agenda.missed.sent(dayName(firstSlot.date), hourName(firstSlot.time)),
  );
  await page.reload();
  await expect(notice(page)).toHaveText(
    agenda.missed.sent(dayName(firstSlot.date), hourName(firstSlot.time)),
  );
  await expect(way(page, agenda.sent.google)).toHaveAttribute("href", /dates=\d{8}T/);
  // Another half hour is another message.
  await chooseSlot(page, lastSlot);
  await expect(way(page, agenda.sent.google)).toBeHidden();
});

test("the clock is set back by days while the agenda is open → the server's time counts", { tag }, async ({
  page,
}) => {
  await openAgenda(page);
  await expect(page.locator("body")).toHaveAttribute("data-running");
  await setClock(page, { visitor: "2026-11-19T23:00:00Z", server: now });
  await comeBack["on coming back to the tab"](page);
  await expect.poll(() => days(page).evaluateAll(enabledValues)).toEqual(daysNow.map(({ date }) => date));
});

test.describe("in the computer's time zone", () => {
  test.use({ timezoneId: undefined });

  test("the computer comes to another zone while the agenda is open → the hours are those of that zone", {
    tag,
  }, async ({ page, browserName }) => {
    test.skip(browserName !== "chromium", "only Chromium lets a test travel");
    await openAgenda(page);
    await chooseSlot(page, lastSlot);
    const label = page.locator(`label:has(input[value="${lastSlot.time}"])`);
    const client = await page.context().newCDPSession(page);
    await client.send("Emulation.setTimezoneOverride", { timezoneId: "Asia/Kathmandu" });
    await comeBack["on coming back to the window"](page);
    const own = hourName(wallTime(lastSlot.start, "Asia/Kathmandu").time);
    await expect(label).toContainText(own);
    await expect(half(page)).toContainText(own);
    expect(await textOf(page)).toContain(`para mí, ${own}`);
    await expect(page.getByText(agenda.hour.ownZone(own, hourName(lastSlot.time)))).toBeVisible();
  });
});

/** Two days of which the second lacks a time of the first. */
function daysThatDiffer(): { with: Slot; without: AgendaDay } | undefined {
  for (const day of daysNow)
    for (const slot of offeredSlots(day)) {
      const without = daysNow.find(
        (other) => other.date !== day.date && !offeredSlots(other).some(({ time }) => time === slot.time),
      );
      if (without) return { with: slot, without };
    }
  return undefined;
}

test("another day lacks the wanted hour → it says so, and a day that has it has it chosen", { tag }, async ({
  page,
}) => {
  const found = daysThatDiffer();
  if (!found) throw new Error("booking: every day offers the same hours at the time of this test");
  const { with: wanted, without } = found;
  const sentence = agenda.missed["not on this day"](shortDayName(without.date), hourName(wanted.time));
  await openAgenda(page);
  await chooseSlot(page, wanted);
  await choose(page, without.date);
  await expect(notice(page)).toHaveText(sentence);
  await expect(status(page)).toHaveText(sentence);
  await expect(chosenTime(page)).toHaveCount(0);
  await choose(page, wanted.date);
  await expect(chosenTime(page)).toHaveValue(wanted.time);
  await expect(notice(page)).toBeHidden();
  await expect(status(page)).toHaveText(agenda.chosen.status(dayName(wanted.date), hourName(wanted.time)));
});

test("an address asks for a slot: /contacto opens with it chosen, and a later choice outlives a reload", async ({
  page,
}) => {
  await setClock(page);
  await page.goto(buildContactAddress(lastSlot));
  const inside = page.frameLocator("iframe");
  await expect(chosenDay(inside)).toHaveValue(lastSlot.date);
  await expect(chosenTime(inside)).toHaveValue(lastSlot.time);
  await expect(half(inside)).toContainText(hourName(lastSlot.time));
  expect(await textOf(inside)).toContain(dayName(lastSlot.date));
  await chooseSlot(inside, firstSlot);
  await expect(half(inside)).toContainText(hourName(firstSlot.time));
  await page.reload();
  await expect(chosenTime(inside)).toHaveValue(firstSlot.time);
  // Another wish is newer than what was chosen.
  const next = nextSlot(rules, Date.parse(now)) as Slot;
  await page.goto(buildContactAddress(next));
  await expect(chosenDay(inside)).toHaveValue(next.date);
  await expect(chosenTime(inside)).toHaveValue(next.time);
});

test("an address asks for a slot that is over → it says so and offers what there is", { tag }, async ({
  page,
}) => {
  const [over] = agendaDays(rules, Date.parse(now) - minutes(7 * 24 * 60)).flatMap(({ slots }) => slots);
  if (!over) throw new Error("booking: no hours");
  await setClock(page);
  await page.goto(`/agenda${buildContactAddress(over).replace("/contacto", "")}`);
  await expect(notice(page)).toHaveText(noLonger(over));
  expect(await days(page).evaluateAll(enabledValues)).toEqual(daysNow.map(({ date }) => date));
});

for (const nonsense of ["mañana", "2026-02-30T09:00", "<b>9:00</b>", "2026-11-26T09:00:00Z"]) {
  test(`an address asks for '${nonsense}' → the agenda opens as ever`, { tag }, async ({ page }) => {
    await setClock(page);
    await page.goto(`/agenda?${new URLSearchParams({ cuando: nonsense })}`);
    await expect(half(page)).toContainText(agenda.chosen.waiting);
    await expect(page.locator("body")).toHaveAttribute("data-running");
    await expect(notice(page)).toBeEmpty();
    expect(await days(page).evaluateAll(enabledValues)).toEqual(daysNow.map(({ date }) => date));
  });
}

for (const shape of [
  '["nonsense"]',
  '{"utm_source":"x"}',
  '{"date":5,"chosen":[],"sent":{},"wanted":0,"name":{},"firm":[1]}',
  '{"date":"x","chosen":"2026-13-45T99:99","sent":"2026-11-26","name":"\\ud83d"}',
]) {
  test(`the tab's storage holds ${shape} → the agenda, its message and its calendar work`, { tag }, async ({
    page,
  }) => {
    await setClock(page);
    await page.addInitScript((text) => {
      for (const key of ["half-hour", "first-touch"]) sessionStorage[key] ??= text;
    }, shape);
    await page.goto("/agenda");
    await chooseSlot(page, lastSlot);
    await expect(page.locator(".agenda-message")).toContainText(dayName(lastSlot.date));
    await countSent(page);
    await way(page, agenda.chosen.mail).click();
    await expect(way(page, agenda.sent.google)).toBeVisible();
  });
}

test("half a character is typed as a name → the message is written with a sign for it", { tag }, async ({
  page,
}) => {
  await openAgenda(page);
  await chooseSlot(page, lastSlot);
  const name = page.getByLabel(agenda.chosen.name);
  await name.evaluate((input: HTMLInputElement) => {
    input.value = "Ana \ud83d";
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  });
  await expect.poll(() => textOf(page)).toContain("soy Ana \ufffd.");
  await page.reload();
  await expect.poll(() => textOf(page)).toContain("soy Ana ");
});

test("a campaign speaks in the address → it does not in the customer's message", { tag }, async ({
  page,
}) => {
  await setClock(page);
  const words = "soporte-whatsapp.com/verificar tu cuenta ya";
  await page.goto(
    `/contacto?${new URLSearchParams({ utm_source: words, utm_campaign: "urgente", tema: words })}`,
  );
  const inside = page.frameLocator("iframe");
  await chooseSlot(inside, lastSlot);
  await expect(inside.locator(".agenda-message")).toContainText(dayName(lastSlot.date));
  for (const link of await page.locator('a[href*="wa.me"], a[href^="mailto:"]').all())
    expect(decodeURIComponent((await link.getAttribute("href")) ?? "")).not.toMatch(/soporte|urgente/);
  expect(await textOf(inside)).not.toMatch(/soporte|urgente/);
});

test("the page came by plain http from a LAN address → the agenda works, also after a reload", {
  tag,
}, async ({ page }) => {
  // What such a page lacks: it is no secure context.
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, "randomUUID"));
  await openAgenda(page);
  await chooseSlot(page, lastSlot);
  await countSent(page);
  await way(page, agenda.chosen.mail).click();
  await expect(way(page, agenda.sent.file)).toHaveAttribute("href", /^blob:/);
  await page.reload();
  await expect(chosenTime(page)).toHaveValue(lastSlot.time);
  await expect(page.locator(".agenda-message")).toContainText(dayName(lastSlot.date));
});

test("a letter typed says nothing again, and sending says that there is more to do", async ({ page }) => {
  await openAgenda(page);
  await chooseSlot(page, lastSlot);
  await expect(status(page)).not.toBeEmpty();
  await status(page).evaluate((element) => {
    const { dataset } = document.documentElement;
    dataset.said = "";
    new MutationObserver(() => {
      dataset.said += `${element.textContent}|`;
    }).observe(element, { childList: true, characterData: true, subtree: true });
    const create = URL.createObjectURL.bind(URL);
    dataset.files = "0";
    URL.createObjectURL = (blob) => {
      dataset.files = String(Number(dataset.files) + 1);
      return create(blob);
    };
  });
  await page.getByLabel(agenda.chosen.name).pressSequentially("Ana");
  await expect(page.locator(".agenda-message")).toContainText("soy Ana.");
  await expect(page.locator("html")).toHaveAttribute("data-said", "");
  await expect(page.locator("html")).toHaveAttribute("data-files", "0");
  await countSent(page);
  await way(page, agenda.chosen.mail).click();
  await expect(page.locator("html")).toHaveAttribute("data-said", `${agenda.sent.status}|`);
  await expect(page.locator("html")).toHaveAttribute("data-files", "1");
});
