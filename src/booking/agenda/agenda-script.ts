// The only script of /agenda. The elements that it fills are already in the page (agenda-choices.tsx,
// half-hour-request.tsx), so nothing moves when it starts. The offered slots depend on the time: the script updates
// them every minute, when the visitor returns to the page, and on every choice and message.
import { trackSiteEvent } from "../../visit/events.ts";
import { runWhenPageShown } from "../../visit/shown.ts";
import { findSlot, listAgendaDays, type Slot } from "../slots.ts";
import { parseWantedSlot, wantedSlotChangeEvent, writeWantedSlot } from "../wanted-slot.ts";
import { getCorrectedNow, hasClockJumpedSinceOffsetUpdate, updateServerClockOffset } from "./clock.ts";
import { animateChosenHalfHour } from "./half-hour-transition.ts";
import { hostWindow, resizeFrameToContent } from "./host-page.ts";
import { findAgendaPart } from "./parts.ts";
import { agendaTexts, settings } from "./read-settings.ts";
import { renderMeetingRequest, writeCalendarLinks } from "./request.ts";
import {
  type AgendaSelection,
  createInitialSelection,
  selectDate,
  selectTime,
  updateSelectionDays,
} from "./selection.ts";
import {
  handleUpAndDownKeysInTable,
  renderDayTableOrNoSlotsNotice,
  renderHourTableAndZoneNote,
} from "./tables.ts";
import { restoreVisitor, saveVisitor } from "./visitor.ts";

const listCurrentAgendaDays = () => listAgendaDays(settings.rules, getCorrectedNow());

let currentSelection: AgendaSelection = { days: [] };
/** The slot whose message the visitor has opened in WhatsApp or mail; undefined when there is none or its meeting is over. */
let requestedSlot: Slot | undefined;

/** Restores what the visitor typed and sent in this tab, and selects the half hour or day in the address. */
function restoreRequestAndInitSelection(): void {
  const days = listCurrentAgendaDays();
  const sentSlot = restoreVisitor();
  requestedSlot = sentSlot && findSlot(days, sentSlot);
  if (requestedSlot) writeCalendarLinks(requestedSlot, getCorrectedNow());
  currentSelection = createInitialSelection(days, parseWantedSlot(hostWindow.location.search));
}

/** Forgets a requested slot whose meeting is over, first. */
function renderRequest(): void {
  if (requestedSlot && requestedSlot.endMs < getCorrectedNow()) requestedSlot = undefined;
  renderMeetingRequest(currentSelection, requestedSlot);
}

function renderAgenda(): void {
  renderDayTableOrNoSlotsNotice(currentSelection);
  renderHourTableAndZoneNote(currentSelection);
  renderRequest();
}

/** Updates the selection and the page with the slots offered now, and again if the visitor's clock proves to be wrong. */
function refreshAgenda(): void {
  currentSelection = updateSelectionDays(currentSelection, listCurrentAgendaDays());
  renderAgenda();
  if (hasClockJumpedSinceOffsetUpdate())
    updateServerClockOffset().then((isCorrected) => isCorrected && refreshAgenda());
}

/**
 * Waits for the next paint, so that a slow phone shows each part and handles touches in between. A page in the background
 * does not paint: a timeout of 100 ms ends the wait.
 */
const waitForNextPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });

/** Fills and enables the parts of the agenda one by one. A narrow window shows each part when it is filled. */
async function initAndRenderAgendaInSteps(): Promise<void> {
  // Waits first, so that filling the tables does not delay the page's first layout, which follows this script.
  await waitForNextPaint();
  restoreRequestAndInitSelection();
  renderDayTableOrNoSlotsNotice(currentSelection);
  findAgendaPart<HTMLFieldSetElement>("choose-day").disabled = false;
  await waitForNextPaint();
  renderHourTableAndZoneNote(currentSelection);
  findAgendaPart<HTMLFieldSetElement>("choose-hour").disabled = false;
  await waitForNextPaint();
  renderRequest();
  document.body.dataset.running = "";
}

/** Refreshes the agenda every minute and when the visitor returns to the page. */
function refreshAgendaRegularly(): void {
  setInterval(refreshAgenda, 60_000);
  addEventListener("focus", refreshAgenda);
  // The page may return from the back/forward cache with old slots.
  addEventListener("pageshow", ({ persisted }) => persisted && refreshAgenda());
  document.addEventListener(
    "visibilitychange",
    () => document.visibilityState === "visible" && refreshAgenda(),
  );
}

