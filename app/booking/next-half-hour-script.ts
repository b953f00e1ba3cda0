import { readSessionItem, stringEntries } from "#app/session-storage.ts";
import { whenShown } from "#app/shown.ts";
import { site } from "#site";
import { choiceStorageKey } from "./agenda/visitor.ts";
import type { DayLabels } from "./next-half-hour.tsx";
import { addDays, agendaDays, findSlot, localWallTime, nextSlot, type Slot, weekdayOf } from "./slots.ts";
import { buildContactAddress, parseWantedSlot } from "./wanted-slot.ts";

const rules = { ...site.booking, timeZone: site.timeZone };

/** @returns 'mañana', or 'mié 25' for a later day */
function dayWord(date: string, today: string, words: DayLabels): string {
  if (date === today) return words.today;
  if (date === addDays(today, 1)) return words.tomorrow;
  return `${words.weekdays[weekdayOf(date)].slice(0, 3)} ${Number(date.slice(8))}`;
}

/** @returns 'mañana, 9:30', on the visitor's clock */
function slotWords({ start }: Slot, now: number, words: DayLabels): string {
  const { date, time } = localWallTime(start);
  return `${dayWord(date, localWallTime(now).date, words)}, ${time.replace(/^0/, "")}`;
}

// Writes the first half hour that can be asked for beside the button of an opening, on the visitor's clock, once the page
// is idle, and again when it is no longer the first. The own script of every page that has a place for it.
function showNextHalfHour(link: HTMLElement): void {
  const words: DayLabels = JSON.parse(link.parentElement?.dataset.days ?? "");
  const [when] = link.querySelectorAll("[data-when]");
  const waiting = link.previousElementSibling;

  const write = () => {
    const now = Date.now();
    const slot = nextSlot(rules, now);
    link.classList.toggle("invisible", !slot);
    waiting?.classList.toggle("invisible", Boolean(slot));
    if (!slot || !when) return;
    when.textContent = slotWords(slot, now, words);
    const { searchParams } = new URL((link as HTMLAnchorElement).href);
    link.setAttribute("href", buildContactAddress(slot, searchParams));
  };

  const keepWritten = () => {
    write();
    setInterval(write, 60_000);
    addEventListener("pageshow", ({ persisted }) => persisted && write());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && write());
  };
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in window) requestIdleCallback(keepWritten, { timeout: 3000 });
  else setTimeout(keepWritten, 1000);
}

// Writes the half hour that has travelled to /contacto above its title, as it was called beside the button, for as long as
// the agenda below has it chosen.
function showWantedHalfHour(place: HTMLElement): void {
  const wanted = parseWantedSlot(location.search);
  const now = Date.now();
  const slot = wanted && findSlot(agendaDays(rules, now), wanted);
  if (!slot?.offered) return;
  const length = place.textContent;
  const said = slotWords(slot, now, JSON.parse(place.dataset.days ?? ""));
  const address = `${slot.date}T${slot.time}`;
  const write = () => {
    const kept = stringEntries(readSessionItem(choiceStorageKey));
    // Of another address, or of none, the agenda has kept nothing yet that matters here.
    place.textContent = kept.wanted !== address || kept.chosen === address ? said : length;
  };
  write();
  // The agenda in its frame keeps what is chosen.
  addEventListener("storage", write);
}

const link = document.querySelector<HTMLElement>("[data-next-half-hour]");
if (link) whenShown(() => showNextHalfHour(link));
const place = document.querySelector<HTMLElement>("[data-wanted-half-hour]");
if (place) whenShown(() => showWantedHalfHour(place));
