import { useEffect } from "react";
import { agenda } from "#app/booking/agenda-words.ts";
import { ownBookingPath } from "#app/contact-links.ts";
import { Link } from "#app/ui/link.tsx";
import { nextHalfHour } from "#content/calls";

const { waiting, lead, today, tomorrow } = nextHalfHour;

/** How the script calls days. */
export const days: DayLabels = { today, tomorrow, weekdays: agenda.day.weekdays };

/** How days are called, for the script (next-half-hour-script.ts). */
export interface DayLabels {
  today: string;
  tomorrow: string;
  weekdays: typeof agenda.day.weekdays;
}

/**
 * The first half hour of the agenda's hours, a link that opens the agenda on it. A script writes it when the page is idle,
 * into room that is kept for it; a booking service's hours nobody knows here.
 * @param said whether the words beside it say already how long the meeting is and that it is free
 */
export function NextHalfHour({ said = false }: { said?: boolean }) {
  useEffect(() => {
    // A finished page has it as a script of its own (finish/page/own-script.ts).
    if (import.meta.env.DEV) import("./next-half-hour-script.ts");
  }, []);
  if (!ownBookingPath && said) return null;
  return (
    <p className="stack min-h-11 items-center text-sm" data-days={ownBookingPath && JSON.stringify(days)}>
      {!said && <span>{waiting}</span>}
      {ownBookingPath && (
        <Link
          to="/contacto"
          data-next-half-hour=""
          className="invisible group flex flex-wrap items-center gap-x-2"
        >
          {lead}
          {/* As long as a day and an hour can be. */}
          <b
            data-when=""
            className="whitespace-nowrap rounded-sm bg-action px-2 py-1 line-height-tight text-action-ink group-hover:bg-action-strong"
          >
            {`${tomorrow}, 10:00`}
          </b>
        </Link>
      )}
    </p>
  );
}
