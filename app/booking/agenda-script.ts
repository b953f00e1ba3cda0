// The only script of /agenda. The elements that it fills are already in the page (agenda-choices.tsx,
// half-hour-request.tsx), so nothing moves when it starts. The offered slots depend on the time: the script updates
// them every minute, when the visitor returns to the page, and on every choice and message.
import { agendaTexts } from "#app/booking/agenda-words.ts";
import { trackSiteEvent } from "#app/events.ts";
import { runWhenShown } from "#app/shown.ts";
import { site } from "#site";
import { getCorrectedNow, hasClockJumped, updateServerClockOffset } from "./agenda/clock.ts";
import { animateChosenHalfHour } from "./agenda/half-hour-transition.ts";
import { hostWindow, resizeFrameToContent } from "./agenda/host-page.ts";
import { findAgendaPart } from "./agenda/parts.ts";
import { renderMeetingRequest, writeCalendarLinks } from "./agenda/request.ts";
import {
  type AgendaSelection,
  createInitialSelection,
  selectDate,
  selectTime,
  updateSelectionDays,
} from "./agenda/selection.ts";
import { handleTableArrowKeys, renderDayTable, renderHourTable } from "./agenda/tables.ts";
import { restoreVisitorChoice, saveVisitorChoice } from "./agenda/visitor.ts";
import { findSlot, listAgendaDays, type Slot } from "./slots.ts";
import { parseWantedSlot } from "./wanted-slot.ts";

const listCurrentAgendaDays = () =>
  listAgendaDays({ ...site.booking, timeZone: site.timeZone }, getCorrectedNow());
const wantedSlot = parseWantedSlot(hostWindow.location.search);

let currentSelection: AgendaSelection = { days: [] };
/** The slot whose message the visitor has opened in WhatsApp or mail. */
let sentSlot: Slot | undefined;

/** Restores the choice stored in this tab, unless the address has another slot than when that choice was stored. */
function initSelection(): void {
  const stored = restoreVisitorChoice();
  const days = listCurrentAgendaDays();
  sentSlot = stored.sent && findSlot(days, stored.sent);
  if (sentSlot) writeCalendarLinks(sentSlot, getCorrectedNow());
  const isNew =
    wantedSlot && (wantedSlot.date !== stored.wanted?.date || wantedSlot.time !== stored.wanted.time);
  const previous = stored.chosen ?? (stored.date === undefined ? undefined : { date: stored.date });
  currentSelection = createInitialSelection(days, isNew ? wantedSlot : previous);
}

function updateMeetingRequest(): void {
  if (sentSlot && sentSlot.end < getCorrectedNow()) sentSlot = undefined;
  renderMeetingRequest(currentSelection, sentSlot);
  const { date, slot, unoffered } = currentSelection;
  // An unoffered slot is stored as `chosen` too, so that its message is shown again after a reload.
  if (date !== undefined && !document.prerendering)
    saveVisitorChoice({ date, chosen: slot ?? unoffered, sent: sentSlot, wanted: wantedSlot });
}

function renderAgenda(): void {
  renderDayTable(currentSelection);
  renderHourTable(currentSelection);
  updateMeetingRequest();
}

/** Updates the selection with the slots that are offered now. */
function refreshSelection(): void {
  currentSelection = updateSelectionDays(currentSelection, listCurrentAgendaDays());
  renderAgenda();
  if (hasClockJumped()) updateServerClockOffset().then((isCorrected) => isCorrected && refreshSelection());
}

// Waits for the next paint, so that a slow phone shows each part and handles touches in between. A page in the background
// does not paint: a timeout ends the wait.
const waitForNextPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });

/** Fills and enables the parts of the agenda one by one. A narrow window shows each part when it is filled. */
async function renderAgendaInSteps(): Promise<void> {
  // The browser computes the first layout after this script.
  await waitForNextPaint();
  initSelection();
  renderDayTable(currentSelection);
  findAgendaPart<HTMLFieldSetElement>("choose-day").disabled = false;
  await waitForNextPaint();
  renderHourTable(currentSelection);
  findAgendaPart<HTMLFieldSetElement>("choose-hour").disabled = false;
  await waitForNextPaint();
  updateMeetingRequest();
  document.body.dataset.running = "";
}

