import type { FrameLocator, Page } from "@playwright/test";
import { agendaTexts } from "#app/booking/agenda-words.ts";
import { type AgendaDay, listAgendaDays, type Slot } from "#app/booking/slots.ts";
import { site } from "#site";
import { expect } from "./site-test.ts";

/** A Wednesday morning in most of the world. */
export const testNowIso = "2026-11-25T13:00:00Z";

export const listOfferedSlots = ({ slots }: AgendaDay): Slot[] => slots.filter(({ offered }) => offered);

/** The agenda's rules; with a booking service they may have no hours. */
export const siteAgendaRules = { ...site.booking, hours: site.booking.hours ?? {}, timeZone: site.timeZone };

/** The days with at least one hour that can be requested at a moment (ISO 8601). */
export const listOfferedDays = (instant: string): AgendaDay[] =>
  listAgendaDays(siteAgendaRules, Date.parse(instant)).filter((day) => listOfferedSlots(day).length > 0);

export const offeredAgendaDays = listOfferedDays(testNowIso);

/**
 * Sets the clocks of the visitor and of the server; the server's is the correct one. Another call moves both.
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

/** The parts of the agenda, and what a visitor does with them. @param place /agenda itself, or its frame in /contacto */
export function locateAgenda(place: Page | FrameLocator) {
  const [days, hours] = [place.locator('input[name="day"]'), place.locator('input[name="time"]')];
  const labelOf = (value: string) => place.locator(`label:has(input[value="${value}"])`);
  const link = (name: string) => place.getByRole("link", { name });
  return {
    days,
    hours,
    chosenDay: place.locator('input[name="day"]:checked'),
    chosenHour: place.locator('input[name="time"]:checked'),
    focused: place.locator("input:focus"),
    /** The labels of days and hours, which visitors see and click. */
    choices: place.locator("label.agenda-choice:visible"),
    labelOf,
    halfHour: place.locator(".half-hour"),
    message: place.locator(".agenda-message"),
    unofferedNotice: place.locator('[data-agenda="unoffered"]'),
    status: place.locator('[data-agenda="status"]'),
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
export const waitForAgenda = (place: Page | FrameLocator) =>
  expect(place.locator("body")).toHaveAttribute("data-running");

export async function openAgenda(page: Page, clocks?: Parameters<typeof setVisitorAndServerClock>[1]) {
  await setVisitorAndServerClock(page, clocks);
  await page.goto("/agenda");
  return locateAgenda(page);
}

/** Counts the clicked links, without leaving the page. @returns a function that returns their number so far */
export async function countClickedLinks(page: Page): Promise<() => Promise<number>> {
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

/** The frame of /contacto with the agenda or the booking service. */
export const locateBookingFrame = (page: Page) => page.getByRole("main").locator("iframe");
