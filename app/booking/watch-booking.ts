import { getVisitAttribution } from "../attribution.ts";
import { type SiteEventDetails, trackSiteEvent } from "../events.ts";
import { addAttributionToAddress, findBookingService } from "./services.ts";

/** How long to wait for the ready message of a service, in milliseconds, before the notice about a late calendar. */
const serviceReadyTimeoutMs = 5000;

/**
 * Watches the frame of a booking service on /contacto: adds the attribution to its address, shows notices (late, offline,
 * blocked, booked) and tracks events.
 * @param booking the outer element of `BookingFrame`
 * @param topic the topic in the address of /contacto (`crm`); may be empty
 */
export function watchBookingFrame(booking: HTMLElement, topic: string): void {
  const [frame] = booking.getElementsByTagName("iframe");
  const { address } = booking.dataset;
  if (!frame || !address) return;
  const service = findBookingService(address);
  const sources = service.frameSources(new URL(address));
  const placeholder = booking.querySelector("[data-placeholder]");
  let isReady = false;
  let isInView = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const showNotice = (notice: string | undefined) => {
    for (const element of booking.querySelectorAll<HTMLElement>("[data-notice]"))
      element.hidden = element.dataset.notice !== notice;
  };
  const showFallback = (reason: SiteEventDetails["booking_fallback"]["reason"]) => {
    clearTimeout(timer);
    showNotice(reason);
    trackSiteEvent("booking_fallback", { reason });
  };
  const handleOffline = () => {
    if (!isReady) showFallback("offline");
  };
  const startTimeout = () => {
    clearTimeout(timer);
    if (service.isReady && isInView && !isReady && navigator.onLine)
      timer = setTimeout(() => showFallback("late"), serviceReadyTimeoutMs);
  };
  const markReady = () => {
    clearTimeout(timer);
    isReady = true;
    placeholder?.setAttribute("hidden", "");
    showNotice(undefined);
  };

  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    isInView = true;
    trackSiteEvent("booking_seen", {});
    startTimeout();
  });
  observer.observe(frame);

  const touch = getVisitAttribution();
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-direct]"))
    link.href = addAttributionToAddress(address, service, touch, topic);
  const { src } = frame;
  const attributed = addAttributionToAddress(src, service, touch, topic);
  // Setting the same address again would reload the frame.
  if (attributed !== src) frame.src = attributed;

  // `load` also fires on error pages: it counts only when the service sends no ready message.
  const onLoad = () => {
    if (!service.isReady && navigator.onLine) markReady();
  };
  frame.addEventListener("load", onLoad);
  addEventListener("message", ({ source, origin, data }) => {
    if (source !== frame.contentWindow || !sources.includes(origin)) return;
    if (service.isReady?.(data)) {
      if (service.readyReply) frame.contentWindow?.postMessage(service.readyReply, origin);
      if (!isReady) trackSiteEvent("booking_ready", {});
      markReady();
    }
    if (service.hasFailed?.(data)) {
      isReady = false;
      showFallback("late");
    }
    const height = service.readHeight?.(data);
    // booking-frame.css sets the minimum of 600 px.
    if (height && height > 0 && height < 10_000) frame.style.height = `${Math.ceil(height)}px`;
    if (service.isBooked?.(data)) {
      showNotice("booked");
      // Scrolls to the notice, which is above the frame, because the visitor may be at the end of the frame.
      booking.querySelector('[data-notice="booked"]')?.scrollIntoView({ block: "nearest" });
      trackSiteEvent("booking_done", { way: "service" });
    }
  });
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
    if (effectiveDirective === "frame-src") showFallback("blocked");
  });

  addEventListener("offline", handleOffline);
  addEventListener("online", () => {
    if (isReady) return;
    showNotice(undefined);
    // The browser does not reload a frame that failed to load offline.
    frame.setAttribute("src", frame.src);
    startTimeout();
  });
  if (!navigator.onLine) handleOffline();
  booking.dataset.watched = "";
}
