/** Events that an owner may want to count. No event holds what a visitor typed. */
export interface SiteEventDetails {
  /** `to` is the address in the link. */
  call: { to: string };
  whatsapp: { to: string };
  mail: { to: string };
  booking_seen: object;
  booking_ready: object;
  booking_fallback: { reason: "late" | "offline" | "blocked" };
  slot_chosen: { date: string; time: string };
  booking_message: { way: "whatsapp" | "mail" };
  booking_done: { way: "service" };
  form_sent: object;
  form_failed: object;
  not_found: object;
}

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Dispatches `site:event` and adds it to the queue of the analytics tool. @param view the visible window, not the frame */
export function trackSiteEvent<Name extends keyof SiteEventDetails>(
  name: Name,
  detail: SiteEventDetails[Name],
  view: Window = window,
): void {
  const entry = { event: `site_${name}`, page: view.location.pathname, ...detail };
  view.dispatchEvent(new CustomEvent("site:event", { detail: entry }));
  view.dataLayer?.push(entry);
}

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
