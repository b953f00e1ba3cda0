import type { Page } from "@playwright/test";
import { agendaDays, localWallTime, nextSlot, type Slot } from "#app/booking/slots.ts";
import { buildContactAddress } from "#app/booking/wanted-slot.ts";
import { ownBookingPath } from "#app/contact-links.ts";
import { nextHalfHour } from "#content/calls";
import { contact } from "#content/contact";
import { topicOfPage } from "#content/topics";
import { site } from "#site";
import { chosenDay, chosenTime, half, now, rules, setClock } from "./agenda-page.ts";
import { aSolution } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";
import { noteCrossings } from "./view-transitions.ts";

// The first half hour of the agenda's hours, beside the button of an opening.

test.skip(!ownBookingPath, "site.config.ts names a booking service");

/** Not at the minute at which an hour becomes too near. */
const moment = Date.parse(now) + 5 * 60_000;
const next = nextSlot(rules, moment) as Slot;
const link = (page: Page) => page.locator("[data-next-half-hour]");
const hour = (page: Page) => link(page).locator("[data-when]");
const hourOf = (time: string) => time.replace(/^0/, "");

test.describe("where the firm is", () => {
  test.use({ timezoneId: site.timeZone });

  test("the next half hour is a link that arrives chosen, with what the page is about", async ({ page }) => {
    await setClock(page, { visitor: new Date(moment).toISOString() });
    for (const path of ["/", aSolution]) {
      await page.goto(path);
      await expect(hour(page)).toHaveText(new RegExp(`, ${hourOf(next.time)}$`));
      const topic = topicOfPage[path];
      const address = buildContactAddress(next, new URLSearchParams(topic && { tema: topic }));
      await expect(link(page)).toHaveAttribute("href", address);
      await link(page).click();
      const agenda = page.frameLocator("iframe");
      await expect(chosenDay(agenda)).toHaveValue(next.date);
      await expect(chosenTime(agenda)).toHaveValue(next.time);
      await expect(half(agenda)).toContainText(hourOf(next.time));
      await page.evaluate(() => sessionStorage.clear());
    }
  });

  test("above the title of /contacto it is called as it was beside the button, while it is chosen", async ({
    page,
  }) => {
    await setClock(page, { visitor: new Date(moment).toISOString() });
    const above = page.locator("[data-wanted-half-hour]");
    await page.goto("/contacto");
    await expect(above).toHaveText(contact.opening.halfHour);
    await page.goto("/");
    await expect(link(page)).toBeVisible();
    const said = (await hour(page).textContent()) ?? "";
    await link(page).click();
    await expect(above).toHaveText(said);
    const agenda = page.frameLocator("iframe");
    await expect(chosenTime(agenda)).toHaveValue(next.time);
    const others = agenda.locator("label:has(input[name=time]:enabled:not(:checked))");
    await others.first().click();
    await expect(above).toHaveText(contact.opening.halfHour);
    await agenda.locator(`label:has(input[name=time][value="${next.time}"])`).click();
    await expect(above).toHaveText(said);
    await others.first().click();
    await expect(above).toHaveText(contact.opening.halfHour);
    await page.reload();
    await expect(chosenTime(agenda)).not.toHaveValue(next.time);
    await expect(above).toHaveText(contact.opening.halfHour);
  });

  test("an hour that the agenda does not offer is not written above the title", async ({ page }) => {
    await setClock(page, { visitor: new Date(moment).toISOString() });
    await page.goto(buildContactAddress({ date: next.date, time: "03:10" }));
    await expect(chosenDay(page.frameLocator("iframe"))).toHaveCount(1);
    await expect(page.locator("[data-wanted-half-hour]")).toHaveText(contact.opening.halfHour);
  });

  test("the day is named today, tomorrow or by weekday", async ({ page }) => {
    const days = agendaDays(rules, moment).filter(({ slots }) => slots.length > 0);
    // From a working day to the next: with a day's notice that is tomorrow, or the day after a pause.
    for (const { slots } of days.slice(1, 7)) {
      const instant = (slots[0] as Slot).start;
      const slot = nextSlot(rules, instant);
      if (!slot) continue;
      await page.clock.setFixedTime(instant);
      await page.goto("/");
      const today = localWallTime(instant).date;
      const away = Math.round((Date.parse(slot.date) - Date.parse(today)) / 86_400_000);
      const called =
        away === 0
          ? nextHalfHour.today
          : away === 1
            ? nextHalfHour.tomorrow
            : new RegExp(`^\\p{Letter}{3} ${Number(slot.date.slice(8))}$`, "u");
      const [day = ""] = ((await hour(page).textContent()) ?? "").split(", ");
      expect(day).toMatch(called);
    }
  });

  for (const [when, look] of Object.entries({
    "after a minute": (page: Page) => page.clock.runFor(61_000),
    "on coming back to the tab": (page: Page) =>
      page.evaluate(() => document.dispatchEvent(new Event("visibilitychange"))),
    "on coming back by Back": (page: Page) =>
      page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))),
  })) {
    test(`the half hour is too near by now → ${when} the one after it stands there`, {
      tag: "@fault",
    }, async ({ page }) => {
      await page.clock.install({ time: moment });
      await page.goto("/");
      await page.clock.runFor(5000);
      await expect(hour(page)).toHaveText(new RegExp(`, ${hourOf(next.time)}$`));
      const later = next.start - site.booking.noticeHours * 3_600_000 + 60_000;
      const after = nextSlot(rules, later) as Slot;
      await page.clock.setSystemTime(later);
      await look(page);
      await expect(link(page)).toHaveAttribute("href", buildContactAddress(after));
      await expect(hour(page)).toHaveText(new RegExp(`, ${hourOf(after.time)}$`));
    });
  }

  test.describe("in motion", () => {
    test.use({ reducedMotion: "no-preference" });

    test("it travels to /contacto as the amber half hour", async ({ page, browserName }) => {
      test.skip(browserName !== "chromium", "no transitions between documents");
      const crossings = await noteCrossings(page);
      await page.goto("/");
      await expect(link(page)).toBeVisible();
      const said = await hour(page).textContent();
      await link(page).click();
      await expect(page).toHaveURL(/\/contacto/);
      await expect.poll(crossings).toMatchObject([{ from: said }]);
    });
  });
});

test.describe("elsewhere", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  test("it is told on the visitor's own clock, and asked for on the firm's", async ({ page }) => {
    await page.clock.setFixedTime(moment);
    await page.goto("/");
    const own = await page.evaluate((start) => {
      const there = new Date(start);
      return `${there.getHours()}:${String(there.getMinutes()).padStart(2, "0")}`;
    }, next.start);
    await expect(hour(page)).toHaveText(new RegExp(`, ${own}$`));
    await expect(link(page)).toHaveAttribute("href", buildContactAddress(next));
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the length of the meeting stands there", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByText(nextHalfHour.waiting, { exact: true }).first()).toBeVisible();
    await expect(link(page)).toBeHidden();
  });
});

test("writing the half hour causes no layout shift", async ({ page }) => {
  for (const width of [360, 412, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ["/", ...Object.keys(topicOfPage)]) {
      await page.goto(path);
      await expect(link(page)).toBeVisible();
      const below = () =>
        page.evaluate(() => [
          document.documentElement.scrollHeight,
          document.querySelector("[data-next-half-hour]")?.parentElement?.getBoundingClientRect().height,
        ]);
      const written = await below();
      await link(page).evaluate((element: HTMLElement) => {
        element.classList.add("invisible");
        element.previousElementSibling?.classList.remove("invisible");
      });
      expect(await below(), `${path} at ${width} px`).toEqual(written);
    }
  }
});
