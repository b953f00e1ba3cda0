import type { PropsWithChildren } from "react";
import { navigation } from "../content/pages/navigation.ts";
import { calls } from "../content/shared/calls.ts";
import { read } from "../site-content.ts";
import { ButtonLink } from "../ui/button.tsx";
import { WhatsAppLink } from "../ui/whatsapp-link.tsx";
import "./booking-bar.css";

const { closingCall } = read(calls);
const navigationTexts = read(navigation);

/** The bar sticks while this part is in view, so never together with the buttons of the opening or the closing call. */
export function BookingBar({
  children,
  bookingLabel = navigationTexts.book.label,
}: PropsWithChildren<{ bookingLabel?: string }>) {
  return (
    <div>
      {children}
      <div
        className="booking-bar on-night sticky grid [@media(height<30rem)]:hidden bottom-0 z-10 grid-cols-[1fr_auto] gap-3 border-t border-night-line bg-night-raised px-5 pt-3 focus-within:z-12 md:hidden"
        data-print="hide"
      >
        <ButtonLink to="/contacto" size="md">
          {bookingLabel}
        </ButtonLink>
        <WhatsAppLink className="icon-only grid size-[3rem] place-items-center rounded-full border border-on-night-soft text-on-night hover:border-on-night active:translate-y-px">
          <span className="sr-only">{closingCall.whatsapp}</span>
        </WhatsAppLink>
      </div>
    </div>
  );
}
