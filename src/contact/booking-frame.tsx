import { buildFrameAddress, getFrameSandboxPermissions } from "../booking/services.ts";
import { firm } from "../content/firm/firm.ts";
import { contactLinks } from "../content/pages/contact-links.ts";
import { contactWords } from "../content/shared/contact.ts";
import { read } from "../site-content.ts";
import { ContactAlternatives } from "./contact-alternatives.tsx";
import "../booking/appear-late.css";
import "./booking-frame.css";

const { contactPageTexts } = read(contactWords);
const { ownAgendaPath } = read(contactLinks);
const site = read(firm);

/** The site's own agenda or the configured service, in a lazy frame. */
export function BookingFrame() {
  const { url, label } = site.booking;
  const { loading, booked, ...serviceNotices } = contactPageTexts.frame;
  const notices = url ? serviceNotices : { offline: serviceNotices.offline };
  return (
    <div
      data-behaviour={url ? "booking-frame" : "own-agenda-frame"}
      data-booking={url ? "service" : "own"}
      data-address={url}
    >
      <div role="status">
        {url && (
          <p data-notice="booked" hidden className="mb-4 rounded-2xl bg-good-wash p-6">
            <strong className="block text-lg font-semibold">{booked.title}</strong>
            {booked.text}
          </p>
        )}
        {Object.entries(notices).map(([reason, text]) => (
          <div key={reason} data-notice={reason} hidden className="mb-4 rounded-2xl bg-brand-wash p-6">
            <p className="font-semibold">{text}</p>
            <ContactAlternatives className="mt-2" />
          </div>
        ))}
      </div>
      {/* As high as the agenda, so that nothing moves when the frame appears. */}
      <div className="booking-frame relative min-h-[calc(2px+max(600px,37.5rem))] rounded-2xl border border-line bg-surface-raised shadow-lg">
        <p
          aria-hidden="true"
          data-placeholder=""
          className="absolute inset-x-0 top-0 p-8 text-center text-ink-soft"
        >
          {loading}
        </p>
        <iframe
          src={url ? buildFrameAddress(url, new URL(site.url).host) : ownAgendaPath}
          title={label}
          height={600}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
          allow="camera 'none'; microphone 'none'"
          sandbox={url && getFrameSandboxPermissions(url)}
          className="relative block min-h-[max(600px,37.5rem)] w-full rounded-2xl"
        />
      </div>
    </div>
  );
}
