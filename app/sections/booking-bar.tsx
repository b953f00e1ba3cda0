import type { ReactNode } from "react";
import { closingCall } from "#app/content/contact-calls.ts";
import { ButtonLink } from "#app/ui/button.tsx";

/**
 * The middle of a long page. On a phone a bar with the booking action rests at the lower edge while it is in
 * view: it comes when the opening has left, and the closing call rises over it. Position alone does it.
 */
export function BookingBar({ children, call = closingCall.book }: { children: ReactNode; call?: string }) {
  return (
    <div>
      {children}
      <div className="booking-bar md:hidden" data-print="hide">
        <ButtonLink to="/contacto" size="md" className="w-full">
          {call}
        </ButtonLink>
      </div>
    </div>
  );
}
