import { site } from "#site";

/**
 * The booking calendar, 600 px high, of whatever service the configuration names. Lazy, though it is in the first
 * window, and not displayed for a moment (`booking-wait` in app.css): the page is painted before its calendar is
 * asked for.
 */
export function BookingFrame() {
  return (
    <div className="booking-frame box-content h-150 rounded-lg border border-line bg-surface-raised shadow-soft">
      <iframe
        src={site.booking.url}
        title={site.booking.label}
        height={600}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
        allow="camera 'none'; microphone 'none'"
        className="block h-150 w-full rounded-lg"
      />
    </div>
  );
}
