import { read } from "../../site-content.ts";
import { siteAgendaRules } from "../agenda-rules.ts";
import { listMeetingTimesOfWeek, listWorkingWeekdays } from "../slots.ts";
import { agendaWords } from "./words.ts";
import "./agenda-choices.css";

const agendaPageTexts = read(agendaWords);

const fieldsetClasses = "min-w-0 px-5 pt-5 sm:px-8 sm:pt-6 sm:pb-6";
const legendClasses = "float-start w-full text-xl font-semibold tracking-tight";

/** Until agenda-script.ts fills in value and label, a screen reader reads the given label. */
function EmptyChoiceCell({ kind, label }: { kind: "day" | "time"; label: string }) {
  return (
    <td>
      <label className="agenda-choice">
        <input type="radio" name={kind} className="sr-only" />
        <span>
          <span className="sr-only">{label}</span>
        </span>
      </label>
    </td>
  );
}

export function DayTable() {
  const { title, weekdays } = agendaPageTexts.day;
  const columns = listWorkingWeekdays(siteAgendaRules.hours);
  // The first day may be any day of a week, so the days offered can fall into one more week than `weeksAhead`.
  const rows = Array.from({ length: siteAgendaRules.weeksAhead + 1 }, (_, index) => index);
  return (
    <fieldset disabled data-agenda="choose-day" className={fieldsetClasses}>
      <legend className={legendClasses}>{title}</legend>
      {/* The table is for the layout only: each choice has its full label, so a screen reader needs no headings. */}
      <table role="none" className="agenda-table agenda-days" data-agenda="days">
        <thead aria-hidden="true">
          <tr>
            {columns.map((weekday) => (
              <th key={weekday} className="pb-1 text-center font-normal text-ink-soft">
                {weekdays[weekday].slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              {columns.map((weekday) => (
                <EmptyChoiceCell key={weekday} kind="day" label={title} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}

export function HourTable() {
  const { title, zone } = agendaPageTexts.hour;
  const hours = [...new Set(listMeetingTimesOfWeek(siteAgendaRules.hours).map((time) => time.slice(0, 2)))];
  return (
    <fieldset
      disabled
      data-agenda="choose-hour"
      className={`${fieldsetClasses} max-sm:pb-6 sm:row-span-2 lg:ps-0`}
    >
      <legend className={legendClasses}>{title}</legend>
      <p
        data-agenda="day"
        className="clear-both min-h-7 pt-1 text-sm lg:min-h-8 lg:pt-2 text-ink-soft first-letter:uppercase"
      />
      <p data-agenda="unoffered" className="font-semibold text-balance empty:hidden" />
      <table role="none" className="agenda-table mt-1 lg:mt-2" data-agenda="hours">
        <tbody>
          {hours.map((hour, index) => {
            const previous = hours[index - 1];
            const isAfterBreak = previous !== undefined && Number(hour) - Number(previous) > 1;
            return (
              // Wide windows show unavailable hours, so that past hours do not make the table lower.
              <tr
                key={hour}
                data-hour={hour}
                data-after-break={isAfterBreak || undefined}
                className="max-lg:data-unavailable:hidden"
              >
                <EmptyChoiceCell kind="time" label={title} />
                <EmptyChoiceCell kind="time" label={title} />
              </tr>
            );
          })}
        </tbody>
      </table>
      <p data-agenda="zone" className="mt-3 text-sm text-ink-soft">
        {zone}
      </p>
    </fieldset>
  );
}
