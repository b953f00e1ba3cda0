// Fills the elements of agenda-choices.tsx and half-hour-request.tsx. The offered slots depend on the time.
import { isOffline } from "../../visit/connection.ts";
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
/** Its message was opened in WhatsApp or mail; undefined also when its meeting is over. */
let requestedSlot: Slot | undefined;

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

async function correctClock(): Promise<void> {
  if (await updateServerClockOffset()) refreshAgenda();
}

/** So that a slow phone shows each part and handles touches in between. A background page does not paint: hence the timeout. */
const waitForNextPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });

async function initAndRenderAgendaInSteps(): Promise<void> {
  // So that filling the tables does not delay the page's first layout, which follows this script.
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

/** Also a choice that is not offered: its reason is shown again after a reload. */
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
      trackSiteEvent("booking_message", { way }, hostWindow);
    };
    findAgendaPart(way).addEventListener("click", handleClick);
    findAgendaPart(way).addEventListener("auxclick", handleClick);
  }
}

function showNoticeWhileOffline(): void {
  const update = async () =>
    writeAgendaPart("offline", (await isOffline()) ? settings.words.chosen.offline : "");
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
const isPrerendered = document.prerendering;
runWhenPageShown(() => {
  // Otherwise it was rendered just now.
  if (isPrerendered) refreshAgenda();
  runEveryMinuteAndOnReturn(refreshAgenda);
  correctClock();
  document.addEventListener("visibilitychange", () => !document.hidden && correctClock());
  trackSiteEvent("booking_ready", {}, hostWindow);
});
// Only after the last paint: each resize of the frame makes the browser lay out the rest of /contacto again.
await waitForNextPaint();
resizeFrameToContent();
