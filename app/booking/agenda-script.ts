// Brings /agenda to life, as the only script there. What it writes into stands in the page already (agenda-choices.tsx,
// half-hour-request.tsx), so nothing moves when it comes.
import { firstTouch, shortSource } from "#app/attribution.ts";
import { mailLink, whatsappLink } from "#app/contact-links.ts";
import { agenda } from "#app/content/contact.ts";
import { raise } from "#app/events.ts";
import { keep, readKept } from "#app/kept.ts";
import { site } from "#site";
import { calendarFile, googleCalendarLink } from "./calendar-event.ts";
import { dayName, hourName, monthName } from "./date-names.ts";
import {
  type AgendaDay,
  addDays,
  agendaDays,
  mondayOf,
  ownWallTime,
  type Slot,
  type WallTime,
  wallTime,
} from "./slots.ts";

const rules = { ...site.booking, timeZone: site.timeZone };

function part<Part extends HTMLElement = HTMLElement>(name: string): Part {
  const element = document.querySelector<Part>(`[data-agenda="${name}"]`);
  if (!element) throw new Error(`/agenda has no part ${name}`);
  return element;
}

const rowsOf = (table: string) => part(table).querySelectorAll<HTMLTableRowElement>("tbody tr");
const dayRows = rowsOf("days");
const hourRows = rowsOf("hours");

const columns = part("days").dataset.columns?.split(" ").map(Number) ?? [];

const wants = new Map<string, string>(Object.entries(JSON.parse(part("choices").dataset.wants ?? "{}")));

/** Milliseconds by which the visitor's clock is behind. */
let skew = 0;
const now = () => Date.now() + skew;

let days: AgendaDay[] = [];
let date = "";
let chosen: Slot | undefined;

const freeHours = ({ slots }: AgendaDay) => slots.filter(({ free }) => free).length;
const isFree = (day: AgendaDay) => freeHours(day) > 0;
/** A day with its last hour or two would look sold out: the first shown has some to choose from, where one has. */
const hasChoice = (day: AgendaDay) => freeHours(day) >= 4;

/** The same moment where the visitor is; undefined when the clocks there say the same. */
function ownTime({ start, date, time }: Slot): WallTime | undefined {
  const own = ownWallTime(start);
  return own.date === date && own.time === time ? undefined : own;
}

/** '13:00', and the day when it is another one. */
function ownTimeName(slot: Slot): string {
  const own = ownTime(slot);
  if (!own) return "";
  return hourName(own.time) + (own.date === slot.date ? "" : ` del ${dayName(own.date)}`);
}

function fill(
  cell: Element,
  choice:
    | { value: string; face: string; small?: string; name: string; free: boolean; checked: boolean }
    | undefined,
): void {
  const [input] = cell.getElementsByTagName("input");
  const [face] = cell.getElementsByTagName("span");
  if (!input || !face) return;
  cell.toggleAttribute("data-empty", !choice);
  input.disabled = !choice?.free;
  input.value = choice?.value ?? "";
  input.checked = choice?.checked ?? false;
  input.ariaLabel = choice?.name ?? null;
  face.textContent = choice?.face ?? "";
  if (!choice?.small) return;
  const small = document.createElement("span");
  small.textContent = choice.small;
  face.append(small);
}

/** @returns whether there is any day to choose */
function showDays(): boolean {
  days = agendaDays(rules, now());
  const first = days.find(isFree);
  part("choices").hidden = !first;
  part("none").hidden = first !== undefined;
  if (!first) return false;
  if (!days.some((day) => day.date === date && isFree(day))) {
    date = (days.find(hasChoice) ?? first).date;
    chosen = undefined;
  }
  const monday = mondayOf(first.date);
  let month = "";
  dayRows.forEach((row, week) => {
    let offered = false;
    [...row.cells].forEach((cell, column) => {
      const cellDate = addDays(monday, week * 7 + (columns[column] ?? 0));
      const day = days.find((one) => one.date === cellDate);
      const free = day !== undefined && isFree(day);
      offered ||= day !== undefined;
      const name = dayName(cellDate);
      fill(cell, {
        value: cellDate,
        face: String(Number(cellDate.slice(8))),
        small: month === cellDate.slice(0, 7) ? "" : monthName(cellDate),
        name: free ? name : `${name}, ${agenda.day.unavailable}`,
        free,
        checked: cellDate === date,
      });
      month = cellDate.slice(0, 7);
    });
    row.hidden = !offered;
  });
  return true;
}