/** Writes the visitor's choice into the address, also one that is not offered: its reason is shown again after a reload. */
function saveAndTrackChoice({ shownDate, chosenSlot, unofferedSlot }: AgendaSelection): void {
  if (shownDate === undefined) return;
  writeWantedSlot(hostWindow, chosenSlot ?? unofferedSlot ?? { date: shownDate });
  if (chosenSlot) trackSiteEvent("slot_chosen", { date: chosenSlot.date, time: chosenSlot.time }, hostWindow);
}

function handleDayAndHourChoices(): void {
  findAgendaPart("days").addEventListener("change", ({ target }) => {
    currentSelection = selectDate(
      updateSelectionDays(currentSelection, listCurrentAgendaDays()),
      (target as HTMLInputElement).value,
    );
    renderAgenda();
    saveAndTrackChoice(currentSelection);
  });
  handleUpAndDownKeysInTable("days");
  handleUpAndDownKeysInTable("hours");

  /** Whether the last choice of an hour was made with the pointer and not with a key. */
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
    const { chosenSlot: slot } = currentSelection;
    const shouldScroll = isPointerChoice;
    animateChosenHalfHour(slot ? (label as HTMLElement) : undefined, () => {
      renderAgenda();
      // In a narrow window the buttons that open the message are below the hours.
      if (shouldScroll && slot && matchMedia("(width < 64rem)").matches)
        findAgendaPart("request").scrollIntoView({ block: "nearest" });
    });
    saveAndTrackChoice(currentSelection);
  });
}

/** Makes the button `change`, which only narrow windows show, focus the chosen hour: there the arrow keys change it. */
function focusChosenHourOnChangeClick(): void {
  findAgendaPart("change").addEventListener("click", () => {
    const chosenHour = findAgendaPart("hours").querySelector<HTMLInputElement>(":checked");
    chosenHour?.focus({ preventScroll: true });
    chosenHour?.nextElementSibling?.scrollIntoView({ block: "center" });
  });
}

/** Name and firm change the message. A click on the WhatsApp or mail link makes the chosen slot the requested one. */
function handleRequestFieldsAndLinks(): void {
  findAgendaPart("message-and-sender").addEventListener("input", () => {
    renderRequest();
    saveVisitor(requestedSlot);
  });
  for (const way of ["whatsapp", "mail"] as const) {
    const link = findAgendaPart(way);
    // `auxclick` is for the middle button, which opens a new tab.
    for (const type of ["click", "auxclick"] as const) {
      link.addEventListener(type, (event) => {
        if (event.button > 1) return;
        refreshAgenda();
        const { chosenSlot: slot } = currentSelection;
        if (!slot) {
          event.preventDefault();
          findAgendaPart("hours").querySelector<HTMLInputElement>("input:enabled")?.focus();
          return;
        }
        requestedSlot = slot;
        writeCalendarLinks(slot, getCorrectedNow());
        renderRequest();
        saveVisitor(slot);
        trackSiteEvent("booking_done", { way }, hostWindow);
      });
    }
  }
}

function showNoticeWhileOffline(): void {
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

/** Shows the link to /contacto, with the half hour in it, when no frame of /contacto is around the agenda. */
function showLinkToContactPageIfUnframed(): void {
  const notice = findAgendaPart("unframed");
  notice.hidden = parent !== window;
  const [link] = notice.getElementsByTagName("a");
  const update = () => {
    if (link) link.search = location.search;
  };
  update();
  addEventListener(wantedSlotChangeEvent, update);
}

showLinkToContactPageIfUnframed();
handleDayAndHourChoices();
focusChosenHourOnChangeClick();
handleRequestFieldsAndLinks();
showNoticeWhileOffline();
runWhenPageShown(trackAgendaSeen);
const firstRenderPromise = initAndRenderAgendaInSteps();
firstRenderPromise.then(() =>
  runWhenPageShown(() => {
    // A prerendered page may be shown long after it was rendered.
    refreshAgenda();
    refreshAgendaRegularly();
    updateServerClockOffset().then((isCorrected) => isCorrected && refreshAgenda());
    trackSiteEvent("booking_ready", {}, hostWindow);
  }),
);
// The frame gets the height of its content only after the last part is painted: each resize makes the browser lay out the
// rest of /contacto again.
firstRenderPromise.then(waitForNextPaint).then(resizeFrameToContent);
