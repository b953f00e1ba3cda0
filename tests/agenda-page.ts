import type { FrameLocator, Page } from "@playwright/test";
import { createAgendaTexts } from "../src/booking/agenda/agenda-texts.ts";
import { hasOfferedSlot } from "../src/booking/agenda/selection.ts";
import { siteAgendaRules } from "../src/booking/agenda-rules.ts";
import { type AgendaDay, listAgendaDays, type Slot } from "../src/booking/slots.ts";
import { expect } from "./fixtures.ts";
import { agendaPageTexts } from "./shared-content.ts";

/** A Wednesday morning in Latin America. */
export const testNowIso = "2026-11-25T13:00:00Z";

export const agendaTexts = createAgendaTexts(agendaPageTexts);

export const listOfferedSlots = ({ slots }: AgendaDay): Slot[] => slots.filter(({ offered }) => offered);

export const listOfferedDays = (instant: string): AgendaDay[] =>
  listAgendaDays(siteAgendaRules, Date.parse(instant)).filter(hasOfferedSlot);

export const offeredAgendaDays = listOfferedDays(testNowIso);
export const offeredDates = offeredAgendaDays.map(({ date }) => date);
// With a booking service there are none, and the tests of the agenda are skipped.
export const [firstDay, secondDay] = offeredAgendaDays as [AgendaDay, AgendaDay];
export const [testSlot, laterSlot] = offeredAgendaDays.slice(1, 2).flatMap(({ slots }) => slots) as [
  Slot,
  Slot,
];

/** The visitor's time, and the correct one, null for a server that does not respond. */
type Clocks = { visitor?: string; server?: string | null };

export async function setVisitorAndServerClock(page: Page, clocks: Clocks = {}): Promise<void> {
  const { visitor = testNowIso, server = visitor } = clocks;
  await page.clock.setFixedTime(visitor);
  await page.route(/\/agenda\?\d+$/, (route) =>
    server
      ? route.fulfill({ headers: { date: new Date(server).toUTCString() } })
      : route.abort("internetdisconnected"),
  );
}

export function locateAgenda(root: Page | FrameLocator) {
  const [days, hours] = [root.locator('input[name="day"]'), root.locator('input[name="time"]')];
  const part = (name: string) => root.locator(`[data-agenda="${name}"]`);
  const labelOf = (value: string) => root.locator(`label:has(input[value="${value}"])`);
  const choose = (value: string) => labelOf(value).click();
  const listOfferedValues = (inputs: HTMLElement[]) =>
    (inputs as HTMLInputElement[]).filter(({ disabled }) => !disabled).map(({ value }) => value);
  return {
    days,
    hours,
    chosenDay: root.locator('input[name="day"]:checked'),
    chosenHour: root.locator('input[name="time"]:checked'),
    focused: root.locator("input:focus"),
    labelOf,
    halfHour: part("half-hour"),
    message: part("message"),
    unofferedNotice: part("unoffered"),
    status: part("status"),
    link: (name: string) => root.getByRole("link", { name }),
    whatsapp: part("whatsapp"),
    mail: part("mail"),
    listOfferedDates: () => days.evaluateAll(listOfferedValues),
    listOfferedTimes: () => hours.evaluateAll(listOfferedValues),
    choose,
    async chooseSlot({ date, time }: Slot) {
      await choose(date);
      await choose(time);
    },
    readWhatsappMessage: async () =>
      new URL((await part("whatsapp").getAttribute("href")) ?? "").searchParams.get("text"),
  };
}

export const waitForAgenda = (root: Page | FrameLocator) =>
  expect(root.locator("body")).toHaveAttribute("data-running");

export async function openAgendaPageWithClocks(page: Page, clocks?: Clocks) {
  await setVisitorAndServerClock(page, clocks);
  await page.goto("/agenda");
  await waitForAgenda(page);
  return locateAgenda(page);
}

export const locateBookingFrame = (page: Page) => page.getByRole("main").locator("iframe");
