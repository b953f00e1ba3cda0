import type { ReactNode } from "react";
import { closingCallTexts } from "../content/calls.ts";
import { navigationTexts } from "../content/navigation.ts";
import { ButtonLink } from "../ui/button.tsx";
import { WhatsAppIcon } from "../ui/whatsapp-icon.tsx";
import { useWhatsAppProps } from "../ui/whatsapp-props.ts";
import "./booking-bar.css";

interface BookingBarProps {
  /** The middle of the page, during which the bar is shown. */
  children: ReactNode;
  bookingLabel?: string;
}

/**
 * Wraps the middle of a long page. On a phone a bar with the booking button and WhatsApp sticks to the lower edge while
 * this part is in view, so the bar is never shown together with the buttons of the opening or of the closing call.
 */
export function BookingBar({ children, bookingLabel = navigationTexts.book.label }: BookingBarProps) {
  return (
    <div>
      {children}
      <div className="booking-bar on-night" data-print="hide">
        <ButtonLink to="/contacto" size="md">
          {bookingLabel}
        </ButtonLink>
        <a
          {...useWhatsAppProps()}
          className="icon-only grid square-12 place-items-center rounded-full border border-on-night-soft text-on-night hover:border-on-night active:press"
        >
          <WhatsAppIcon />
          <span className="sr-only">{`${closingCallTexts.whatsapp} ${navigationTexts.footer.newTab}`}</span>
        </a>
      </div>
    </div>
  );
}
