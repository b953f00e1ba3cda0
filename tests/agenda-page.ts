import type { FrameLocator, Page } from "@playwright/test";
import { agendaTexts } from "#app/booking/agenda-words.ts";
import { type AgendaDay, listAgendaDays, type Slot } from "#app/booking/slots.ts";
import { site } from "#site";
import { expect } from "./site-test.ts";

/** A Wednesday morning in most of the world. */
export const testNowIso = "2026-11-25T13:00:00Z";

/** @param day undefined with a booking service, because then there are no days */
export const listOfferedSlots = (day: AgendaDay | undefined): Slot[] =>
  (day?.slots ?? []).filter(({ offered }) => offered);

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

export async function openAgenda(
  page: Page,
  clocks?: Parameters<typeof setVisitorAndServerClock>[1],
): Promise<void> {
  await setVisitorAndServerClock(page, clocks);
  await page.goto("/agenda");
}

/** The page that contains the agenda: /agenda itself, or its frame in /contacto. */
export type PageOrFrame = Page | FrameLocator;

export const locateDayInputs = (place: PageOrFrame) => place.locator('input[name="day"]');
export const locateTimeInputs = (place: PageOrFrame) => place.locator('input[name="time"]');
export const locateChosenDayInput = (place: PageOrFrame) => place.locator('input[name="day"]:checked');
export const locateChosenTimeInput = (place: PageOrFrame) => place.locator('input[name="time"]:checked');
export const locateHalfHourLabel = (place: PageOrFrame) => place.locator(".half-hour");
export const locateLink = (place: PageOrFrame, name: string) => place.getByRole("link", { name });

/** The prepared message of the WhatsApp link. */
export const readWhatsappMessage = async (place: PageOrFrame): Promise<string | null> =>
  new URL((await locateLink(place, agendaTexts.chosen.whatsapp).getAttribute("href")) ?? "").searchParams.get(
    "text",
  );

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

/** Runs in the page: returns the values of the inputs that are enabled. */
export const listEnabledInputValues = (inputs: HTMLElement[]): string[] =>
  (inputs as HTMLInputElement[]).filter(({ disabled }) => !disabled).map(({ value }) => value);

/** Waits until the agenda's script has rendered everything and handles input. */
export const waitForAgenda = (place: PageOrFrame) =>
  expect(place.locator("body")).toHaveAttribute("data-running");

/** Chooses an input by a click on its label, as visitors do. */
export const chooseInputByValue = (place: PageOrFrame, value: string): Promise<void> =>
  place.locator(`label:has(input[value="${value}"])`).click();

export async function chooseSlot(place: PageOrFrame, { date, time }: Slot): Promise<void> {
  await chooseInputByValue(place, date);
  await chooseInputByValue(place, time);
}

/** The frame of /contacto with the agenda or the booking service. */
export const locateBookingFrame = (page: Page) => page.getByRole("main").locator("iframe");
