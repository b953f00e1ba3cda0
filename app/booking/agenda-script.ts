// Brings /agenda to life, as the only script there. What it writes into stands in the page already (agenda-choices.tsx,
// half-hour-request.tsx), so nothing moves when it comes. What is offered depends on the time: it is looked up anew each
// minute, when the visitor comes back, and whenever something is chosen or sent.
import { agenda } from "#app/booking/agenda-words.ts";
import { raise } from "#app/events.ts";
import { whenShown } from "#app/shown.ts";
import { site } from "#site";
import { correctClock, hasClockJumped, now } from "./agenda/clock.ts";
import { animateChoice } from "./agenda/half-hour-transition.ts";
import { host, resizeFrame } from "./agenda/host-page.ts";
import { part } from "./agenda/parts.ts";
import { renderRequest, writeCalendarLinks } from "./agenda/request.ts";
import { type Selection, startSelection, withDate, withDays, withTime } from "./agenda/selection.ts";
import { handleArrowKeys, renderDays, renderHours } from "./agenda/tables.ts";
import { restoreChoice, saveChoice } from "./agenda/visitor.ts";
import { agendaDays, findSlot, type Slot } from "./slots.ts";
import { parseWantedSlot } from "./wanted-slot.ts";

const offeredDays = () => agendaDays({ ...site.booking, timeZone: site.timeZone }, now());
const wanted = parseWantedSlot(host.location.search);

let selection: Selection = { days: [] };
/** Whose message was opened to be sent. */
let sent: Slot | undefined;

/** What this tab has chosen before, or what the address asks for, unless it did so then. */
function start(): void {
  const kept = restoreChoice();
  const days = offeredDays();
  sent = kept.sent && findSlot(days, kept.sent);
  if (sent) writeCalendarLinks(sent, now());
  const isNew = wanted && (wanted.date !== kept.wanted?.date || wanted.time !== kept.wanted.time);
  const before = kept.chosen ?? (kept.date === undefined ? undefined : { date: kept.date });
  selection = startSelection(days, isNew ? wanted : before);
}

function writeRequest(): void {
  if (sent && sent.end < now()) sent = undefined;
  renderRequest(selection, sent);
  const { date, slot, missed } = selection;
  // What cannot be had is told of after a reload, too.
  if (date !== undefined && !document.prerendering)
    saveChoice({ date, chosen: slot ?? missed, sent, wanted });
}

function render(): void {
  renderDays(selection);
  renderHours(selection);
  writeRequest();
}

/** Takes away what is no longer offered. */
function refresh(): void {
  selection = withDays(selection, offeredDays());
  render();
  if (hasClockJumped()) correctClock().then((isCorrected) => isCorrected && refresh());
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
  // The document is laid out for the first time when this script is read to its end.
  await painted();
  start();
  renderDays(selection);
  part<HTMLFieldSetElement>("choose-day").disabled = false;
  await painted();
  renderHours(selection);
  part<HTMLFieldSetElement>("choose-hour").disabled = false;
  await painted();
  writeRequest();
  document.body.dataset.running = "";
}

/** Looks again at what is offered while the page stays open. */
function watchTime(): void {
  setInterval(refresh, 60_000);
  addEventListener("focus", refresh);
  // Also from the browser's memory of pages, as it was left.
  addEventListener("pageshow", ({ persisted }) => persisted && refresh());
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && refresh());
}

function raiseChosen({ slot }: Selection): void {
  if (slot) raise("slot_chosen", { date: slot.date, time: slot.time }, host);
}

function listenToChoices(): void {
  part("days").addEventListener("change", ({ target }) => {
    selection = withDate(withDays(selection, offeredDays()), (target as HTMLInputElement).value);
    render();
    raiseChosen(selection);
  });
  handleArrowKeys("days");
  handleArrowKeys("hours");

  /** Whether the choice is a tap; a key that moves through the hours is none. */
  let tapped = false;
  part("hours").addEventListener("pointerdown", () => {
    tapped = true;
  });
  part("hours").addEventListener("keydown", () => {
    tapped = false;
  });
  part("hours").addEventListener("change", ({ target }) => {
    const { value, nextElementSibling: place } = target as HTMLInputElement;
    selection = withTime(withDays(selection, offeredDays()), value);
    const { slot } = selection;
    const isTap = tapped;
    animateChoice(slot ? (place as HTMLElement) : undefined, () => {
      render();
      // In a narrow window the buttons are below the hours.
      if (isTap && slot && matchMedia("(width < 64rem)").matches)
        part("request").scrollIntoView({ block: "nearest" });
    });
    raiseChosen(selection);
  });
}

function listenToRequest(): void {
  part("message-and-sender").addEventListener("input", writeRequest);
  for (const way of ["whatsapp", "mail"] as const) {
    const link = part(way);
    // The second is for a tab that the middle button opens.
    for (const type of ["click", "auxclick"] as const) {
      link.addEventListener(type, (event) => {
        if (event.button > 1) return;
        refresh();
        const { slot } = selection;
        if (!slot) {
          event.preventDefault();
          part("hours").querySelector<HTMLInputElement>("input:enabled")?.focus();
          return;
        }
        sent = slot;
        writeCalendarLinks(slot, now());
        writeRequest();
        raise("booking_done", { way }, host);
      });
    }
  }
}

function showConnection(): void {
  const write = () => {
    part("offline").textContent = navigator.onLine ? "" : agenda.chosen.offline;
  };
  addEventListener("online", write);
  addEventListener("offline", write);
  write();
}

function raiseWhenSeen(): void {
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    raise("booking_seen", {}, host);
  });
  seen.observe(part("choices"));
}

part("unframed").hidden = parent !== window;
listenToChoices();
listenToRequest();
showConnection();
whenShown(raiseWhenSeen);
const written = show();
written.then(() =>
  whenShown(() => {
    // A page that was prerendered may have waited for long.
    refresh();
    watchTime();
    correctClock().then((isCorrected) => isCorrected && refresh());
    raise("booking_ready", {}, host);
  }),
);
// When all is there and painted: what stands below the frame in the page is laid out anew each time.
written.then(painted).then(resizeFrame);