function showHours(): void {
  const slots = days.find((day) => day.date === date)?.slots ?? [];
  chosen = slots.find(({ time, free }) => free && time === chosen?.time);
  part("day").textContent = dayName(date);
  part("own-zone").hidden = !slots.some(ownTime);
  for (const row of hourRows) {
    const ofHour = slots.filter(({ time }) => time.startsWith(row.dataset.hour ?? ""));
    // A morning that is gone would be the first thing seen of a day.
    row.hidden = !ofHour.some(({ free }) => free);
    [...row.cells].forEach((cell, half) => {
      const slot = ofHour.find(({ time }) => Number(time.slice(3)) >= 30 === (half === 1));
      if (!slot) {
        fill(cell, undefined);
        return;
      }
      const own = ownTimeName(slot);
      const words = [
        hourName(slot.time),
        own && `${agenda.hour.own} ${own}`,
        !slot.free && agenda.hour.unavailable,
      ];
      fill(cell, {
        value: slot.time,
        face: hourName(slot.time),
        small: hourName(ownTime(slot)?.time ?? ""),
        name: words.filter(Boolean).join(", "),
        free: slot.free,
        checked: slot === chosen,
      });
    });
  }
}

/** The fields' text without what would break the line of a message. */
const typed = (name: string) =>
  (document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? "")
    .replace(/\s+/g, " ")
    .trim();

/** A telephone may forget a page while its visitor is in WhatsApp: what was chosen outlives that, in this tab. */
const key = "half-hour";

interface Choice {
  date: string;
  time?: string;
  name: string;
  firm: string;
}

function restore(): void {
  const kept = readKept<Choice>(key);
  if (!kept) return;
  date = kept.date;
  chosen = agendaDays(rules, now())
    .find((day) => day.date === date)
    ?.slots.find(({ time }) => time === kept.time);
  for (const name of ["name", "firm"] as const) {
    const field = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (field && kept[name]) field.value = kept[name];
  }
}

let file = "";

function showRequest(): void {
  keep(key, { date, time: chosen?.time, name: typed("name"), firm: typed("firm") } satisfies Choice);
  document.body.toggleAttribute("data-chosen", chosen !== undefined);
  part("waiting").hidden = chosen !== undefined;
  part("request").hidden = chosen === undefined;
  if (!chosen) {
    part("half-hour").textContent = `${dayName(date)}\n${agenda.chosen.waiting}`;
    part("status").textContent = "";
    return;
  }
  const own = ownTimeName(chosen);
  const day = dayName(chosen.date);
  const time = hourName(chosen.time);
  const message = agenda.message({
    name: typed("name"),
    firm: typed("firm"),
    day,
    time,
    ownTime: own,
    wants: wants.get(new URLSearchParams(parent.location.search).get("tema") ?? ""),
    source: shortSource(firstTouch()),
  });
  const when = agenda.chosen.when(time, hourName(wallTime(chosen.end, site.timeZone).time));
  part("half-hour").textContent = [day, when, own && agenda.chosen.own(own)].filter(Boolean).join("\n");
  part("message").textContent = message;
  part<HTMLAnchorElement>("whatsapp").href = whatsappLink(message);
  part<HTMLAnchorElement>("mail").href = mailLink(agenda.subject(day, time), message);
  part("status").textContent = agenda.chosen.status(day, time);
  const event = { ...chosen, title: agenda.sent.event, details: agenda.sent.details(message) };
  part<HTMLAnchorElement>("google").href = googleCalendarLink(event);
  URL.revokeObjectURL(file);
  const id = `${crypto.randomUUID()}@${new URL(site.url).host}`;
  const text = calendarFile(event, id, now(), site.brand.name);
  file = URL.createObjectURL(new Blob([text], { type: "text/calendar;charset=utf-8" }));
  part<HTMLAnchorElement>("file").href = file;
}

/** The half hour travels from its place in the table, if it has one, to the summary, which `update` shows. */
function travel(from: HTMLElement | undefined, update: () => void): void {
  if (!from || !document.startViewTransition || matchMedia("(prefers-reduced-motion: reduce)").matches) {
    update();
    return;
  }
  const to = part("half-hour");
  const name = (place: HTMLElement, value: string) => place.style.setProperty("view-transition-name", value);
  // One that is under way is cut short by the next.
  name(to, "none");
  name(from, "half-hour");
  const transition = document.startViewTransition(() => {
    name(from, "none");
    name(to, "half-hour");
    update();
  });
  transition.ready.catch(() => {});
  transition.finished.then(() => name(to, "none"));
}

