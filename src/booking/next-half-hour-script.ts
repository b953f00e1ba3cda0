import { runWhenIdle, runWhenPageShown } from "../visit/shown.ts";
import type { NextHalfHourSettings } from "./next-half-hour.tsx";
import {
  addDays,
  convertToLocalWallTime,
  findNextOfferedSlot,
  findSlot,
  getWeekday,
  listAgendaDays,
  type Slot,
} from "./slots.ts";
import { buildContactAddressWithSlot, parseWantedSlot, wantedSlotChangeEvent } from "./wanted-slot.ts";

type DayLabels = NextHalfHourSettings["labels"];

/** @returns the label of a day from today on: 'hoy', 'mañana', or 'mié 25' for a later day */
function formatDayLabel(date: string, today: string, labels: DayLabels): string {
  if (date === today) return labels.today;
  if (date === addDays(today, 1)) return labels.tomorrow;
  return `${labels.weekdays[getWeekday(date)].slice(0, 3)} ${Number(date.slice(8))}`;
}

/** @returns the labels of the slot's day and time in the visitor's time zone: ['mañana', '9:30'] */
function formatSlotLabels({ startMs }: Slot, now: number, labels: DayLabels): [day: string, time: string] {
  const { date, time } = convertToLocalWallTime(startMs);
  return [formatDayLabel(date, convertToLocalWallTime(now).date, labels), time.replace(/^0/, "")];
}

/**
 * Writes the next offered half hour, in the visitor's time zone, beside the booking button at the top of a page when the page
 * is idle, and updates it every minute.
 */
function showAndUpdateNextHalfHour(link: HTMLAnchorElement): void {
  const { rules, labels }: NextHalfHourSettings = JSON.parse(link.dataset.nextHalfHour ?? "");
  const slotText = link.querySelector("[data-when]");
  // The picture of the sun at the end of the home page shows the day and time too.
  const sunDay = document.querySelector("[data-when=day]");
  const sunMeeting = document.querySelector("[data-when=time]");
  const meeting = sunMeeting?.textContent;
  const fallbackText = link.previousElementSibling;

  const update = () => {
    const now = Date.now();
    const slot = findNextOfferedSlot(rules, now);
    link.classList.toggle("invisible", !slot);
    fallbackText?.classList.toggle("invisible", Boolean(slot));
    if (!slot) return;
    const [day, time] = formatSlotLabels(slot, now, labels);
    if (slotText) slotText.textContent = `${day}, ${time}`;
    if (sunDay) sunDay.textContent = day;
    if (sunMeeting) sunMeeting.textContent = `${time} · ${meeting}`;
    const { searchParams } = new URL(link.href);
    link.setAttribute("href", buildContactAddressWithSlot(slot, searchParams));
  };

  const start = () => {
    update();
    setInterval(update, 60_000);
    addEventListener("pageshow", ({ persisted }) => persisted && update());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && update());
  };
  runWhenIdle(start, { timeout: 3000 });
}

/**
 * Writes the half hour in the address of /contacto, if it is offered, under the title, in the same words as beside the booking
 * button. It follows the choice in the agenda, which changes the address.
 */
function showHalfHourOfAddress(element: HTMLElement): void {
  const { rules, labels }: NextHalfHourSettings = JSON.parse(element.dataset.wantedHalfHour ?? "");
  const initialText = element.textContent;
  const update = () => {
    const now = Date.now();
    const wanted = parseWantedSlot(location.search);
    const slot = wanted && findSlot(listAgendaDays(rules, now), wanted);
    element.textContent = slot?.offered ? formatSlotLabels(slot, now, labels).join(", ") : initialText;
    element.parentElement?.toggleAttribute("data-chosen", Boolean(slot?.offered));
  };
  update();
  addEventListener(wantedSlotChangeEvent, update);
}

const nextHalfHourLink = document.querySelector<HTMLAnchorElement>("[data-next-half-hour]");
if (nextHalfHourLink) runWhenPageShown(() => showAndUpdateNextHalfHour(nextHalfHourLink));
const wantedHalfHourElement = document.querySelector<HTMLElement>("[data-wanted-half-hour]");
if (wantedHalfHourElement) runWhenPageShown(() => showHalfHourOfAddress(wantedHalfHourElement));
