import { agenda } from "#app/content/contact.ts";
import { site } from "#site";
import { timesOfWeek, week, workingDays } from "./slots.ts";

const fieldset = "min-w-0 px-5 py-6 sm:px-8";
const legend = "float-start w-full text-xl font-semibold tracking-tight";

const names = { day: agenda.day.title, time: agenda.hour.title };

/** A day or an hour to choose. The script writes what it is; until then it keeps the place. */
function Choice({ of }: { of: "day" | "time" }) {
  return (
    <td>
      <label className="agenda-choice" data-of={of}>
        <input type="radio" name={of} aria-label={names[of]} className="sr-only" />
        <span />
      </label>
    </td>
  );
}

export function DayTable() {
  const { title, weekdays } = agenda.day;
  const columns = workingDays(site.booking.hours);
  // The days offered begin on any day of a week, so they may reach into one more.
  const rows = Array.from({ length: site.booking.weeksAhead + 1 }, (_, index) => index);
  return (
    <fieldset disabled data-agenda="choose-day" className={fieldset}>
      <legend className={legend}>{title}</legend>
      <table
        className="agenda-table agenda-days mt-2"
        data-agenda="days"
        data-columns={columns.map((weekday) => week.indexOf(weekday)).join(" ")}
      >
        <thead>
          <tr>
            {columns.map((weekday) => (
              <th
                key={weekday}
                scope="col"
                className="pb-1 text-center text-weekday font-normal text-ink-soft"
              >
                <abbr title={weekdays[weekday]} className="no-underline">
                  {weekdays[weekday].slice(0, 3)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              {columns.map((weekday) => (
                <Choice key={weekday} of="day" />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}

export function HourTable() {
  const { title, zone, ownZone } = agenda.hour;
  const hours = [...new Set(timesOfWeek(site.booking.hours).map((time) => time.slice(0, 2)))];
  return (
    <fieldset disabled data-agenda="choose-hour" className={`${fieldset} lg:ps-0`}>
      <legend className={legend}>{title}</legend>
      <p data-agenda="day" className="clear-both min-h-6 text-sm text-ink-soft first-letter:uppercase" />
      <table className="agenda-table mt-2" data-agenda="hours">
        <tbody>
          {hours.map((hour, index) => {
            const before = hours[index - 1];
            const afterBreak = before !== undefined && Number(hour) - Number(before) > 1;
            return (
              <tr key={hour} data-hour={hour} data-after-break={afterBreak || undefined}>
                <Choice of="time" />
                <Choice of="time" />
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="mt-3 text-sm text-ink-soft">
        {zone}{" "}
        <span data-agenda="own-zone" hidden>
          {ownZone}
        </span>
      </p>
    </fieldset>
  );
}