/** Refreshes the selection every minute and when the visitor returns to the page. */
function refreshSelectionRegularly(): void {
  setInterval(refreshSelection, 60_000);
  addEventListener("focus", refreshSelection);
  // The page may return from the back/forward cache with old slots.
  addEventListener("pageshow", ({ persisted }) => persisted && refreshSelection());
  document.addEventListener(
    "visibilitychange",
    () => document.visibilityState === "visible" && refreshSelection(),
  );
}

function trackChosenSlot({ slot }: AgendaSelection): void {
  if (slot) trackSiteEvent("slot_chosen", { date: slot.date, time: slot.time }, hostWindow);
}

function handleDayAndHourChoices(): void {
  findAgendaPart("days").addEventListener("change", ({ target }) => {
    currentSelection = selectDate(
      updateSelectionDays(currentSelection, listCurrentAgendaDays()),
      (target as HTMLInputElement).value,
    );
    renderAgenda();
    trackChosenSlot(currentSelection);
  });
  handleTableArrowKeys("days");
  handleTableArrowKeys("hours");

  /** Whether the pointer made the last choice, and not an arrow key. */
  let isPointerChoice = false;
  findAgendaPart("hours").addEventListener("pointerdown", () => {
    isPointerChoice = true;
  });
  findAgendaPart("hours").addEventListener("keydown", () => {
    isPointerChoice = false;
  });
  findAgendaPart("hours").addEventListener("change", ({ target }) => {
    const { value, nextElementSibling: label } = target as HTMLInputElement;
    currentSelection = selectTime(updateSelectionDays(currentSelection, listCurrentAgendaDays()), value);
    const { slot } = currentSelection;
    const shouldScroll = isPointerChoice;
    animateChosenHalfHour(slot ? (label as HTMLElement) : undefined, () => {
      renderAgenda();
      // In a narrow window the buttons that open the message are below the hours.
      if (shouldScroll && slot && matchMedia("(width < 64rem)").matches)
        findAgendaPart("request").scrollIntoView({ block: "nearest" });
    });
    trackChosenSlot(currentSelection);
  });
}

/** Returns to the chosen hour, where the arrow keys change it. */
function handleChangeButton(): void {
  findAgendaPart("change").addEventListener("click", () => {
    const chosenHour = findAgendaPart("hours").querySelector<HTMLInputElement>(":checked");
    chosenHour?.focus({ preventScroll: true });
    chosenHour?.nextElementSibling?.scrollIntoView({ block: "center" });
  });
}

function handleRequestForm(): void {
  findAgendaPart("message-and-sender").addEventListener("input", updateMeetingRequest);
  for (const way of ["whatsapp", "mail"] as const) {
    const link = findAgendaPart(way);
    // `auxclick` is for the middle button, which opens a new tab.
    for (const type of ["click", "auxclick"] as const) {
      link.addEventListener(type, (event) => {
        if (event.button > 1) return;
        refreshSelection();
        const { slot } = currentSelection;
        if (!slot) {
          event.preventDefault();
          findAgendaPart("hours").querySelector<HTMLInputElement>("input:enabled")?.focus();
          return;
        }
        sentSlot = slot;
        writeCalendarLinks(slot, getCorrectedNow());
        updateMeetingRequest();
        trackSiteEvent("booking_done", { way }, hostWindow);
      });
    }
  }
}

function showOfflineNotice(): void {
  const update = () => {
    findAgendaPart("offline").textContent = navigator.onLine ? "" : agendaTexts.chosen.offline;
  };
  addEventListener("online", update);
  addEventListener("offline", update);
  update();
}

function trackAgendaSeen(): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    trackSiteEvent("booking_seen", {}, hostWindow);
  });
  observer.observe(findAgendaPart("choices"));
}

findAgendaPart("unframed").hidden = parent !== window;
handleDayAndHourChoices();
handleChangeButton();
handleRequestForm();
showOfflineNotice();
runWhenShown(trackAgendaSeen);
const agendaRenderPromise = renderAgendaInSteps();
agendaRenderPromise.then(() =>
  runWhenShown(() => {
    // A prerendered page may be shown long after it was rendered.
    refreshSelection();
    refreshSelectionRegularly();
    updateServerClockOffset().then((isCorrected) => isCorrected && refreshSelection());
    trackSiteEvent("booking_ready", {}, hostWindow);
  }),
);
// The frame is resized once, after the last paint: each resize makes the browser lay out the rest of /contacto again.
agendaRenderPromise.then(waitForNextPaint).then(resizeFrameToContent);