// Until what was written has been painted: a slow telephone shows it and answers a touch before the next piece of work.
// A page in the background paints nothing, and goes on all the same.
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });

/** What stands in the page from the start comes to life, and in a narrow window comes to be seen, part by part. */
async function show(): Promise<void> {
  if (showDays()) {
    part<HTMLFieldSetElement>("choose-day").disabled = false;
    await painted();
    showHours();
    part<HTMLFieldSetElement>("choose-hour").disabled = false;
    await painted();
    showRequest();
  }
  document.body.dataset.running = "";
}

/**
 * What the server's clock is ahead of the visitor's: one set wrongly by hours would offer meetings of the past.
 * @returns milliseconds; 0 when they agree within minutes or the server cannot be asked
 */
async function clockSkew(): Promise<number> {
  try {
    const asked = Date.now();
    // An address of its own, so that no cache on the way answers with an old date.
    const answer = await fetch(`?${asked}`, { method: "HEAD", cache: "no-store" });
    const ahead = Date.parse(answer.headers.get("date") ?? "") - (asked + Date.now()) / 2;
    return Math.abs(ahead) > 5 * 60_000 ? ahead : 0;
  } catch {
    return 0;
  }
}

async function begin(): Promise<void> {
  // The document is laid out for the first time when this script is read to its end.
  await painted();
  restore();
  await show();
  raise("booking_ready", {}, parent);
}

async function correct(): Promise<void> {
  skew = await clockSkew();
  if (skew !== 0) show();
}
const begun = begin();
begun.then(correct);

// Who comes back to the page hours later finds the hours that are left.
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") show();
});

part("days").addEventListener("change", ({ target }) => {
  date = (target as HTMLInputElement).value;
  showHours();
  showRequest();
});
/** Whether the choice is a tap; a key that moves through the hours is none. */
let tapped = false;
part("hours").addEventListener("pointerdown", () => {
  tapped = true;
});
part("hours").addEventListener("keydown", () => {
  tapped = false;
});
part("hours").addEventListener("change", ({ target }) => {
  const { value, parentElement } = target as HTMLInputElement;
  chosen = days.find((day) => day.date === date)?.slots.find(({ time }) => time === value);
  const byTap = tapped;
  travel(parentElement?.querySelector("span") ?? undefined, () => {
    showRequest();
    // Where the message is below, it is brought into view.
    if (byTap && chosen) part("request").scrollIntoView({ block: "nearest" });
  });
  if (chosen) raise("slot_chosen", { date, time: chosen.time }, parent);
});
part("request").addEventListener("input", showRequest);
for (const way of ["whatsapp", "mail"] as const) {
  part(way).addEventListener("click", () => {
    part("sent").hidden = false;
    raise("booking_done", { way }, parent);
  });
}

const showConnection = () => {
  part("offline").textContent = navigator.onLine ? "" : agenda.chosen.offline;
};
addEventListener("online", showConnection);
addEventListener("offline", showConnection);
showConnection();

part("unframed").hidden = parent !== window;
const seen = new IntersectionObserver((entries) => {
  if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
  seen.disconnect();
  raise("booking_seen", {}, parent);
});
seen.observe(part("choices"));

// The frame is as high as what is in it; app.css keeps it from being lower than 600 px. Where the visitor has scrolled
// on to what is below, that is not pushed away: the frame waits until its lower edge is out of sight or it is used.
const frame = window.frameElement as HTMLElement | null;
const [content] = document.getElementsByTagName("main");
if (frame && content) {
  let used = false;
  const fit = () => {
    const passed = parent.scrollY > 0 && frame.getBoundingClientRect().bottom < parent.innerHeight;
    if (passed && !used) parent.addEventListener("scroll", fit, { once: true, passive: true });
    else frame.style.height = `${Math.ceil(content.getBoundingClientRect().height)}px`;
  };
  const use = () => {
    used = true;
    fit();
  };
  // When all is there and painted: what stands below the frame in the page is laid out anew each time.
  begun.then(painted).then(() => new ResizeObserver(fit).observe(content));
  addEventListener("click", use);
  addEventListener("focusin", use);
}
