/** What visitors do that an owner may want to count, and what is told of it: never what somebody typed. */
export interface SiteEvents {
  call: { to: string };
  whatsapp: { to: string };
  mail: { to: string };
  booking_seen: object;
  booking_ready: object;
  /** The other ways to book came forward. */
  booking_fallback: { reason: "late" | "offline" | "blocked" };
  slot_chosen: { date: string; time: string };
  /** A message with a slot was opened to be sent, or a booking service said that a meeting is booked. */
  booking_done: { way: "whatsapp" | "mail" | "service" };
  form_sent: object;
  form_failed: object;
  not_found: object;
}

declare global {
  interface Window {
    /** Where analytics tools take their events from; there only when site.config.ts names one. */
    dataLayer?: object[];
  }
}

/** Tells of an event: as `site:event` on the window that the visitor is at, and to the analytics tool if any. */
export function raise<Name extends keyof SiteEvents>(
  name: Name,
  detail: SiteEvents[Name],
  view: Window = window,
): void {
  const told = { event: `site_${name}`, page: view.location.pathname, ...detail };
  view.dispatchEvent(new CustomEvent("site:event", { detail: told }));
  view.dataLayer?.push(told);
}

/** Raises what a followed link names in `data-event`; none holds what was typed. */
export function trackLinkClicks(): void {
  const tell = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLElement>("a[data-event]");
    if (link)
      raise(link.dataset.event as "call" | "whatsapp" | "mail", { to: `${link.getAttribute("href")}` });
  };
  addEventListener("click", tell, true);
}
