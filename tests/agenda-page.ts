import type { FrameLocator, Page } from "@playwright/test";
import { agenda } from "#app/booking/agenda-words.ts";
import { type AgendaDay, listAgendaDays, type Slot } from "#app/booking/slots.ts";
import { site } from "#site";
import { expect } from "./site-test.ts";

/** A Wednesday morning in most of the world. */
export const now = "2026-11-25T13:00:00Z";

/** @param day undefined with a booking service, because then there are no days */
export const offeredSlots = (day: AgendaDay | undefined): Slot[] =>
  (day?.slots ?? []).filter(({ offered }) => offered);

/** The agenda's rules; with a booking service they may have no hours. */
export const rules = { ...site.booking, hours: site.booking.hours ?? {}, timeZone: site.timeZone };

/** The days with at least one hour that can be requested at a moment (ISO 8601). */
export const daysAt = (instant: string): AgendaDay[] =>
  listAgendaDays(rules, Date.parse(instant)).filter((day) => offeredSlots(day).length > 0);

export const daysNow = daysAt(now);

/**
 * Sets the clocks of the visitor and of the server; the server's is the correct one. Another call moves both.
 * @param clocks.server null for a server that does not respond
 */
export async function setClock(
  page: Page,
  { visitor = now, server = visitor as string | null } = {},
): Promise<void> {
  await page.clock.setFixedTime(visitor);
  await page.route(/\/agenda\?\d+$/, (route) =>
    server
      ? route.fulfill({ headers: { date: new Date(server).toUTCString() } })
      : route.abort("internetdisconnected"),
  );
}

export async function openAgenda(page: Page, clocks?: Parameters<typeof setClock>[1]): Promise<void> {
  await setClock(page, clocks);
  await page.goto("/agenda");
}

/** The page that contains the agenda: /agenda itself, or its frame in /contacto. */
export type Place = Page | FrameLocator;

export const dayInputs = (place: Place) => place.locator('input[name="day"]');
export const timeInputs = (place: Place) => place.locator('input[name="time"]');
export const chosenDay = (place: Place) => place.locator('input[name="day"]:checked');
export const chosenTime = (place: Place) => place.locator('input[name="time"]:checked');
export const halfHour = (place: Place) => place.locator(".half-hour");
export const linkNamed = (place: Place, name: string) => place.getByRole("link", { name });

/** The prepared message of the WhatsApp link. */
export const messageText = async (place: Place): Promise<string | null> =>
  new URL((await linkNamed(place, agenda.chosen.whatsapp).getAttribute("href")) ?? "").searchParams.get(
    "text",
  );

/** Counts the clicked links, without leaving the page. @returns a function that returns their number so far */
export async function countFollowedLinks(page: Page): Promise<() => Promise<number>> {
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
export const enabledValues = (inputs: HTMLElement[]): string[] =>
  (inputs as HTMLInputElement[]).filter(({ disabled }) => !disabled).map(({ value }) => value);

/** Waits until the agenda's script has rendered everything and handles input. */
export const waitForAgenda = (place: Place) => expect(place.locator("body")).toHaveAttribute("data-running");

/** Chooses an input by a click on its label, as visitors do. */
export const choose = (place: Place, value: string): Promise<void> =>
  place.locator(`label:has(input[value="${value}"])`).click();

export async function chooseSlot(place: Place, { date, time }: Slot): Promise<void> {
  await choose(place, date);
  await choose(place, time);
}
