import { site } from "#site";

/**
 * The booking calendar, 600 px high, of whatever service the configuration names. Lazy, though it is in the first
 * window: so it starts after the page's own first layout and does not hold its paint.
 */
export function BookingFrame() {
  return (
    <iframe
      src={site.booking.url}
      title={site.booking.label}
      height={600}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
      allow="camera 'none'; microphone 'none'"
      className="block h-150 w-full rounded-lg border border-line bg-surface-raised shadow-soft"
    />
  );
}
