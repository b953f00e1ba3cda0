import { firstTouch } from "../attribution.ts";
import { raise, type SiteEvents } from "../events.ts";
import { addAttribution, findService } from "./services.ts";

/** Milliseconds after which a service that can say that it is ready is late. */
const patience = 5000;

/**
 * Watches a service's frame on /contacto: tells the service where the visitor comes from, shows notices beside the
 * frame (it is late, offline, blocked; the meeting is booked) and raises the events.
 * @param booking the element of `BookingFrame`
 */
export function watchBooking(booking: HTMLElement, topic: string): void {
  const [frame] = booking.getElementsByTagName("iframe");
  const { address } = booking.dataset;
  if (!frame || !address) return;
  const service = findService(address);
  const sources = service.frameSources(new URL(address));
  const placeholder = booking.querySelector("[data-placeholder]");
  let there = false;
  let inView = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (notice: string | undefined) => {
    for (const element of booking.querySelectorAll<HTMLElement>("[data-notice]"))
      element.hidden = element.dataset.notice !== notice;
  };
  const fallBack = (reason: SiteEvents["booking_fallback"]["reason"]) => {
    clearTimeout(timer);
    show(reason);
    raise("booking_fallback", { reason });
  };
  const lose = () => {
    if (!there) fallBack("offline");
  };
  const awaitCalendar = () => {
    clearTimeout(timer);
    if (service.isReady && inView && !there && navigator.onLine)
      timer = setTimeout(() => fallBack("late"), patience);
  };
  const arrive = () => {
    clearTimeout(timer);
    there = true;
    placeholder?.setAttribute("hidden", "");
    show(undefined);
  };

  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    inView = true;
    raise("booking_seen", {});
    awaitCalendar();
  });
  seen.observe(frame);

  const touch = firstTouch();
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-direct]"))
    link.href = addAttribution(address, service, touch, topic);
  const { src } = frame;
  const attributed = addAttribution(src, service, touch, topic);
  // The same address again would load the frame a second time.
  if (attributed !== src) frame.src = attributed;

  // It comes for a page that failed too: it counts where nothing better does.
  const onLoad = () => {
    if (!service.isReady && navigator.onLine) arrive();
  };
  frame.addEventListener("load", onLoad);
  addEventListener("message", ({ source, origin, data }) => {
    if (source !== frame.contentWindow || !sources.includes(origin)) return;
    if (service.isReady?.(data)) {
      if (service.answer) frame.contentWindow?.postMessage(service.answer, origin);
      if (!there) raise("booking_ready", {});
      arrive();
    }
    if (service.hasFailed?.(data)) {
      there = false;
      fallBack("late");
    }
    const height = service.readHeight?.(data);
    // booking-frame.css keeps it from being lower than 600 px.
    if (height && height > 0 && height < 10_000) frame.style.height = `${Math.ceil(height)}px`;
    if (service.isBooked?.(data)) {
      show("booked");
      // It stands above the frame, at whose end the visitor may be.
      booking.querySelector('[data-notice="booked"]')?.scrollIntoView({ block: "nearest" });
      raise("booking_done", { way: "service" });
    }
  });
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
    if (effectiveDirective === "frame-src") fallBack("blocked");
  });

  addEventListener("offline", lose);
  addEventListener("online", () => {
    if (there) return;
    show(undefined);
    // What failed to load for want of a connection does not try again by itself.
    frame.setAttribute("src", frame.src);
    awaitCalendar();
  });
  if (!navigator.onLine) lose();
  booking.dataset.watched = "";
}
