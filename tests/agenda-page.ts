import type { FrameLocator, Page } from "@playwright/test";
import { agendaTexts } from "../src/booking/agenda/agenda-words.ts";
import { type AgendaDay, listAgendaDays, type Slot } from "../src/booking/slots.ts";
import { site } from "../src/content/site.ts";
import { expect } from "./site-test.ts";

/** The time at which tests open the agenda: a Wednesday morning in Latin America (ISO 8601). */
export const testNowIso = "2026-11-25T13:00:00Z";

/** Lists the half hours of a day that can be booked. */
export const listOfferedSlots = ({ slots }: AgendaDay): Slot[] => slots.filter(({ offered }) => offered);

/** The rules of the site's own agenda. With a booking service the configuration may have no hours. */
export const siteAgendaRules = { ...site.booking, hours: site.booking.hours ?? {}, timeZone: site.timeZone };

/** Lists the days that at a moment (ISO 8601) have at least one offered hour. */
export const listOfferedDays = (instant: string): AgendaDay[] =>
  listAgendaDays(siteAgendaRules, Date.parse(instant)).filter((day) => listOfferedSlots(day).length > 0);

/** The days with at least one offered hour, at the time at which tests open the agenda. */
export const offeredAgendaDays = listOfferedDays(testNowIso);

/**
 * Sets the clocks of the visitor and of the server, of which the server's is the correct one. A later call moves both.
 * @param clocks.server null for a server that does not respond
 */
export async function setVisitorAndServerClock(
  page: Page,
  { visitor = testNowIso, server = visitor as string | null } = {},
): Promise<void> {
  await page.clock.setFixedTime(visitor);
  await page.route(/\/agenda\?\d+$/, (route) =>
    server
      ? route.fulfill({ headers: { date: new Date(server).toUTCString() } })
      : route.abort("internetdisconnected"),
  );
}

/** Runs in the page: returns the values of the inputs that are enabled. */
const listEnabledInputValues = (inputs: HTMLElement[]): string[] =>
  (inputs as HTMLInputElement[]).filter(({ disabled }) => !disabled).map(({ value }) => value);

/**
 * Returns locators of the agenda's elements, and functions that act on them as a visitor does.
 * @param root the page /agenda, or its frame in /contacto
 */
export function locateAgenda(root: Page | FrameLocator) {
  const [days, hours] = [root.locator('input[name="day"]'), root.locator('input[name="time"]')];
  const labelOf = (value: string) => root.locator(`label:has(input[value="${value}"])`);
  const link = (name: string) => root.getByRole("link", { name });
  return {
    days,
    hours,
    chosenDay: root.locator('input[name="day"]:checked'),
    chosenHour: root.locator('input[name="time"]:checked'),
    focused: root.locator("input:focus"),
    /** The labels of days and hours, which visitors see and click. */
    choices: root.locator("label.agenda-choice:visible"),
    labelOf,
    halfHour: root.locator('[data-agenda="half-hour"]'),
    message: root.locator('[data-agenda="message"]'),
    unofferedNotice: root.locator('[data-agenda="unoffered"]'),
    status: root.locator('[data-agenda="status"]'),
    link,
    whatsapp: link(agendaTexts.chosen.whatsapp),
    mail: link(agendaTexts.chosen.mail),
    listOfferedDates: () => days.evaluateAll(listEnabledInputValues),
    listOfferedTimes: () => hours.evaluateAll(listEnabledInputValues),
    choose: (value: string) => labelOf(value).click(),
    async chooseSlot({ date, time }: Slot) {
      await labelOf(date).click();
      await labelOf(time).click();
    },
    /** The prepared message of the WhatsApp link. */
    async readWhatsappMessage() {
      const address = (await link(agendaTexts.chosen.whatsapp).getAttribute("href")) ?? "";
      return new URL(address).searchParams.get("text");
    },
  };
}

/** Waits until the agenda's script has rendered everything and handles input. */
export const waitForAgenda = (root: Page | FrameLocator) =>
  expect(root.locator("body")).toHaveAttribute("data-running");

/** Opens /agenda with both clocks, by default at `testNowIso`. @returns the result of `locateAgenda` */
export async function openAgendaPageWithClocks(
  page: Page,
  clocks?: Parameters<typeof setVisitorAndServerClock>[1],
) {
  await setVisitorAndServerClock(page, clocks);
  await page.goto("/agenda");
  return locateAgenda(page);
}

/** Counts clicks on links from now on, and keeps them from leaving the page. @returns a function that returns the count */
export async function startCountingClickedLinks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const opened: string[] = [];
    Object.assign(window, { opened });
    addEventListener("click", (event) => {
      const link = (event.target as Element).closest("a:not([download])") as HTMLAnchorElement | null;
      if (!link || event.defaultPrevented) return;
      event.preventDefault();
      opened.push(link.href);
    });
  });
  return () => page.evaluate(() => (window as { opened?: string[] }).opened?.length ?? -1);
}

/** Locates the frame of /contacto with the agenda or the booking service. */
export const locateBookingFrame = (page: Page) => page.getByRole("main").locator("iframe");

/** Creates a function that measures the height of the booking frame in px, for polling. */
export const createBookingFrameHeightReader = (page: Page) => async () =>
  (await locateBookingFrame(page).boundingBox())?.height;
