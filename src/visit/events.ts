/** The events that an owner may want to count, with their details. No event holds what a visitor typed. */
export interface SiteEventDetails {
  /** A link to /contacto or to the booking service was clicked; `to` is the address in the link, as in the next two. */
  call: { to: string };
  whatsapp: { to: string };
  mail: { to: string };
  booking_seen: object;
  booking_ready: object;
  booking_fallback: { reason: "late" | "offline" | "blocked" };
  slot_chosen: { date: string; time: string };
  booking_done: { way: "whatsapp" | "mail" | "service" };
  form_sent: object;
  form_failed: object;
  not_found: object;
}

declare global {
  interface Window {
    /** The queue of events for the analytics tool; it exists only when content/site.yaml names a tool. */
    dataLayer?: object[];
  }
}

/**
 * Dispatches an event as `site:event` and adds it to the queue of the analytics tool, if there is one.
 * @param view the window whose page the visitor sees: for the agenda in its frame, the window of /contacto
 */
export function trackSiteEvent<Name extends keyof SiteEventDetails>(
  name: Name,
  detail: SiteEventDetails[Name],
  view: Window = window,
): void {
  const entry = { event: `site_${name}`, page: view.location.pathname, ...detail };
  view.dispatchEvent(new CustomEvent("site:event", { detail: entry }));
  view.dataLayer?.push(entry);
}

/** Tracks clicks on links with `data-event`, whose value is the name of the event. */
export function trackLinkClicks(): void {
  const trackClick = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLElement>("a[data-event]");
    if (link)
      trackSiteEvent(link.dataset.event as "call" | "whatsapp" | "mail", {
        to: `${link.getAttribute("href")}`,
      });
  };
  addEventListener("click", trackClick, true);
}
