import {
  addAttributionAndTopicToAddress,
  findBookingService,
  listFrameOrigins,
} from "../booking/services.ts";
import { readVisitAttribution } from "../visit/attribution.ts";
import { isOffline } from "../visit/connection.ts";
import { type SiteEventDetails, trackSiteEvent } from "../visit/events.ts";
import { runWhenInView, runWhenPageShown } from "../visit/shown.ts";

const serviceReadyTimeoutMs = 5000;

/** Watches the frame of a booking service on /contacto. @param topic `crm`; may be empty or undefined */
function watchBookingFrame(bookingElement: HTMLElement, topic: string | undefined): void {
  const [frame] = bookingElement.getElementsByTagName("iframe");
  const { address } = bookingElement.dataset;
  if (!frame || !address) return;
  const service = findBookingService(address);
  const frameOrigins = listFrameOrigins(address);
  let isReady = false;
  let isInView = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const showNotice = (notice?: string) => {
    for (const element of bookingElement.querySelectorAll<HTMLElement>("[data-notice]"))
      element.hidden = element.dataset.notice !== notice;
  };
  const showFallback = (reason: SiteEventDetails["booking_fallback"]["reason"]) => {
    clearTimeout(timer);
    showNotice(reason);
    trackSiteEvent("booking_fallback", { reason });
  };
  const showFallbackIfOffline = async () => {
    if (!isReady && (await isOffline()) && !isReady) showFallback("offline");
  };
  const startTimeout = () => {
    clearTimeout(timer);
    const showWhy = async () => {
      const reason = (await isOffline()) ? "offline" : "late";
      if (!isReady) showFallback(reason);
    };
    if (service.isReadyMessage && isInView && !isReady) timer = setTimeout(showWhy, serviceReadyTimeoutMs);
  };
  const markReady = () => {
    clearTimeout(timer);
    isReady = true;
    bookingElement.querySelector("[data-placeholder]")?.setAttribute("hidden", "");
    showNotice();
  };

  runWhenInView(frame, () => {
    isInView = true;
    trackSiteEvent("booking_seen", {});
    startTimeout();
  });

  const addVisit = (target: string) =>
    addAttributionAndTopicToAddress(target, service, readVisitAttribution(), topic);
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-direct]"))
    link.href = addVisit(address);
  // Setting the same address again would reload the frame.
  if (addVisit(frame.src) !== frame.src) frame.src = addVisit(frame.src);

  // `load` also fires on error pages: it counts only when the service sends no ready message.
  frame.addEventListener("load", async () => {
    if (!service.isReadyMessage && !(await isOffline())) markReady();
  });
  addEventListener("message", ({ source, origin, data }) => {
    if (source !== frame.contentWindow || !frameOrigins.includes(origin)) return;
    if (service.isReadyMessage?.(data)) {
      if (service.readyReply) frame.contentWindow?.postMessage(service.readyReply, origin);
      if (!isReady) trackSiteEvent("booking_ready", {});
      markReady();
    }
    if (service.isFailureMessage?.(data)) {
      isReady = false;
      showFallback("late");
    }
    const height = service.readHeightPx?.(data);
    if (height && height > 0 && height < 10_000) frame.style.height = `${Math.ceil(height)}px`;
    if (service.isBookedMessage?.(data)) {
      showNotice("booked");
      bookingElement.querySelector('[data-notice="booked"]')?.scrollIntoView({ block: "nearest" });
      trackSiteEvent("booking_done", { way: "service" });
    }
  });
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
    if (effectiveDirective === "frame-src") showFallback("blocked");
  });

  addEventListener("offline", showFallbackIfOffline);
  addEventListener("online", () => {
    if (isReady) return;
    showNotice();
    frame.setAttribute("src", frame.src);
    startTimeout();
  });
  showFallbackIfOffline();
  bookingElement.dataset.watched = "";
}

const bookingElement = document.querySelector<HTMLElement>("[data-booking]");
// topic-script.ts runs before.
const { topic } = document.querySelector<HTMLElement>("[data-topic]:not([aria-hidden])")?.dataset ?? {};
if (bookingElement) runWhenPageShown(() => watchBookingFrame(bookingElement, topic));
