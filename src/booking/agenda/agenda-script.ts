// The only script of /agenda. The elements that it fills are already in the page (agenda-choices.tsx,
// half-hour-request.tsx), so nothing moves when it starts. The offered slots depend on the time: the script updates
// them every minute, when the visitor returns to the page, and on every choice and message.
import { trackSiteEvent } from "../../visit/events.ts";
import { runEveryMinuteAndOnReturn, runWhenInView, runWhenPageShown } from "../../visit/shown.ts";
import { findSlot, listAgendaDays, type Slot } from "../slots.ts";
import { parseWantedSlot, wantedSlotChangeEvent, writeWantedSlot } from "../wanted-slot.ts";
import { getCorrectedNow, updateServerClockOffset } from "./clock.ts";
import { animateChosenHalfHour } from "./half-hour-transition.ts";
import { hostWindow, resizeFrameToContent } from "./host-page.ts";
import { findAgendaPart, writeAgendaPart } from "./parts.ts";
import { settings } from "./read-settings.ts";
import { renderMeetingRequest, writeCalendarLinks } from "./request.ts";
import { type AgendaSelection, selectInDays } from "./selection.ts";
import {
  handleUpAndDownKeysInTable,
  renderDayTableOrNoSlotsNotice,
  renderHourTableAndZoneNote,
} from "./tables.ts";
import { restoreVisitor, saveVisitor } from "./visitor.ts";

let selection: AgendaSelection = { days: [], wanted: {} };
/** The slot whose message the visitor has opened in WhatsApp or mail; undefined when there is none or its meeting is over. */
let requestedSlot: Slot | undefined;

/** Updates the selection with the slots offered now, for what the visitor wants now or wanted before. */
function updateSelection(wanted = selection.wanted): void {
  const days = listAgendaDays(settings.rules, getCorrectedNow());
  selection = selectInDays(days, wanted, selection.shownDate);
}

function restoreRequestAndInitSelection(): void {
  updateSelection(parseWantedSlot(hostWindow.location.search));
  requestedSlot = findSlot(selection.days, restoreVisitor());
  if (requestedSlot) writeCalendarLinks(requestedSlot, getCorrectedNow());
}

function renderRequest(): void {
  if (requestedSlot && requestedSlot.endMs < getCorrectedNow()) requestedSlot = undefined;
  renderMeetingRequest(selection, requestedSlot);
}

function renderAgenda(): void {
  renderDayTableOrNoSlotsNotice(selection);
  renderHourTableAndZoneNote(selection);
  renderRequest();
}

function refreshAgenda(): void {
  updateSelection();
  renderAgenda();
}

/** Compares the visitor's clock with the server's, and updates the agenda if the clock proves to be wrong. */
async function correctClock(): Promise<void> {
  if (await updateServerClockOffset()) refreshAgenda();
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

async function initAndRenderAgendaInSteps(): Promise<void> {
  // Waits first, so that filling the tables does not delay the page's first layout, which follows this script.
  await waitForNextPaint();
  restoreRequestAndInitSelection();
  renderDayTableOrNoSlotsNotice(selection);
  findAgendaPart<HTMLFieldSetElement>("choose-day").disabled = false;
  await waitForNextPaint();
  renderHourTableAndZoneNote(selection);
  findAgendaPart<HTMLFieldSetElement>("choose-hour").disabled = false;
  await waitForNextPaint();
  renderRequest();
  document.body.dataset.running = "";
}

/** Writes the visitor's choice into the address, also one that is not offered: its reason is shown again after a reload. */
function saveAndTrackChoice({ wanted: { date, time }, chosenSlot }: AgendaSelection): void {
  if (date) writeWantedSlot(hostWindow, { date, time });
  if (chosenSlot) trackSiteEvent("slot_chosen", { date: chosenSlot.date, time: chosenSlot.time }, hostWindow);
}

function handleDayAndHourChoices(): void {
  findAgendaPart("days").addEventListener("change", ({ target }) => {
    updateSelection({ ...selection.wanted, date: (target as HTMLInputElement).value });
    renderAgenda();
    saveAndTrackChoice(selection);
  });
  findAgendaPart("hours").addEventListener("change", ({ target }) => {
    const input = target as HTMLInputElement;
    // Browsers show the focus of a radio button only to visitors who use the keyboard.
    const isPointerChoice = !input.matches(":focus-visible");
    updateSelection({ date: selection.shownDate, time: input.value });
    const isChosen = selection.chosenSlot !== undefined;
    animateChosenHalfHour(isChosen ? (input.nextElementSibling as HTMLElement) : undefined, () => {
      renderAgenda();
      // In a narrow window the buttons that open the message are below the hours.
      if (isPointerChoice && isChosen && matchMedia("(width < 64rem)").matches)
        findAgendaPart("request").scrollIntoView({ block: "nearest" });
    });
    saveAndTrackChoice(selection);
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

function handleRequestFieldsAndLinks(): void {
  findAgendaPart("message-and-sender").addEventListener("input", () => {
    renderRequest();
    saveVisitor(requestedSlot);
  });
  for (const way of ["whatsapp", "mail"] as const) {
    const handleClick = (event: MouseEvent) => {
      if (event.button > 1) return;
      refreshAgenda();
      const { chosenSlot: slot } = selection;
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
    };
    findAgendaPart(way).addEventListener("click", handleClick);
    // The middle button, which opens a new tab.
    findAgendaPart(way).addEventListener("auxclick", handleClick);
  }
}

function showNoticeWhileOffline(): void {
  const update = () => writeAgendaPart("offline", navigator.onLine ? "" : settings.words.chosen.offline);
  addEventListener("online", update);
  addEventListener("offline", update);
  update();
}

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
handleUpAndDownKeysInTable("days");
handleUpAndDownKeysInTable("hours");
focusChosenHourOnChangeClick();
handleRequestFieldsAndLinks();
showNoticeWhileOffline();
runWhenPageShown(() =>
  runWhenInView(findAgendaPart("choices"), () => trackSiteEvent("booking_seen", {}, hostWindow)),
);
await initAndRenderAgendaInSteps();
runWhenPageShown(() => {
  // A prerendered page may be shown long after it was rendered.
  refreshAgenda();
  runEveryMinuteAndOnReturn(refreshAgenda);
  correctClock();
  // The visitor may have set the clock meanwhile.
  document.addEventListener("visibilitychange", () => !document.hidden && correctClock());
  trackSiteEvent("booking_ready", {}, hostWindow);
});
// The frame gets the height of its content only after the last part is painted: each resize makes the browser lay out the
// rest of /contacto again.
await waitForNextPaint();
resizeFrameToContent();
