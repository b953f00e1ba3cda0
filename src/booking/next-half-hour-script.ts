import { runEveryMinuteAndOnReturn, runWhenIdle, runWhenPageShown } from "../visit/shown.ts";
import type { NextHalfHourSettings } from "./next-half-hour.tsx";
import {
  addDays,
  convertToVisitorWallTime,
  findNextOfferedSlot,
  findSlot,
  formatTimeOfDay,
  getWeekday,
  isZoneHidden,
  listAgendaDays,
  type Slot,
} from "./slots.ts";
import { buildContactAddressWithSlot, parseWantedSlot, wantedSlotChangeEvent } from "./wanted-slot.ts";

/** @returns 'UTC-3', in which the firm's hour is; no zone of America has half hours but Newfoundland's, 'UTC-3.5' */
function formatFirmZone({ date, time, startMs }: Slot): string {
  const hours = (Date.parse(`${date}T${time}Z`) - startMs) / 3_600_000;
  return `UTC${hours < 0 ? "" : "+"}${hours}`;
}

/** @returns 'hoy', 'mañana' or 'mié 25', and '9:30', with the zone where the browser hides the visitor's */
function formatSlotLabels(slot: Slot, { labels, rules }: NextHalfHourSettings): [day: string, time: string] {
  const { date, time } = slot.local;
  const today = convertToVisitorWallTime(Date.now(), rules.timeZone).date;
  const weekday = `${labels.weekdays[getWeekday(date)].slice(0, 3)} ${Number(date.slice(8))}`;
  const nearDays = { [today]: labels.today, [addDays(today, 1)]: labels.tomorrow };
  return [
    nearDays[date] ?? weekday,
    formatTimeOfDay(time) + (isZoneHidden() ? ` ${formatFirmZone(slot)}` : ""),
  ];
}

function showAndUpdateNextHalfHour(link: HTMLAnchorElement): void {
  const settings: NextHalfHourSettings = JSON.parse(link.dataset.nextHalfHour ?? "");
  const slotText = link.querySelector("[data-when]");
  const sunDay = document.querySelector("[data-when=day]");
  const sunMeeting = document.querySelector("[data-when=time]");
  const meeting = sunMeeting?.textContent;
  const fallbackText = link.previousElementSibling;

  const update = () => {
    const slot = findNextOfferedSlot(settings.rules, Date.now());
    link.classList.toggle("invisible", !slot);
    fallbackText?.classList.toggle("invisible", Boolean(slot));
    if (!slot) return;
    const [day, time] = formatSlotLabels(slot, settings);
    if (slotText) slotText.textContent = `${day}, ${time}`;
    if (sunDay) sunDay.textContent = day;
    if (sunMeeting) sunMeeting.textContent = `${time} · ${meeting}`;
    link.setAttribute("href", buildContactAddressWithSlot(slot, new URL(link.href).searchParams));
  };

  const start = () => {
    update();
    runEveryMinuteAndOnReturn(update);
  };
  runWhenIdle(start, { timeout: 3000 });
}

/** Shows the half hour of the address, if it is offered, under the title of /contacto. */
function showHalfHourOfAddress(element: HTMLElement): void {
  const settings: NextHalfHourSettings = JSON.parse(element.dataset.wantedHalfHour ?? "");
  const initialText = element.textContent;
  const update = () => {
    const wanted = parseWantedSlot(location.search);
    // Most visitors come without one, and listing all days is slow.
    const slot = wanted && findSlot(listAgendaDays(settings.rules, Date.now()), wanted);
    element.textContent = slot?.offered ? formatSlotLabels(slot, settings).join(", ") : initialText;
    element.parentElement?.toggleAttribute("data-chosen", Boolean(slot?.offered));
  };
  update();
  addEventListener(wantedSlotChangeEvent, update);
}

const nextHalfHourLink = document.querySelector<HTMLAnchorElement>("[data-next-half-hour]");
if (nextHalfHourLink) runWhenPageShown(() => showAndUpdateNextHalfHour(nextHalfHourLink));
const wantedHalfHourElement = document.querySelector<HTMLElement>("[data-wanted-half-hour]");
if (wantedHalfHourElement) runWhenPageShown(() => showHalfHourOfAddress(wantedHalfHourElement));
