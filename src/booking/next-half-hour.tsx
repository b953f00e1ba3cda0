import { contactLinks } from "../content/pages/contact-links.ts";
import { calls } from "../content/shared/calls.ts";
import { read } from "../site-content.ts";
import { Link } from "../ui/link.tsx";
import { agendaWords } from "./agenda/words.ts";
import { siteAgendaRules } from "./agenda-rules.ts";

const { nextHalfHour } = read(calls);
const { ownAgendaPath } = read(contactLinks);
const agendaPageTexts = read(agendaWords);

const { waiting, lead, today, tomorrow } = nextHalfHour;

const settings = {
  rules: siteAgendaRules,
  labels: { today, tomorrow, weekdays: agendaPageTexts.day.weekdays },
};
export type NextHalfHourSettings = typeof settings;

export const nextHalfHourSettings = ownAgendaPath && JSON.stringify(settings);

/** Until a script writes the time, and with a booking service, a text shows the length of the meeting and that it is free. */
export function NextHalfHour({ hideFallback = false }: { hideFallback?: boolean }) {
  if (!ownAgendaPath && hideFallback) return null;
  return (
    <p className="stack min-h-11 items-center text-sm">
      {!hideFallback && <span>{waiting}</span>}
      {ownAgendaPath && (
        <Link
          to="/contacto"
          data-behaviour="next-half-hour"
          data-next-half-hour={nextHalfHourSettings}
          className="invisible flex flex-wrap items-center gap-x-2 hover:underline"
        >
          {lead}
          {/* The longest possible text, so that nothing moves when the script replaces it. */}
          <b
            data-when=""
            className="whitespace-nowrap rounded-md border-2 border-dashed border-action-strong px-2 py-1 leading-tight"
          >
            {`${tomorrow}, 10:00`}
          </b>
        </Link>
      )}
    </p>
  );
}
