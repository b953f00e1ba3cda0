// The only script of /agenda. The elements that it fills are already in the page (agenda-choices.tsx,
// half-hour-request.tsx), so nothing moves when it starts. The available slots depend on the time: the script updates
// them every minute, when the visitor returns to the page, and on every choice and message.
import { agenda } from "#app/booking/agenda-words.ts";
import { trackEvent } from "#app/events.ts";
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

const availableDays = () => agendaDays({ ...site.booking, timeZone: site.timeZone }, now());
const wanted = parseWantedSlot(host.location.search);

let selection: Selection = { days: [] };
/** The slot whose message the visitor has opened in WhatsApp or mail. */
let sent: Slot | undefined;

/** Restores the choice that is stored in this tab. A slot in the address wins when it is new. */
function initSelection(): void {
  const stored = restoreChoice();
  const days = availableDays();
  sent = stored.sent && findSlot(days, stored.sent);
  if (sent) writeCalendarLinks(sent, now());
  const isNew = wanted && (wanted.date !== stored.wanted?.date || wanted.time !== stored.wanted.time);
  const previous = stored.chosen ?? (stored.date === undefined ? undefined : { date: stored.date });
  selection = startSelection(days, isNew ? wanted : previous);
}

function writeRequest(): void {
  if (sent && sent.end < now()) sent = undefined;
  renderRequest(selection, sent);
  const { date, slot, missed } = selection;
  // A missed slot is stored too, so that its message is shown again after a reload.
  if (date !== undefined && !document.prerendering)
    saveChoice({ date, chosen: slot ?? missed, sent, wanted });
}

function render(): void {
  renderDays(selection);
  renderHours(selection);
  writeRequest();
}

/** Updates the selection with the slots that are available now. */
function refresh(): void {
  selection = withDays(selection, availableDays());
  render();
  if (hasClockJumped()) correctClock().then((isCorrected) => isCorrected && refresh());
}

// Waits for the next paint, so that a slow phone shows each part and handles touches between them. A page in the background
// does not paint: there the timeout resolves.
const nextPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });

/** Fills and enables the parts of the agenda one by one. A narrow window shows each part when it is filled. */
async function renderInSteps(): Promise<void> {
  // The browser computes the first layout after this script.
  await nextPaint();
  initSelection();
  renderDays(selection);
  part<HTMLFieldSetElement>("choose-day").disabled = false;
  await nextPaint();
  renderHours(selection);
  part<HTMLFieldSetElement>("choose-hour").disabled = false;
  await nextPaint();
  writeRequest();
  document.body.dataset.running = "";
}

/** Refreshes the agenda while the page stays open. */
function refreshRegularly(): void {
  setInterval(refresh, 60_000);
  addEventListener("focus", refresh);
  // The page may return from the back/forward cache with old slots.
  addEventListener("pageshow", ({ persisted }) => persisted && refresh());
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && refresh());
}

function trackChosenSlot({ slot }: Selection): void {
  if (slot) trackEvent("slot_chosen", { date: slot.date, time: slot.time }, host);
}

function handleChoices(): void {
  part("days").addEventListener("change", ({ target }) => {
    selection = withDate(withDays(selection, availableDays()), (target as HTMLInputElement).value);
    render();
    trackChosenSlot(selection);
  });
  handleArrowKeys("days");
  handleArrowKeys("hours");

  /** Whether the pointer made the last choice, and not an arrow key. */
  let isPointerChoice = false;
  part("hours").addEventListener("pointerdown", () => {
    isPointerChoice = true;
  });
  part("hours").addEventListener("keydown", () => {
    isPointerChoice = false;
  });
  part("hours").addEventListener("change", ({ target }) => {
    const { value, nextElementSibling: label } = target as HTMLInputElement;
    selection = withTime(withDays(selection, availableDays()), value);
    const { slot } = selection;
    const shouldScroll = isPointerChoice;
    animateChoice(slot ? (label as HTMLElement) : undefined, () => {
      render();
      // In a narrow window the buttons are below the hours.
      if (shouldScroll && slot && matchMedia("(width < 64rem)").matches)
        part("request").scrollIntoView({ block: "nearest" });
    });
    trackChosenSlot(selection);
  });
}

function handleRequest(): void {
  part("message-and-sender").addEventListener("input", writeRequest);
  for (const way of ["whatsapp", "mail"] as const) {
    const link = part(way);
    // `auxclick` is for the middle button, which opens a new tab.
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
        trackEvent("booking_done", { way }, host);
      });
    }
  }
}

function showOfflineNotice(): void {
  const update = () => {
    part("offline").textContent = navigator.onLine ? "" : agenda.chosen.offline;
  };
  addEventListener("online", update);
  addEventListener("offline", update);
  update();
}

function trackWhenSeen(): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    trackEvent("booking_seen", {}, host);
  });
  observer.observe(part("choices"));
}

part("unframed").hidden = parent !== window;
handleChoices();
handleRequest();
showOfflineNotice();
whenShown(trackWhenSeen);
const rendered = renderInSteps();
rendered.then(() =>
  whenShown(() => {
    // A prerendered page may be shown long after it was rendered.
    refresh();
    refreshRegularly();
    correctClock().then((isCorrected) => isCorrected && refresh());
    trackEvent("booking_ready", {}, host);
  }),
);
// The frame is resized once, after the last paint: each resize makes the browser lay out the rest of /contacto again.
rendered.then(nextPaint).then(resizeFrame);
