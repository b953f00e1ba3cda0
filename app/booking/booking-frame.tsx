import { site } from "#site";

/** A page of this site learns from the fragment that it stands in the frame and needs no way back. */
const address = site.booking.url.startsWith("/") ? `${site.booking.url}#marco` : site.booking.url;

/** The booking calendar, 600 px high, of whatever service the configuration names. */
export function BookingFrame() {
  return (
    <iframe
      src={address}
      title={site.booking.label}
      height={600}
      referrerPolicy="strict-origin-when-cross-origin"
      allow="camera 'none'; microphone 'none'"
      className="block h-150 w-full rounded-lg border border-line bg-surface-raised shadow-soft"
    />
  );
}
