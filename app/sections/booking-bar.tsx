import type { ReactNode } from "react";
import { navigation } from "#app/content/navigation.ts";
import { ButtonLink } from "#app/ui/button.tsx";

interface BookingBarProps {
  children: ReactNode;
  /** The label of the booking button. */
  call?: string;
}

/**
 * The middle of a long page. On a phone, a bar with the booking button sticks to the lower edge for as long as
 * this part is in view, so it never stands beside the buttons of the opening or of the closing call.
 */
export function BookingBar({ children, call = navigation.book.label }: BookingBarProps) {
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
